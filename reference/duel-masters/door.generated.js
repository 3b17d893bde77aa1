// Written by "npm run doors" from the schemas beside it; do not edit.

export const position = validate52;
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"A position of Duel Masters","type":"object","properties":{"game":{"const":"duel-masters"},"turn":{"type":"object","properties":{"number":{"type":"integer","minimum":1},"player":{"enum":["north","south"]},"phase":{"enum":["main","attack","end"]}},"required":["number","player","phase"],"additionalProperties":false},"cards":{"type":"array","items":{"type":"object","discriminator":{"propertyName":"kind"},"required":["kind"],"oneOf":[{"$ref":"#/$defs/creature"},{"$ref":"#/$defs/shield"}]},"minItems":1},"effects":{"type":"array","items":{"$ref":"#/$defs/effect"}}},"required":["game","turn","cards","effects"],"additionalProperties":false,"$defs":{"creature":{"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"kind":{"const":"creature"},"owner":{"enum":["north","south"]},"side":{"enum":["north","south"]},"zone":{"enum":["battle-zone","graveyard","hand","deck"]},"power":{"type":"integer","minimum":-99999,"maximum":99999},"tapped":{"type":"boolean"},"sick":{"type":"boolean"},"abilities":{"$ref":"#/$defs/abilities"}},"required":["id","kind","owner","side","zone","power","tapped","sick","abilities"],"additionalProperties":false},"shield":{"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"kind":{"const":"shield"},"owner":{"enum":["north","south"]},"side":{"enum":["north","south"]},"zone":{"enum":["shields","hand"]}},"required":["id","kind","owner","side","zone"],"additionalProperties":false},"abilities":{"type":"object","properties":{"blocker":{"const":true},"winsAllBattles":{"const":true},"indestructible":{"const":true},"cannotAttack":{"const":true}},"required":[],"additionalProperties":false},"effect":{"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"side":{"enum":["north","south"]},"when":{"anyOf":[{"type":"null"},{"type":"object","properties":{"on":{"enum":["attacks","blocks","battles","wins","loses","destroyed"]},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}},"required":["on","card"],"additionalProperties":false}]},"does":{"type":"array","items":{"$ref":"#/$defs/primitive"}},"used":{"type":"boolean"}},"required":["id","side","when","does","used"],"additionalProperties":false},"primitive":{"type":"object","discriminator":{"propertyName":"do"},"required":["do"],"oneOf":[{"type":"object","properties":{"do":{"const":"destroy"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}},"required":["do","card"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"move"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"to":{"enum":["hand","deck","graveyard"]}},"required":["do","card","to"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"summon"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}},"required":["do","card"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"withdraw"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}},"required":["do","card"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"add"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"amount":{"type":"integer","minimum":-99999,"maximum":99999}},"required":["do","card","amount"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"grant"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"abilities":{"$ref":"#/$defs/abilities"}},"required":["do","card","abilities"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"strip"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"ability":{"enum":["blocker","winsAllBattles","indestructible","cannotAttack"]}},"required":["do","card","ability"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"turn"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"tapped":{"type":"boolean"}},"required":["do","card","tapped"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"take"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"side":{"enum":["north","south"]}},"required":["do","card","side"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"battle"},"one":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"other":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}},"required":["do","one","other"],"additionalProperties":false}]}}};
const schema20 = {"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"kind":{"const":"creature"},"owner":{"enum":["north","south"]},"side":{"enum":["north","south"]},"zone":{"enum":["battle-zone","graveyard","hand","deck"]},"power":{"type":"integer","minimum":-99999,"maximum":99999},"tapped":{"type":"boolean"},"sick":{"type":"boolean"},"abilities":{"$ref":"#/$defs/abilities"}},"required":["id","kind","owner","side","zone","power","tapped","sick","abilities"],"additionalProperties":false};
const pattern3 = new RegExp("^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$", "");
const schema21 = {"type":"object","properties":{"blocker":{"const":true},"winsAllBattles":{"const":true},"indestructible":{"const":true},"cannotAttack":{"const":true}},"required":[],"additionalProperties":false};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "blocker") || (key0 === "winsAllBattles")) || (key0 === "indestructible")) || (key0 === "cannotAttack"))){
validate54.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.blocker !== undefined){
const _errs2 = errors;
if(true !== data.blocker){
validate54.errors = [{instancePath:instancePath+"/blocker",schemaPath:"#/properties/blocker/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.winsAllBattles !== undefined){
const _errs3 = errors;
if(true !== data.winsAllBattles){
validate54.errors = [{instancePath:instancePath+"/winsAllBattles",schemaPath:"#/properties/winsAllBattles/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.indestructible !== undefined){
const _errs4 = errors;
if(true !== data.indestructible){
validate54.errors = [{instancePath:instancePath+"/indestructible",schemaPath:"#/properties/indestructible/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cannotAttack !== undefined){
const _errs5 = errors;
if(true !== data.cannotAttack){
validate54.errors = [{instancePath:instancePath+"/cannotAttack",schemaPath:"#/properties/cannotAttack/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.owner === undefined) && (missing0 = "owner"))) || ((data.side === undefined) && (missing0 = "side"))) || ((data.zone === undefined) && (missing0 = "zone"))) || ((data.power === undefined) && (missing0 = "power"))) || ((data.tapped === undefined) && (missing0 = "tapped"))) || ((data.sick === undefined) && (missing0 = "sick"))) || ((data.abilities === undefined) && (missing0 = "abilities"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((((key0 === "id") || (key0 === "kind")) || (key0 === "owner")) || (key0 === "side")) || (key0 === "zone")) || (key0 === "power")) || (key0 === "tapped")) || (key0 === "sick")) || (key0 === "abilities"))){
validate53.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate53.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
const _errs4 = errors;
if("creature" !== data.kind){
validate53.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "creature"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner !== undefined){
let data2 = data.owner;
const _errs5 = errors;
if(!((data2 === "north") || (data2 === "south"))){
validate53.errors = [{instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/enum",keyword:"enum",params:{allowedValues: schema20.properties.owner.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.side !== undefined){
let data3 = data.side;
const _errs6 = errors;
if(!((data3 === "north") || (data3 === "south"))){
validate53.errors = [{instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema20.properties.side.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.zone !== undefined){
let data4 = data.zone;
const _errs7 = errors;
if(!((((data4 === "battle-zone") || (data4 === "graveyard")) || (data4 === "hand")) || (data4 === "deck"))){
validate53.errors = [{instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/enum",keyword:"enum",params:{allowedValues: schema20.properties.zone.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.power !== undefined){
let data5 = data.power;
const _errs8 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate53.errors = [{instancePath:instancePath+"/power",schemaPath:"#/properties/power/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data5 == "number"){
if(data5 > 99999 || isNaN(data5)){
validate53.errors = [{instancePath:instancePath+"/power",schemaPath:"#/properties/power/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999},message:"must be <= 99999"}];
return false;
}
else {
if(data5 < -99999 || isNaN(data5)){
validate53.errors = [{instancePath:instancePath+"/power",schemaPath:"#/properties/power/minimum",keyword:"minimum",params:{comparison: ">=", limit: -99999},message:"must be >= -99999"}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tapped !== undefined){
const _errs10 = errors;
if(typeof data.tapped !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/tapped",schemaPath:"#/properties/tapped/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sick !== undefined){
const _errs12 = errors;
if(typeof data.sick !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/sick",schemaPath:"#/properties/sick/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.abilities !== undefined){
const _errs14 = errors;
if(!validate54(data.abilities) && !validate54(data.abilities, {instancePath:instancePath+"/abilities",parentData:data,parentDataProperty:"abilities",rootData,dynamicAnchors})){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema22 = {"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"kind":{"const":"shield"},"owner":{"enum":["north","south"]},"side":{"enum":["north","south"]},"zone":{"enum":["shields","hand"]}},"required":["id","kind","owner","side","zone"],"additionalProperties":false};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.owner === undefined) && (missing0 = "owner"))) || ((data.side === undefined) && (missing0 = "side"))) || ((data.zone === undefined) && (missing0 = "zone"))){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "kind")) || (key0 === "owner")) || (key0 === "side")) || (key0 === "zone"))){
validate56.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate56.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate56.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
const _errs4 = errors;
if("shield" !== data.kind){
validate56.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "shield"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner !== undefined){
let data2 = data.owner;
const _errs5 = errors;
if(!((data2 === "north") || (data2 === "south"))){
validate56.errors = [{instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/enum",keyword:"enum",params:{allowedValues: schema22.properties.owner.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.side !== undefined){
let data3 = data.side;
const _errs6 = errors;
if(!((data3 === "north") || (data3 === "south"))){
validate56.errors = [{instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema22.properties.side.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.zone !== undefined){
let data4 = data.zone;
const _errs7 = errors;
if(!((data4 === "shields") || (data4 === "hand"))){
validate56.errors = [{instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/enum",keyword:"enum",params:{allowedValues: schema22.properties.zone.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema23 = {"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"side":{"enum":["north","south"]},"when":{"anyOf":[{"type":"null"},{"type":"object","properties":{"on":{"enum":["attacks","blocks","battles","wins","loses","destroyed"]},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}},"required":["on","card"],"additionalProperties":false}]},"does":{"type":"array","items":{"$ref":"#/$defs/primitive"}},"used":{"type":"boolean"}},"required":["id","side","when","does","used"],"additionalProperties":false};
const schema24 = {"type":"object","discriminator":{"propertyName":"do"},"required":["do"],"oneOf":[{"type":"object","properties":{"do":{"const":"destroy"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}},"required":["do","card"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"move"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"to":{"enum":["hand","deck","graveyard"]}},"required":["do","card","to"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"summon"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}},"required":["do","card"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"withdraw"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}},"required":["do","card"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"add"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"amount":{"type":"integer","minimum":-99999,"maximum":99999}},"required":["do","card","amount"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"grant"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"abilities":{"$ref":"#/$defs/abilities"}},"required":["do","card","abilities"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"strip"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"ability":{"enum":["blocker","winsAllBattles","indestructible","cannotAttack"]}},"required":["do","card","ability"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"turn"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"tapped":{"type":"boolean"}},"required":["do","card","tapped"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"take"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"side":{"enum":["north","south"]}},"required":["do","card","side"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"battle"},"one":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"other":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}},"required":["do","one","other"],"additionalProperties":false}]};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.do === undefined) && (missing0 = "do")){
validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const tag0 = data.do;
if(typeof tag0 == "string"){
if(tag0 === "destroy"){
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.do === undefined) && (missing1 = "do")) || ((data.card === undefined) && (missing1 = "card"))){
validate60.errors = [{instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data){
if(!((key0 === "do") || (key0 === "card"))){
validate60.errors = [{instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data.do !== undefined){
const _errs5 = errors;
if("destroy" !== data.do){
validate60.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/0/properties/do/const",keyword:"const",params:{allowedValue: "destroy"},message:"must be equal to constant"}];
return false;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.card !== undefined){
let data1 = data.card;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
validate60.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/0/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/0/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var props0 = true;
}
else if(tag0 === "move"){
const _errs8 = errors;
if(errors === _errs8){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((data.do === undefined) && (missing2 = "do")) || ((data.card === undefined) && (missing2 = "card"))) || ((data.to === undefined) && (missing2 = "to"))){
validate60.errors = [{instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs10 = errors;
for(const key1 in data){
if(!(((key1 === "do") || (key1 === "card")) || (key1 === "to"))){
validate60.errors = [{instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs10 === errors){
if(data.do !== undefined){
const _errs11 = errors;
if("move" !== data.do){
validate60.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/1/properties/do/const",keyword:"const",params:{allowedValue: "move"},message:"must be equal to constant"}];
return false;
}
var valid4 = _errs11 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.card !== undefined){
let data3 = data.card;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(!pattern3.test(data3)){
validate60.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/1/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/1/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.to !== undefined){
let data4 = data.to;
const _errs14 = errors;
if(!(((data4 === "hand") || (data4 === "deck")) || (data4 === "graveyard"))){
validate60.errors = [{instancePath:instancePath+"/to",schemaPath:"#/oneOf/1/properties/to/enum",keyword:"enum",params:{allowedValues: schema24.oneOf[1].properties.to.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "summon"){
const _errs15 = errors;
if(errors === _errs15){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((data.do === undefined) && (missing3 = "do")) || ((data.card === undefined) && (missing3 = "card"))){
validate60.errors = [{instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs17 = errors;
for(const key2 in data){
if(!((key2 === "do") || (key2 === "card"))){
validate60.errors = [{instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs17 === errors){
if(data.do !== undefined){
const _errs18 = errors;
if("summon" !== data.do){
validate60.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/2/properties/do/const",keyword:"const",params:{allowedValue: "summon"},message:"must be equal to constant"}];
return false;
}
var valid6 = _errs18 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.card !== undefined){
let data6 = data.card;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data6 === "string"){
if(!pattern3.test(data6)){
validate60.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/2/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/2/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs19 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "withdraw"){
const _errs21 = errors;
if(errors === _errs21){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((data.do === undefined) && (missing4 = "do")) || ((data.card === undefined) && (missing4 = "card"))){
validate60.errors = [{instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs23 = errors;
for(const key3 in data){
if(!((key3 === "do") || (key3 === "card"))){
validate60.errors = [{instancePath,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs23 === errors){
if(data.do !== undefined){
const _errs24 = errors;
if("withdraw" !== data.do){
validate60.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/3/properties/do/const",keyword:"const",params:{allowedValue: "withdraw"},message:"must be equal to constant"}];
return false;
}
var valid8 = _errs24 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.card !== undefined){
let data8 = data.card;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data8 === "string"){
if(!pattern3.test(data8)){
validate60.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/3/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/3/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid8 = _errs25 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "add"){
const _errs27 = errors;
if(errors === _errs27){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((((data.do === undefined) && (missing5 = "do")) || ((data.card === undefined) && (missing5 = "card"))) || ((data.amount === undefined) && (missing5 = "amount"))){
validate60.errors = [{instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs29 = errors;
for(const key4 in data){
if(!(((key4 === "do") || (key4 === "card")) || (key4 === "amount"))){
validate60.errors = [{instancePath,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs29 === errors){
if(data.do !== undefined){
const _errs30 = errors;
if("add" !== data.do){
validate60.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/4/properties/do/const",keyword:"const",params:{allowedValue: "add"},message:"must be equal to constant"}];
return false;
}
var valid10 = _errs30 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.card !== undefined){
let data10 = data.card;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data10 === "string"){
if(!pattern3.test(data10)){
validate60.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/4/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/4/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid10 = _errs31 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.amount !== undefined){
let data11 = data.amount;
const _errs33 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate60.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/oneOf/4/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs33){
if(typeof data11 == "number"){
if(data11 > 99999 || isNaN(data11)){
validate60.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/oneOf/4/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999},message:"must be <= 99999"}];
return false;
}
else {
if(data11 < -99999 || isNaN(data11)){
validate60.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/oneOf/4/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -99999},message:"must be >= -99999"}];
return false;
}
}
}
}
var valid10 = _errs33 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "grant"){
const _errs35 = errors;
if(errors === _errs35){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((((data.do === undefined) && (missing6 = "do")) || ((data.card === undefined) && (missing6 = "card"))) || ((data.abilities === undefined) && (missing6 = "abilities"))){
validate60.errors = [{instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
const _errs37 = errors;
for(const key5 in data){
if(!(((key5 === "do") || (key5 === "card")) || (key5 === "abilities"))){
validate60.errors = [{instancePath,schemaPath:"#/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs37 === errors){
if(data.do !== undefined){
const _errs38 = errors;
if("grant" !== data.do){
validate60.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/5/properties/do/const",keyword:"const",params:{allowedValue: "grant"},message:"must be equal to constant"}];
return false;
}
var valid12 = _errs38 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.card !== undefined){
let data13 = data.card;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data13 === "string"){
if(!pattern3.test(data13)){
validate60.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/5/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/5/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid12 = _errs39 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.abilities !== undefined){
const _errs41 = errors;
if(!validate54(data.abilities) && !validate54(data.abilities, {instancePath:instancePath+"/abilities",parentData:data,parentDataProperty:"abilities",rootData,dynamicAnchors})){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid12 = _errs41 === errors;
}
else {
var valid12 = true;
}
}
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/oneOf/5/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "strip"){
const _errs42 = errors;
if(errors === _errs42){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((((data.do === undefined) && (missing7 = "do")) || ((data.card === undefined) && (missing7 = "card"))) || ((data.ability === undefined) && (missing7 = "ability"))){
validate60.errors = [{instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
const _errs44 = errors;
for(const key6 in data){
if(!(((key6 === "do") || (key6 === "card")) || (key6 === "ability"))){
validate60.errors = [{instancePath,schemaPath:"#/oneOf/6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs44 === errors){
if(data.do !== undefined){
const _errs45 = errors;
if("strip" !== data.do){
validate60.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/6/properties/do/const",keyword:"const",params:{allowedValue: "strip"},message:"must be equal to constant"}];
return false;
}
var valid14 = _errs45 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.card !== undefined){
let data16 = data.card;
const _errs46 = errors;
if(errors === _errs46){
if(typeof data16 === "string"){
if(!pattern3.test(data16)){
validate60.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/6/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/6/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid14 = _errs46 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.ability !== undefined){
let data17 = data.ability;
const _errs48 = errors;
if(!((((data17 === "blocker") || (data17 === "winsAllBattles")) || (data17 === "indestructible")) || (data17 === "cannotAttack"))){
validate60.errors = [{instancePath:instancePath+"/ability",schemaPath:"#/oneOf/6/properties/ability/enum",keyword:"enum",params:{allowedValues: schema24.oneOf[6].properties.ability.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid14 = _errs48 === errors;
}
else {
var valid14 = true;
}
}
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/oneOf/6/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "turn"){
const _errs49 = errors;
if(errors === _errs49){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((((data.do === undefined) && (missing8 = "do")) || ((data.card === undefined) && (missing8 = "card"))) || ((data.tapped === undefined) && (missing8 = "tapped"))){
validate60.errors = [{instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
const _errs51 = errors;
for(const key7 in data){
if(!(((key7 === "do") || (key7 === "card")) || (key7 === "tapped"))){
validate60.errors = [{instancePath,schemaPath:"#/oneOf/7/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs51 === errors){
if(data.do !== undefined){
const _errs52 = errors;
if("turn" !== data.do){
validate60.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/7/properties/do/const",keyword:"const",params:{allowedValue: "turn"},message:"must be equal to constant"}];
return false;
}
var valid16 = _errs52 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data.card !== undefined){
let data19 = data.card;
const _errs53 = errors;
if(errors === _errs53){
if(typeof data19 === "string"){
if(!pattern3.test(data19)){
validate60.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/7/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/7/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid16 = _errs53 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data.tapped !== undefined){
const _errs55 = errors;
if(typeof data.tapped !== "boolean"){
validate60.errors = [{instancePath:instancePath+"/tapped",schemaPath:"#/oneOf/7/properties/tapped/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid16 = _errs55 === errors;
}
else {
var valid16 = true;
}
}
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/oneOf/7/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "take"){
const _errs57 = errors;
if(errors === _errs57){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((((data.do === undefined) && (missing9 = "do")) || ((data.card === undefined) && (missing9 = "card"))) || ((data.side === undefined) && (missing9 = "side"))){
validate60.errors = [{instancePath,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
const _errs59 = errors;
for(const key8 in data){
if(!(((key8 === "do") || (key8 === "card")) || (key8 === "side"))){
validate60.errors = [{instancePath,schemaPath:"#/oneOf/8/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs59 === errors){
if(data.do !== undefined){
const _errs60 = errors;
if("take" !== data.do){
validate60.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/8/properties/do/const",keyword:"const",params:{allowedValue: "take"},message:"must be equal to constant"}];
return false;
}
var valid18 = _errs60 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data.card !== undefined){
let data22 = data.card;
const _errs61 = errors;
if(errors === _errs61){
if(typeof data22 === "string"){
if(!pattern3.test(data22)){
validate60.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/8/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/8/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid18 = _errs61 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data.side !== undefined){
let data23 = data.side;
const _errs63 = errors;
if(!((data23 === "north") || (data23 === "south"))){
validate60.errors = [{instancePath:instancePath+"/side",schemaPath:"#/oneOf/8/properties/side/enum",keyword:"enum",params:{allowedValues: schema24.oneOf[8].properties.side.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid18 = _errs63 === errors;
}
else {
var valid18 = true;
}
}
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/oneOf/8/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "battle"){
const _errs64 = errors;
if(errors === _errs64){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if((((data.do === undefined) && (missing10 = "do")) || ((data.one === undefined) && (missing10 = "one"))) || ((data.other === undefined) && (missing10 = "other"))){
validate60.errors = [{instancePath,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty: missing10},message:"must have required property '"+missing10+"'"}];
return false;
}
else {
const _errs66 = errors;
for(const key9 in data){
if(!(((key9 === "do") || (key9 === "one")) || (key9 === "other"))){
validate60.errors = [{instancePath,schemaPath:"#/oneOf/9/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs66 === errors){
if(data.do !== undefined){
const _errs67 = errors;
if("battle" !== data.do){
validate60.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/9/properties/do/const",keyword:"const",params:{allowedValue: "battle"},message:"must be equal to constant"}];
return false;
}
var valid20 = _errs67 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data.one !== undefined){
let data25 = data.one;
const _errs68 = errors;
if(errors === _errs68){
if(typeof data25 === "string"){
if(!pattern3.test(data25)){
validate60.errors = [{instancePath:instancePath+"/one",schemaPath:"#/oneOf/9/properties/one/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/one",schemaPath:"#/oneOf/9/properties/one/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid20 = _errs68 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data.other !== undefined){
let data26 = data.other;
const _errs70 = errors;
if(errors === _errs70){
if(typeof data26 === "string"){
if(!pattern3.test(data26)){
validate60.errors = [{instancePath:instancePath+"/other",schemaPath:"#/oneOf/9/properties/other/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/other",schemaPath:"#/oneOf/9/properties/other/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid20 = _errs70 === errors;
}
else {
var valid20 = true;
}
}
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/oneOf/9/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "do", tagValue: tag0},message:"value of tag \"do\" must be in oneOf"}];
return false;
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "do", tagValue: tag0},message:"tag \"do\" must be string"}];
return false;
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate60.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate60.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.side === undefined) && (missing0 = "side"))) || ((data.when === undefined) && (missing0 = "when"))) || ((data.does === undefined) && (missing0 = "does"))) || ((data.used === undefined) && (missing0 = "used"))){
validate59.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "side")) || (key0 === "when")) || (key0 === "does")) || (key0 === "used"))){
validate59.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate59.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate59.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.side !== undefined){
let data1 = data.side;
const _errs4 = errors;
if(!((data1 === "north") || (data1 === "south"))){
validate59.errors = [{instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema23.properties.side.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
let data2 = data.when;
const _errs5 = errors;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(data2 !== null){
const err0 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
const _errs9 = errors;
if(errors === _errs9){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.on === undefined) && (missing1 = "on")) || ((data2.card === undefined) && (missing1 = "card"))){
const err1 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/anyOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
const _errs11 = errors;
for(const key1 in data2){
if(!((key1 === "on") || (key1 === "card"))){
const err2 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
break;
}
}
if(_errs11 === errors){
if(data2.on !== undefined){
let data3 = data2.on;
const _errs12 = errors;
if(!((((((data3 === "attacks") || (data3 === "blocks")) || (data3 === "battles")) || (data3 === "wins")) || (data3 === "loses")) || (data3 === "destroyed"))){
const err3 = {instancePath:instancePath+"/when/on",schemaPath:"#/properties/when/anyOf/1/properties/on/enum",keyword:"enum",params:{allowedValues: schema23.properties.when.anyOf[1].properties.on.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.card !== undefined){
let data4 = data2.card;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
const err4 = {instancePath:instancePath+"/when/card",schemaPath:"#/properties/when/anyOf/1/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/when/card",schemaPath:"#/properties/when/anyOf/1/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err7 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate59.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.does !== undefined){
let data5 = data.does;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data5)){
var valid3 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs17 = errors;
if(!validate60(data5[i0]) && !validate60(data5[i0], {instancePath:instancePath+"/does/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors})){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid3 = _errs17 === errors;
if(!valid3){
break;
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/does",schemaPath:"#/properties/does/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.used !== undefined){
const _errs18 = errors;
if(typeof data.used !== "boolean"){
validate59.errors = [{instancePath:instancePath+"/used",schemaPath:"#/properties/used/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.game === undefined) && (missing0 = "game")) || ((data.turn === undefined) && (missing0 = "turn"))) || ((data.cards === undefined) && (missing0 = "cards"))) || ((data.effects === undefined) && (missing0 = "effects"))){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "game") || (key0 === "turn")) || (key0 === "cards")) || (key0 === "effects"))){
validate52.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.game !== undefined){
const _errs2 = errors;
if("duel-masters" !== data.game){
validate52.errors = [{instancePath:instancePath+"/game",schemaPath:"#/properties/game/const",keyword:"const",params:{allowedValue: "duel-masters"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn !== undefined){
let data1 = data.turn;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.number === undefined) && (missing1 = "number")) || ((data1.player === undefined) && (missing1 = "player"))) || ((data1.phase === undefined) && (missing1 = "phase"))){
validate52.errors = [{instancePath:instancePath+"/turn",schemaPath:"#/properties/turn/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data1){
if(!(((key1 === "number") || (key1 === "player")) || (key1 === "phase"))){
validate52.errors = [{instancePath:instancePath+"/turn",schemaPath:"#/properties/turn/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data1.number !== undefined){
let data2 = data1.number;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate52.errors = [{instancePath:instancePath+"/turn/number",schemaPath:"#/properties/turn/properties/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
validate52.errors = [{instancePath:instancePath+"/turn/number",schemaPath:"#/properties/turn/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.player !== undefined){
let data3 = data1.player;
const _errs8 = errors;
if(!((data3 === "north") || (data3 === "south"))){
validate52.errors = [{instancePath:instancePath+"/turn/player",schemaPath:"#/properties/turn/properties/player/enum",keyword:"enum",params:{allowedValues: schema19.properties.turn.properties.player.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.phase !== undefined){
let data4 = data1.phase;
const _errs9 = errors;
if(!(((data4 === "main") || (data4 === "attack")) || (data4 === "end"))){
validate52.errors = [{instancePath:instancePath+"/turn/phase",schemaPath:"#/properties/turn/properties/phase/enum",keyword:"enum",params:{allowedValues: schema19.properties.turn.properties.phase.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/turn",schemaPath:"#/properties/turn/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cards !== undefined){
let data5 = data.cards;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data5)){
if(data5.length < 1){
validate52.errors = [{instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs12 = errors;
if(errors === _errs12){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if((data6.kind === undefined) && (missing2 = "kind")){
validate52.errors = [{instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const tag0 = data6.kind;
if(typeof tag0 == "string"){
if(tag0 === "creature"){
if(!validate53(data6) && !validate53(data6, {instancePath:instancePath+"/cards/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors})){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "shield"){
if(!validate56(data6) && !validate56(data6, {instancePath:instancePath+"/cards/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors})){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.effects !== undefined){
let data7 = data.effects;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data7)){
var valid6 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
const _errs19 = errors;
if(!validate59(data7[i1]) && !validate59(data7[i1], {instancePath:instancePath+"/effects/" + i1,parentData:data7,parentDataProperty:i1,rootData,dynamicAnchors})){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid6 = _errs19 === errors;
if(!valid6){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/effects",schemaPath:"#/properties/effects/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const command = validate64;
const schema25 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"A command of Duel Masters","type":"object","discriminator":{"propertyName":"do"},"required":["do"],"oneOf":[{"type":"object","properties":{"do":{"const":"attack"},"side":{"enum":["north","south"]},"attacker":{"anyOf":[{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},{"type":"array","items":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}}]},"target":{"anyOf":[{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},{"type":"array","items":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}}]}},"required":["do","side"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"pass"},"side":{"enum":["north","south"]}},"required":["do","side"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"use"},"side":{"enum":["north","south"]},"effect":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}},"required":["do","side","effect"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"choose"},"side":{"enum":["north","south"]},"ids":{"type":"array","items":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}}},"required":["do","side","ids"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"end-phase"},"side":{"enum":["north","south"]}},"required":["do","side"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"settle"}},"required":["do"],"additionalProperties":false}]};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.do === undefined) && (missing0 = "do")){
validate64.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const tag0 = data.do;
if(typeof tag0 == "string"){
if(tag0 === "attack"){
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.do === undefined) && (missing1 = "do")) || ((data.side === undefined) && (missing1 = "side"))){
validate64.errors = [{instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data){
if(!((((key0 === "do") || (key0 === "side")) || (key0 === "attacker")) || (key0 === "target"))){
validate64.errors = [{instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data.do !== undefined){
const _errs5 = errors;
if("attack" !== data.do){
validate64.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/0/properties/do/const",keyword:"const",params:{allowedValue: "attack"},message:"must be equal to constant"}];
return false;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.side !== undefined){
let data1 = data.side;
const _errs6 = errors;
if(!((data1 === "north") || (data1 === "south"))){
validate64.errors = [{instancePath:instancePath+"/side",schemaPath:"#/oneOf/0/properties/side/enum",keyword:"enum",params:{allowedValues: schema25.oneOf[0].properties.side.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.attacker !== undefined){
let data2 = data.attacker;
const _errs7 = errors;
const _errs8 = errors;
let valid3 = false;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern3.test(data2)){
const err0 = {instancePath:instancePath+"/attacker",schemaPath:"#/oneOf/0/properties/attacker/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/attacker",schemaPath:"#/oneOf/0/properties/attacker/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
valid3 = valid3 || _valid0;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data2)){
var valid4 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs13 = errors;
if(errors === _errs13){
if(typeof data3 === "string"){
if(!pattern3.test(data3)){
const err2 = {instancePath:instancePath+"/attacker/" + i0,schemaPath:"#/oneOf/0/properties/attacker/anyOf/1/items/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/attacker/" + i0,schemaPath:"#/oneOf/0/properties/attacker/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
else {
const err4 = {instancePath:instancePath+"/attacker",schemaPath:"#/oneOf/0/properties/attacker/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs11 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err5 = {instancePath:instancePath+"/attacker",schemaPath:"#/oneOf/0/properties/attacker/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate64.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.target !== undefined){
let data4 = data.target;
const _errs15 = errors;
const _errs16 = errors;
let valid5 = false;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
const err6 = {instancePath:instancePath+"/target",schemaPath:"#/oneOf/0/properties/target/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/target",schemaPath:"#/oneOf/0/properties/target/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data4)){
var valid6 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs21 = errors;
if(errors === _errs21){
if(typeof data5 === "string"){
if(!pattern3.test(data5)){
const err8 = {instancePath:instancePath+"/target/" + i1,schemaPath:"#/oneOf/0/properties/target/anyOf/1/items/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/target/" + i1,schemaPath:"#/oneOf/0/properties/target/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid6 = _errs21 === errors;
if(!valid6){
break;
}
}
}
else {
const err10 = {instancePath:instancePath+"/target",schemaPath:"#/oneOf/0/properties/target/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid1 = _errs19 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const err11 = {instancePath:instancePath+"/target",schemaPath:"#/oneOf/0/properties/target/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate64.errors = vErrors;
return false;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var props0 = true;
}
else if(tag0 === "pass"){
const _errs23 = errors;
if(errors === _errs23){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.do === undefined) && (missing2 = "do")) || ((data.side === undefined) && (missing2 = "side"))){
validate64.errors = [{instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs25 = errors;
for(const key1 in data){
if(!((key1 === "do") || (key1 === "side"))){
validate64.errors = [{instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs25 === errors){
if(data.do !== undefined){
const _errs26 = errors;
if("pass" !== data.do){
validate64.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/1/properties/do/const",keyword:"const",params:{allowedValue: "pass"},message:"must be equal to constant"}];
return false;
}
var valid8 = _errs26 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.side !== undefined){
let data7 = data.side;
const _errs27 = errors;
if(!((data7 === "north") || (data7 === "south"))){
validate64.errors = [{instancePath:instancePath+"/side",schemaPath:"#/oneOf/1/properties/side/enum",keyword:"enum",params:{allowedValues: schema25.oneOf[1].properties.side.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid8 = _errs27 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "use"){
const _errs28 = errors;
if(errors === _errs28){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((((data.do === undefined) && (missing3 = "do")) || ((data.side === undefined) && (missing3 = "side"))) || ((data.effect === undefined) && (missing3 = "effect"))){
validate64.errors = [{instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs30 = errors;
for(const key2 in data){
if(!(((key2 === "do") || (key2 === "side")) || (key2 === "effect"))){
validate64.errors = [{instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs30 === errors){
if(data.do !== undefined){
const _errs31 = errors;
if("use" !== data.do){
validate64.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/2/properties/do/const",keyword:"const",params:{allowedValue: "use"},message:"must be equal to constant"}];
return false;
}
var valid10 = _errs31 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.side !== undefined){
let data9 = data.side;
const _errs32 = errors;
if(!((data9 === "north") || (data9 === "south"))){
validate64.errors = [{instancePath:instancePath+"/side",schemaPath:"#/oneOf/2/properties/side/enum",keyword:"enum",params:{allowedValues: schema25.oneOf[2].properties.side.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid10 = _errs32 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.effect !== undefined){
let data10 = data.effect;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data10 === "string"){
if(!pattern3.test(data10)){
validate64.errors = [{instancePath:instancePath+"/effect",schemaPath:"#/oneOf/2/properties/effect/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate64.errors = [{instancePath:instancePath+"/effect",schemaPath:"#/oneOf/2/properties/effect/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid10 = _errs33 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "choose"){
const _errs35 = errors;
if(errors === _errs35){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((((data.do === undefined) && (missing4 = "do")) || ((data.side === undefined) && (missing4 = "side"))) || ((data.ids === undefined) && (missing4 = "ids"))){
validate64.errors = [{instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs37 = errors;
for(const key3 in data){
if(!(((key3 === "do") || (key3 === "side")) || (key3 === "ids"))){
validate64.errors = [{instancePath,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs37 === errors){
if(data.do !== undefined){
const _errs38 = errors;
if("choose" !== data.do){
validate64.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/3/properties/do/const",keyword:"const",params:{allowedValue: "choose"},message:"must be equal to constant"}];
return false;
}
var valid12 = _errs38 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.side !== undefined){
let data12 = data.side;
const _errs39 = errors;
if(!((data12 === "north") || (data12 === "south"))){
validate64.errors = [{instancePath:instancePath+"/side",schemaPath:"#/oneOf/3/properties/side/enum",keyword:"enum",params:{allowedValues: schema25.oneOf[3].properties.side.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid12 = _errs39 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.ids !== undefined){
let data13 = data.ids;
const _errs40 = errors;
if(errors === _errs40){
if(Array.isArray(data13)){
var valid13 = true;
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
const _errs42 = errors;
if(errors === _errs42){
if(typeof data14 === "string"){
if(!pattern3.test(data14)){
validate64.errors = [{instancePath:instancePath+"/ids/" + i2,schemaPath:"#/oneOf/3/properties/ids/items/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate64.errors = [{instancePath:instancePath+"/ids/" + i2,schemaPath:"#/oneOf/3/properties/ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid13 = _errs42 === errors;
if(!valid13){
break;
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/ids",schemaPath:"#/oneOf/3/properties/ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid12 = _errs40 === errors;
}
else {
var valid12 = true;
}
}
}
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "end-phase"){
const _errs44 = errors;
if(errors === _errs44){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if(((data.do === undefined) && (missing5 = "do")) || ((data.side === undefined) && (missing5 = "side"))){
validate64.errors = [{instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs46 = errors;
for(const key4 in data){
if(!((key4 === "do") || (key4 === "side"))){
validate64.errors = [{instancePath,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs46 === errors){
if(data.do !== undefined){
const _errs47 = errors;
if("end-phase" !== data.do){
validate64.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/4/properties/do/const",keyword:"const",params:{allowedValue: "end-phase"},message:"must be equal to constant"}];
return false;
}
var valid15 = _errs47 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data.side !== undefined){
let data16 = data.side;
const _errs48 = errors;
if(!((data16 === "north") || (data16 === "south"))){
validate64.errors = [{instancePath:instancePath+"/side",schemaPath:"#/oneOf/4/properties/side/enum",keyword:"enum",params:{allowedValues: schema25.oneOf[4].properties.side.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid15 = _errs48 === errors;
}
else {
var valid15 = true;
}
}
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "settle"){
const _errs49 = errors;
if(errors === _errs49){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.do === undefined) && (missing6 = "do")){
validate64.errors = [{instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
const _errs51 = errors;
for(const key5 in data){
if(!(key5 === "do")){
validate64.errors = [{instancePath,schemaPath:"#/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs51 === errors){
if(data.do !== undefined){
if("settle" !== data.do){
validate64.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/5/properties/do/const",keyword:"const",params:{allowedValue: "settle"},message:"must be equal to constant"}];
return false;
}
}
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/oneOf/5/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "do", tagValue: tag0},message:"value of tag \"do\" must be in oneOf"}];
return false;
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "do", tagValue: tag0},message:"tag \"do\" must be string"}];
return false;
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate64.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate64.evaluated = {"dynamicProps":true,"dynamicItems":false};

