// Written by "npm run doors" from the schemas beside it; do not edit.

export const position = validate52;
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"A position of Yu-Gi-Oh","type":"object","properties":{"game":{"const":"yu-gi-oh"},"turn":{"type":"object","properties":{"number":{"type":"integer","minimum":1},"player":{"enum":["north","south"]},"phase":{"enum":["main","battle","end"]}},"required":["number","player","phase"],"additionalProperties":false},"players":{"type":"object","properties":{"north":{"$ref":"#/$defs/player"},"south":{"$ref":"#/$defs/player"}},"required":["north","south"],"additionalProperties":false},"cards":{"type":"array","items":{"$ref":"#/$defs/monster"},"minItems":1},"effects":{"type":"array","items":{"$ref":"#/$defs/effect"}}},"required":["game","turn","players","cards","effects"],"additionalProperties":false,"$defs":{"monster":{"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"kind":{"const":"monster"},"owner":{"enum":["north","south"]},"side":{"enum":["north","south"]},"zone":{"enum":["monsters","hand","deck","graveyard","banished"]},"slot":{"type":"integer","minimum":0,"maximum":5},"atk":{"type":"integer","minimum":0,"maximum":100000},"def":{"type":"integer","minimum":0,"maximum":100000},"position":{"enum":["attack","defense"]},"face":{"enum":["up","down"]},"attacks":{"$ref":"#/$defs/attacks"},"direct":{"type":"integer","minimum":0},"abilities":{"$ref":"#/$defs/abilities"}},"required":["id","kind","owner","side","zone","slot","atk","def","position","face","attacks","direct","abilities"],"additionalProperties":false},"attacks":{"type":"object","properties":{"turn":{"type":"integer","minimum":0},"count":{"type":"integer","minimum":0}},"required":["turn","count"],"additionalProperties":false},"abilities":{"type":"object","properties":{"attacksFromDefense":{"const":true},"attacksWithDef":{"const":true},"attacksDirectly":{"const":true},"attacksTwice":{"const":true},"attacksMonstersTwice":{"const":true},"mustAttack":{"const":true},"cannotAttack":{"const":true},"cannotBeAttacked":{"const":true},"piercing":{"const":true},"unaffected":{"const":true}},"required":[],"additionalProperties":false},"player":{"type":"object","properties":{"lp":{"type":"integer","minimum":1,"maximum":100000}},"required":["lp"],"additionalProperties":false},"effect":{"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"side":{"enum":["north","south"]},"speed":{"enum":["attack","fast","damage"]},"does":{"type":"array","items":{"$ref":"#/$defs/primitive"}},"used":{"type":"boolean"}},"required":["id","side","speed","does","used"],"additionalProperties":false},"primitive":{"type":"object","discriminator":{"propertyName":"do"},"required":["do"],"oneOf":[{"type":"object","properties":{"do":{"const":"deal"},"side":{"enum":["north","south"]},"amount":{"type":"integer","minimum":0,"maximum":100000}},"required":["do","side","amount"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"heal"},"side":{"enum":["north","south"]},"amount":{"type":"integer","minimum":0,"maximum":100000}},"required":["do","side","amount"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"remove"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"to":{"enum":["hand","deck","graveyard","banished"]}},"required":["do","card","to"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"summon"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"slot":{"type":"integer","minimum":1,"maximum":5},"position":{"enum":["attack","defense"]}},"required":["do","card","slot","position"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"turn"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"position":{"enum":["attack","defense"]},"face":{"enum":["up","down"]}},"required":["do","card","position","face"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"set"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"field":{"enum":["atk","def"]},"value":{"type":"integer","minimum":0,"maximum":100000}},"required":["do","card","field","value"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"grant"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"abilities":{"$ref":"#/$defs/abilities"}},"required":["do","card","abilities"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"strip"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"ability":{"enum":["attacksFromDefense","attacksWithDef","attacksDirectly","attacksTwice","attacksMonstersTwice","mustAttack","cannotAttack","cannotBeAttacked","piercing","unaffected"]}},"required":["do","card","ability"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"take"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"side":{"enum":["north","south"]},"slot":{"type":"integer","minimum":1,"maximum":5}},"required":["do","card","side","slot"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"end"}},"required":["do"],"additionalProperties":false}]}}};
const schema20 = {"type":"object","properties":{"lp":{"type":"integer","minimum":1,"maximum":100000}},"required":["lp"],"additionalProperties":false};

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
if((data.lp === undefined) && (missing0 = "lp")){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "lp")){
validate53.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.lp !== undefined){
let data0 = data.lp;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate53.errors = [{instancePath:instancePath+"/lp",schemaPath:"#/properties/lp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 100000 || isNaN(data0)){
validate53.errors = [{instancePath:instancePath+"/lp",schemaPath:"#/properties/lp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate53.errors = [{instancePath:instancePath+"/lp",schemaPath:"#/properties/lp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
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

const schema21 = {"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"kind":{"const":"monster"},"owner":{"enum":["north","south"]},"side":{"enum":["north","south"]},"zone":{"enum":["monsters","hand","deck","graveyard","banished"]},"slot":{"type":"integer","minimum":0,"maximum":5},"atk":{"type":"integer","minimum":0,"maximum":100000},"def":{"type":"integer","minimum":0,"maximum":100000},"position":{"enum":["attack","defense"]},"face":{"enum":["up","down"]},"attacks":{"$ref":"#/$defs/attacks"},"direct":{"type":"integer","minimum":0},"abilities":{"$ref":"#/$defs/abilities"}},"required":["id","kind","owner","side","zone","slot","atk","def","position","face","attacks","direct","abilities"],"additionalProperties":false};
const pattern3 = new RegExp("^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$", "");
const schema22 = {"type":"object","properties":{"turn":{"type":"integer","minimum":0},"count":{"type":"integer","minimum":0}},"required":["turn","count"],"additionalProperties":false};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.turn === undefined) && (missing0 = "turn")) || ((data.count === undefined) && (missing0 = "count"))){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "turn") || (key0 === "count"))){
validate57.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.turn !== undefined){
let data0 = data.turn;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate57.errors = [{instancePath:instancePath+"/turn",schemaPath:"#/properties/turn/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
validate57.errors = [{instancePath:instancePath+"/turn",schemaPath:"#/properties/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
let data1 = data.count;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate57.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate57.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema23 = {"type":"object","properties":{"attacksFromDefense":{"const":true},"attacksWithDef":{"const":true},"attacksDirectly":{"const":true},"attacksTwice":{"const":true},"attacksMonstersTwice":{"const":true},"mustAttack":{"const":true},"cannotAttack":{"const":true},"cannotBeAttacked":{"const":true},"piercing":{"const":true},"unaffected":{"const":true}},"required":[],"additionalProperties":false};

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
const _errs1 = errors;
for(const key0 in data){
if(!((((((((((key0 === "attacksFromDefense") || (key0 === "attacksWithDef")) || (key0 === "attacksDirectly")) || (key0 === "attacksTwice")) || (key0 === "attacksMonstersTwice")) || (key0 === "mustAttack")) || (key0 === "cannotAttack")) || (key0 === "cannotBeAttacked")) || (key0 === "piercing")) || (key0 === "unaffected"))){
validate59.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.attacksFromDefense !== undefined){
const _errs2 = errors;
if(true !== data.attacksFromDefense){
validate59.errors = [{instancePath:instancePath+"/attacksFromDefense",schemaPath:"#/properties/attacksFromDefense/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attacksWithDef !== undefined){
const _errs3 = errors;
if(true !== data.attacksWithDef){
validate59.errors = [{instancePath:instancePath+"/attacksWithDef",schemaPath:"#/properties/attacksWithDef/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attacksDirectly !== undefined){
const _errs4 = errors;
if(true !== data.attacksDirectly){
validate59.errors = [{instancePath:instancePath+"/attacksDirectly",schemaPath:"#/properties/attacksDirectly/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attacksTwice !== undefined){
const _errs5 = errors;
if(true !== data.attacksTwice){
validate59.errors = [{instancePath:instancePath+"/attacksTwice",schemaPath:"#/properties/attacksTwice/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attacksMonstersTwice !== undefined){
const _errs6 = errors;
if(true !== data.attacksMonstersTwice){
validate59.errors = [{instancePath:instancePath+"/attacksMonstersTwice",schemaPath:"#/properties/attacksMonstersTwice/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mustAttack !== undefined){
const _errs7 = errors;
if(true !== data.mustAttack){
validate59.errors = [{instancePath:instancePath+"/mustAttack",schemaPath:"#/properties/mustAttack/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cannotAttack !== undefined){
const _errs8 = errors;
if(true !== data.cannotAttack){
validate59.errors = [{instancePath:instancePath+"/cannotAttack",schemaPath:"#/properties/cannotAttack/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cannotBeAttacked !== undefined){
const _errs9 = errors;
if(true !== data.cannotBeAttacked){
validate59.errors = [{instancePath:instancePath+"/cannotBeAttacked",schemaPath:"#/properties/cannotBeAttacked/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.piercing !== undefined){
const _errs10 = errors;
if(true !== data.piercing){
validate59.errors = [{instancePath:instancePath+"/piercing",schemaPath:"#/properties/piercing/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unaffected !== undefined){
const _errs11 = errors;
if(true !== data.unaffected){
validate59.errors = [{instancePath:instancePath+"/unaffected",schemaPath:"#/properties/unaffected/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs11 === errors;
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
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.owner === undefined) && (missing0 = "owner"))) || ((data.side === undefined) && (missing0 = "side"))) || ((data.zone === undefined) && (missing0 = "zone"))) || ((data.slot === undefined) && (missing0 = "slot"))) || ((data.atk === undefined) && (missing0 = "atk"))) || ((data.def === undefined) && (missing0 = "def"))) || ((data.position === undefined) && (missing0 = "position"))) || ((data.face === undefined) && (missing0 = "face"))) || ((data.attacks === undefined) && (missing0 = "attacks"))) || ((data.direct === undefined) && (missing0 = "direct"))) || ((data.abilities === undefined) && (missing0 = "abilities"))){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((((((((key0 === "id") || (key0 === "kind")) || (key0 === "owner")) || (key0 === "side")) || (key0 === "zone")) || (key0 === "slot")) || (key0 === "atk")) || (key0 === "def")) || (key0 === "position")) || (key0 === "face")) || (key0 === "attacks")) || (key0 === "direct")) || (key0 === "abilities"))){
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
if("monster" !== data.kind){
validate56.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "monster"},message:"must be equal to constant"}];
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
validate56.errors = [{instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/enum",keyword:"enum",params:{allowedValues: schema21.properties.owner.enum},message:"must be equal to one of the allowed values"}];
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
validate56.errors = [{instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema21.properties.side.enum},message:"must be equal to one of the allowed values"}];
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
if(!(((((data4 === "monsters") || (data4 === "hand")) || (data4 === "deck")) || (data4 === "graveyard")) || (data4 === "banished"))){
validate56.errors = [{instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/enum",keyword:"enum",params:{allowedValues: schema21.properties.zone.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.slot !== undefined){
let data5 = data.slot;
const _errs8 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate56.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/properties/slot/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data5 == "number"){
if(data5 > 5 || isNaN(data5)){
validate56.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/properties/slot/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate56.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/properties/slot/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.atk !== undefined){
let data6 = data.atk;
const _errs10 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate56.errors = [{instancePath:instancePath+"/atk",schemaPath:"#/properties/atk/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if(typeof data6 == "number"){
if(data6 > 100000 || isNaN(data6)){
validate56.errors = [{instancePath:instancePath+"/atk",schemaPath:"#/properties/atk/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate56.errors = [{instancePath:instancePath+"/atk",schemaPath:"#/properties/atk/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.def !== undefined){
let data7 = data.def;
const _errs12 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate56.errors = [{instancePath:instancePath+"/def",schemaPath:"#/properties/def/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data7 == "number"){
if(data7 > 100000 || isNaN(data7)){
validate56.errors = [{instancePath:instancePath+"/def",schemaPath:"#/properties/def/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate56.errors = [{instancePath:instancePath+"/def",schemaPath:"#/properties/def/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.position !== undefined){
let data8 = data.position;
const _errs14 = errors;
if(!((data8 === "attack") || (data8 === "defense"))){
validate56.errors = [{instancePath:instancePath+"/position",schemaPath:"#/properties/position/enum",keyword:"enum",params:{allowedValues: schema21.properties.position.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.face !== undefined){
let data9 = data.face;
const _errs15 = errors;
if(!((data9 === "up") || (data9 === "down"))){
validate56.errors = [{instancePath:instancePath+"/face",schemaPath:"#/properties/face/enum",keyword:"enum",params:{allowedValues: schema21.properties.face.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attacks !== undefined){
const _errs16 = errors;
if(!validate57(data.attacks) && !validate57(data.attacks, {instancePath:instancePath+"/attacks",parentData:data,parentDataProperty:"attacks",rootData,dynamicAnchors})){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.direct !== undefined){
let data11 = data.direct;
const _errs17 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate56.errors = [{instancePath:instancePath+"/direct",schemaPath:"#/properties/direct/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
validate56.errors = [{instancePath:instancePath+"/direct",schemaPath:"#/properties/direct/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.abilities !== undefined){
const _errs19 = errors;
if(!validate59(data.abilities) && !validate59(data.abilities, {instancePath:instancePath+"/abilities",parentData:data,parentDataProperty:"abilities",rootData,dynamicAnchors})){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
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

const schema24 = {"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"side":{"enum":["north","south"]},"speed":{"enum":["attack","fast","damage"]},"does":{"type":"array","items":{"$ref":"#/$defs/primitive"}},"used":{"type":"boolean"}},"required":["id","side","speed","does","used"],"additionalProperties":false};
const schema25 = {"type":"object","discriminator":{"propertyName":"do"},"required":["do"],"oneOf":[{"type":"object","properties":{"do":{"const":"deal"},"side":{"enum":["north","south"]},"amount":{"type":"integer","minimum":0,"maximum":100000}},"required":["do","side","amount"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"heal"},"side":{"enum":["north","south"]},"amount":{"type":"integer","minimum":0,"maximum":100000}},"required":["do","side","amount"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"remove"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"to":{"enum":["hand","deck","graveyard","banished"]}},"required":["do","card","to"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"summon"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"slot":{"type":"integer","minimum":1,"maximum":5},"position":{"enum":["attack","defense"]}},"required":["do","card","slot","position"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"turn"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"position":{"enum":["attack","defense"]},"face":{"enum":["up","down"]}},"required":["do","card","position","face"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"set"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"field":{"enum":["atk","def"]},"value":{"type":"integer","minimum":0,"maximum":100000}},"required":["do","card","field","value"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"grant"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"abilities":{"$ref":"#/$defs/abilities"}},"required":["do","card","abilities"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"strip"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"ability":{"enum":["attacksFromDefense","attacksWithDef","attacksDirectly","attacksTwice","attacksMonstersTwice","mustAttack","cannotAttack","cannotBeAttacked","piercing","unaffected"]}},"required":["do","card","ability"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"take"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"side":{"enum":["north","south"]},"slot":{"type":"integer","minimum":1,"maximum":5}},"required":["do","card","side","slot"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"end"}},"required":["do"],"additionalProperties":false}]};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
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
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const tag0 = data.do;
if(typeof tag0 == "string"){
if(tag0 === "deal"){
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((data.do === undefined) && (missing1 = "do")) || ((data.side === undefined) && (missing1 = "side"))) || ((data.amount === undefined) && (missing1 = "amount"))){
validate63.errors = [{instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data){
if(!(((key0 === "do") || (key0 === "side")) || (key0 === "amount"))){
validate63.errors = [{instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data.do !== undefined){
const _errs5 = errors;
if("deal" !== data.do){
validate63.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/0/properties/do/const",keyword:"const",params:{allowedValue: "deal"},message:"must be equal to constant"}];
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
validate63.errors = [{instancePath:instancePath+"/side",schemaPath:"#/oneOf/0/properties/side/enum",keyword:"enum",params:{allowedValues: schema25.oneOf[0].properties.side.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.amount !== undefined){
let data2 = data.amount;
const _errs7 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate63.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/oneOf/0/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data2 == "number"){
if(data2 > 100000 || isNaN(data2)){
validate63.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/oneOf/0/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate63.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/oneOf/0/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var props0 = true;
}
else if(tag0 === "heal"){
const _errs9 = errors;
if(errors === _errs9){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((data.do === undefined) && (missing2 = "do")) || ((data.side === undefined) && (missing2 = "side"))) || ((data.amount === undefined) && (missing2 = "amount"))){
validate63.errors = [{instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs11 = errors;
for(const key1 in data){
if(!(((key1 === "do") || (key1 === "side")) || (key1 === "amount"))){
validate63.errors = [{instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs11 === errors){
if(data.do !== undefined){
const _errs12 = errors;
if("heal" !== data.do){
validate63.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/1/properties/do/const",keyword:"const",params:{allowedValue: "heal"},message:"must be equal to constant"}];
return false;
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.side !== undefined){
let data4 = data.side;
const _errs13 = errors;
if(!((data4 === "north") || (data4 === "south"))){
validate63.errors = [{instancePath:instancePath+"/side",schemaPath:"#/oneOf/1/properties/side/enum",keyword:"enum",params:{allowedValues: schema25.oneOf[1].properties.side.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.amount !== undefined){
let data5 = data.amount;
const _errs14 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate63.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/oneOf/1/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data5 == "number"){
if(data5 > 100000 || isNaN(data5)){
validate63.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/oneOf/1/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate63.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/oneOf/1/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
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
validate63.errors = [{instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "remove"){
const _errs16 = errors;
if(errors === _errs16){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((((data.do === undefined) && (missing3 = "do")) || ((data.card === undefined) && (missing3 = "card"))) || ((data.to === undefined) && (missing3 = "to"))){
validate63.errors = [{instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs18 = errors;
for(const key2 in data){
if(!(((key2 === "do") || (key2 === "card")) || (key2 === "to"))){
validate63.errors = [{instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs18 === errors){
if(data.do !== undefined){
const _errs19 = errors;
if("remove" !== data.do){
validate63.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/2/properties/do/const",keyword:"const",params:{allowedValue: "remove"},message:"must be equal to constant"}];
return false;
}
var valid6 = _errs19 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.card !== undefined){
let data7 = data.card;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data7 === "string"){
if(!pattern3.test(data7)){
validate63.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/2/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/2/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs20 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.to !== undefined){
let data8 = data.to;
const _errs22 = errors;
if(!((((data8 === "hand") || (data8 === "deck")) || (data8 === "graveyard")) || (data8 === "banished"))){
validate63.errors = [{instancePath:instancePath+"/to",schemaPath:"#/oneOf/2/properties/to/enum",keyword:"enum",params:{allowedValues: schema25.oneOf[2].properties.to.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid6 = _errs22 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "summon"){
const _errs23 = errors;
if(errors === _errs23){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((((data.do === undefined) && (missing4 = "do")) || ((data.card === undefined) && (missing4 = "card"))) || ((data.slot === undefined) && (missing4 = "slot"))) || ((data.position === undefined) && (missing4 = "position"))){
validate63.errors = [{instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs25 = errors;
for(const key3 in data){
if(!((((key3 === "do") || (key3 === "card")) || (key3 === "slot")) || (key3 === "position"))){
validate63.errors = [{instancePath,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs25 === errors){
if(data.do !== undefined){
const _errs26 = errors;
if("summon" !== data.do){
validate63.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/3/properties/do/const",keyword:"const",params:{allowedValue: "summon"},message:"must be equal to constant"}];
return false;
}
var valid8 = _errs26 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.card !== undefined){
let data10 = data.card;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data10 === "string"){
if(!pattern3.test(data10)){
validate63.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/3/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/3/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid8 = _errs27 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.slot !== undefined){
let data11 = data.slot;
const _errs29 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate63.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/oneOf/3/properties/slot/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs29){
if(typeof data11 == "number"){
if(data11 > 5 || isNaN(data11)){
validate63.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/oneOf/3/properties/slot/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"}];
return false;
}
else {
if(data11 < 1 || isNaN(data11)){
validate63.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/oneOf/3/properties/slot/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid8 = _errs29 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.position !== undefined){
let data12 = data.position;
const _errs31 = errors;
if(!((data12 === "attack") || (data12 === "defense"))){
validate63.errors = [{instancePath:instancePath+"/position",schemaPath:"#/oneOf/3/properties/position/enum",keyword:"enum",params:{allowedValues: schema25.oneOf[3].properties.position.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid8 = _errs31 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "turn"){
const _errs32 = errors;
if(errors === _errs32){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if(((((data.do === undefined) && (missing5 = "do")) || ((data.card === undefined) && (missing5 = "card"))) || ((data.position === undefined) && (missing5 = "position"))) || ((data.face === undefined) && (missing5 = "face"))){
validate63.errors = [{instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs34 = errors;
for(const key4 in data){
if(!((((key4 === "do") || (key4 === "card")) || (key4 === "position")) || (key4 === "face"))){
validate63.errors = [{instancePath,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs34 === errors){
if(data.do !== undefined){
const _errs35 = errors;
if("turn" !== data.do){
validate63.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/4/properties/do/const",keyword:"const",params:{allowedValue: "turn"},message:"must be equal to constant"}];
return false;
}
var valid10 = _errs35 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.card !== undefined){
let data14 = data.card;
const _errs36 = errors;
if(errors === _errs36){
if(typeof data14 === "string"){
if(!pattern3.test(data14)){
validate63.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/4/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/4/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid10 = _errs36 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.position !== undefined){
let data15 = data.position;
const _errs38 = errors;
if(!((data15 === "attack") || (data15 === "defense"))){
validate63.errors = [{instancePath:instancePath+"/position",schemaPath:"#/oneOf/4/properties/position/enum",keyword:"enum",params:{allowedValues: schema25.oneOf[4].properties.position.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid10 = _errs38 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.face !== undefined){
let data16 = data.face;
const _errs39 = errors;
if(!((data16 === "up") || (data16 === "down"))){
validate63.errors = [{instancePath:instancePath+"/face",schemaPath:"#/oneOf/4/properties/face/enum",keyword:"enum",params:{allowedValues: schema25.oneOf[4].properties.face.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid10 = _errs39 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "set"){
const _errs40 = errors;
if(errors === _errs40){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if(((((data.do === undefined) && (missing6 = "do")) || ((data.card === undefined) && (missing6 = "card"))) || ((data.field === undefined) && (missing6 = "field"))) || ((data.value === undefined) && (missing6 = "value"))){
validate63.errors = [{instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
const _errs42 = errors;
for(const key5 in data){
if(!((((key5 === "do") || (key5 === "card")) || (key5 === "field")) || (key5 === "value"))){
validate63.errors = [{instancePath,schemaPath:"#/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs42 === errors){
if(data.do !== undefined){
const _errs43 = errors;
if("set" !== data.do){
validate63.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/5/properties/do/const",keyword:"const",params:{allowedValue: "set"},message:"must be equal to constant"}];
return false;
}
var valid12 = _errs43 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.card !== undefined){
let data18 = data.card;
const _errs44 = errors;
if(errors === _errs44){
if(typeof data18 === "string"){
if(!pattern3.test(data18)){
validate63.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/5/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/5/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid12 = _errs44 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.field !== undefined){
let data19 = data.field;
const _errs46 = errors;
if(!((data19 === "atk") || (data19 === "def"))){
validate63.errors = [{instancePath:instancePath+"/field",schemaPath:"#/oneOf/5/properties/field/enum",keyword:"enum",params:{allowedValues: schema25.oneOf[5].properties.field.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid12 = _errs46 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.value !== undefined){
let data20 = data.value;
const _errs47 = errors;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
validate63.errors = [{instancePath:instancePath+"/value",schemaPath:"#/oneOf/5/properties/value/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs47){
if(typeof data20 == "number"){
if(data20 > 100000 || isNaN(data20)){
validate63.errors = [{instancePath:instancePath+"/value",schemaPath:"#/oneOf/5/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"}];
return false;
}
else {
if(data20 < 0 || isNaN(data20)){
validate63.errors = [{instancePath:instancePath+"/value",schemaPath:"#/oneOf/5/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid12 = _errs47 === errors;
}
else {
var valid12 = true;
}
}
}
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/oneOf/5/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "grant"){
const _errs49 = errors;
if(errors === _errs49){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((((data.do === undefined) && (missing7 = "do")) || ((data.card === undefined) && (missing7 = "card"))) || ((data.abilities === undefined) && (missing7 = "abilities"))){
validate63.errors = [{instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
const _errs51 = errors;
for(const key6 in data){
if(!(((key6 === "do") || (key6 === "card")) || (key6 === "abilities"))){
validate63.errors = [{instancePath,schemaPath:"#/oneOf/6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs51 === errors){
if(data.do !== undefined){
const _errs52 = errors;
if("grant" !== data.do){
validate63.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/6/properties/do/const",keyword:"const",params:{allowedValue: "grant"},message:"must be equal to constant"}];
return false;
}
var valid14 = _errs52 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.card !== undefined){
let data22 = data.card;
const _errs53 = errors;
if(errors === _errs53){
if(typeof data22 === "string"){
if(!pattern3.test(data22)){
validate63.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/6/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/6/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid14 = _errs53 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.abilities !== undefined){
const _errs55 = errors;
if(!validate59(data.abilities) && !validate59(data.abilities, {instancePath:instancePath+"/abilities",parentData:data,parentDataProperty:"abilities",rootData,dynamicAnchors})){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid14 = _errs55 === errors;
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
validate63.errors = [{instancePath,schemaPath:"#/oneOf/6/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "strip"){
const _errs56 = errors;
if(errors === _errs56){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((((data.do === undefined) && (missing8 = "do")) || ((data.card === undefined) && (missing8 = "card"))) || ((data.ability === undefined) && (missing8 = "ability"))){
validate63.errors = [{instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
const _errs58 = errors;
for(const key7 in data){
if(!(((key7 === "do") || (key7 === "card")) || (key7 === "ability"))){
validate63.errors = [{instancePath,schemaPath:"#/oneOf/7/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs58 === errors){
if(data.do !== undefined){
const _errs59 = errors;
if("strip" !== data.do){
validate63.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/7/properties/do/const",keyword:"const",params:{allowedValue: "strip"},message:"must be equal to constant"}];
return false;
}
var valid16 = _errs59 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data.card !== undefined){
let data25 = data.card;
const _errs60 = errors;
if(errors === _errs60){
if(typeof data25 === "string"){
if(!pattern3.test(data25)){
validate63.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/7/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/7/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid16 = _errs60 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data.ability !== undefined){
let data26 = data.ability;
const _errs62 = errors;
if(!((((((((((data26 === "attacksFromDefense") || (data26 === "attacksWithDef")) || (data26 === "attacksDirectly")) || (data26 === "attacksTwice")) || (data26 === "attacksMonstersTwice")) || (data26 === "mustAttack")) || (data26 === "cannotAttack")) || (data26 === "cannotBeAttacked")) || (data26 === "piercing")) || (data26 === "unaffected"))){
validate63.errors = [{instancePath:instancePath+"/ability",schemaPath:"#/oneOf/7/properties/ability/enum",keyword:"enum",params:{allowedValues: schema25.oneOf[7].properties.ability.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid16 = _errs62 === errors;
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
validate63.errors = [{instancePath,schemaPath:"#/oneOf/7/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "take"){
const _errs63 = errors;
if(errors === _errs63){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if(((((data.do === undefined) && (missing9 = "do")) || ((data.card === undefined) && (missing9 = "card"))) || ((data.side === undefined) && (missing9 = "side"))) || ((data.slot === undefined) && (missing9 = "slot"))){
validate63.errors = [{instancePath,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
const _errs65 = errors;
for(const key8 in data){
if(!((((key8 === "do") || (key8 === "card")) || (key8 === "side")) || (key8 === "slot"))){
validate63.errors = [{instancePath,schemaPath:"#/oneOf/8/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs65 === errors){
if(data.do !== undefined){
const _errs66 = errors;
if("take" !== data.do){
validate63.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/8/properties/do/const",keyword:"const",params:{allowedValue: "take"},message:"must be equal to constant"}];
return false;
}
var valid18 = _errs66 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data.card !== undefined){
let data28 = data.card;
const _errs67 = errors;
if(errors === _errs67){
if(typeof data28 === "string"){
if(!pattern3.test(data28)){
validate63.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/8/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/8/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid18 = _errs67 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data.side !== undefined){
let data29 = data.side;
const _errs69 = errors;
if(!((data29 === "north") || (data29 === "south"))){
validate63.errors = [{instancePath:instancePath+"/side",schemaPath:"#/oneOf/8/properties/side/enum",keyword:"enum",params:{allowedValues: schema25.oneOf[8].properties.side.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid18 = _errs69 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data.slot !== undefined){
let data30 = data.slot;
const _errs70 = errors;
if(!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))){
validate63.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/oneOf/8/properties/slot/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs70){
if(typeof data30 == "number"){
if(data30 > 5 || isNaN(data30)){
validate63.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/oneOf/8/properties/slot/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"}];
return false;
}
else {
if(data30 < 1 || isNaN(data30)){
validate63.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/oneOf/8/properties/slot/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid18 = _errs70 === errors;
}
else {
var valid18 = true;
}
}
}
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/oneOf/8/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "end"){
const _errs72 = errors;
if(errors === _errs72){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if((data.do === undefined) && (missing10 = "do")){
validate63.errors = [{instancePath,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty: missing10},message:"must have required property '"+missing10+"'"}];
return false;
}
else {
const _errs74 = errors;
for(const key9 in data){
if(!(key9 === "do")){
validate63.errors = [{instancePath,schemaPath:"#/oneOf/9/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs74 === errors){
if(data.do !== undefined){
if("end" !== data.do){
validate63.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/9/properties/do/const",keyword:"const",params:{allowedValue: "end"},message:"must be equal to constant"}];
return false;
}
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/oneOf/9/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "do", tagValue: tag0},message:"value of tag \"do\" must be in oneOf"}];
return false;
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "do", tagValue: tag0},message:"tag \"do\" must be string"}];
return false;
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate63.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate63.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.side === undefined) && (missing0 = "side"))) || ((data.speed === undefined) && (missing0 = "speed"))) || ((data.does === undefined) && (missing0 = "does"))) || ((data.used === undefined) && (missing0 = "used"))){
validate62.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "side")) || (key0 === "speed")) || (key0 === "does")) || (key0 === "used"))){
validate62.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate62.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate62.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate62.errors = [{instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema24.properties.side.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.speed !== undefined){
let data2 = data.speed;
const _errs5 = errors;
if(!(((data2 === "attack") || (data2 === "fast")) || (data2 === "damage"))){
validate62.errors = [{instancePath:instancePath+"/speed",schemaPath:"#/properties/speed/enum",keyword:"enum",params:{allowedValues: schema24.properties.speed.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.does !== undefined){
let data3 = data.does;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!validate63(data3[i0]) && !validate63(data3[i0], {instancePath:instancePath+"/does/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors})){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/does",schemaPath:"#/properties/does/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.used !== undefined){
const _errs9 = errors;
if(typeof data.used !== "boolean"){
validate62.errors = [{instancePath:instancePath+"/used",schemaPath:"#/properties/used/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
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
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((((((data.game === undefined) && (missing0 = "game")) || ((data.turn === undefined) && (missing0 = "turn"))) || ((data.players === undefined) && (missing0 = "players"))) || ((data.cards === undefined) && (missing0 = "cards"))) || ((data.effects === undefined) && (missing0 = "effects"))){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "game") || (key0 === "turn")) || (key0 === "players")) || (key0 === "cards")) || (key0 === "effects"))){
validate52.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.game !== undefined){
const _errs2 = errors;
if("yu-gi-oh" !== data.game){
validate52.errors = [{instancePath:instancePath+"/game",schemaPath:"#/properties/game/const",keyword:"const",params:{allowedValue: "yu-gi-oh"},message:"must be equal to constant"}];
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
if(!(((data4 === "main") || (data4 === "battle")) || (data4 === "end"))){
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
if(data.players !== undefined){
let data5 = data.players;
const _errs10 = errors;
if(errors === _errs10){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing2;
if(((data5.north === undefined) && (missing2 = "north")) || ((data5.south === undefined) && (missing2 = "south"))){
validate52.errors = [{instancePath:instancePath+"/players",schemaPath:"#/properties/players/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs12 = errors;
for(const key2 in data5){
if(!((key2 === "north") || (key2 === "south"))){
validate52.errors = [{instancePath:instancePath+"/players",schemaPath:"#/properties/players/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs12 === errors){
if(data5.north !== undefined){
const _errs13 = errors;
if(!validate53(data5.north) && !validate53(data5.north, {instancePath:instancePath+"/players/north",parentData:data5,parentDataProperty:"north",rootData,dynamicAnchors})){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.south !== undefined){
const _errs14 = errors;
if(!validate53(data5.south) && !validate53(data5.south, {instancePath:instancePath+"/players/south",parentData:data5,parentDataProperty:"south",rootData,dynamicAnchors})){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/players",schemaPath:"#/properties/players/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cards !== undefined){
let data8 = data.cards;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data8)){
if(data8.length < 1){
validate52.errors = [{instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs17 = errors;
if(!validate56(data8[i0]) && !validate56(data8[i0], {instancePath:instancePath+"/cards/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors})){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid3 = _errs17 === errors;
if(!valid3){
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
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.effects !== undefined){
let data10 = data.effects;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data10)){
var valid4 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
const _errs20 = errors;
if(!validate62(data10[i1]) && !validate62(data10[i1], {instancePath:instancePath+"/effects/" + i1,parentData:data10,parentDataProperty:i1,rootData,dynamicAnchors})){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid4 = _errs20 === errors;
if(!valid4){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/effects",schemaPath:"#/properties/effects/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
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
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const command = validate67;
const schema26 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"A command of Yu-Gi-Oh","type":"object","discriminator":{"propertyName":"do"},"required":["do"],"oneOf":[{"type":"object","properties":{"do":{"const":"attack"},"side":{"enum":["north","south"]},"attacker":{"anyOf":[{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},{"type":"array","items":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}}]},"target":{"anyOf":[{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},{"type":"array","items":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}}]}},"required":["do","side"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"pass"},"side":{"enum":["north","south"]}},"required":["do","side"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"use"},"side":{"enum":["north","south"]},"effect":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}},"required":["do","side","effect"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"choose"},"side":{"enum":["north","south"]},"ids":{"type":"array","items":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}}},"required":["do","side","ids"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"end-phase"},"side":{"enum":["north","south"]}},"required":["do","side"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"settle"}},"required":["do"],"additionalProperties":false}]};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
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
validate67.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate67.errors = [{instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data){
if(!((((key0 === "do") || (key0 === "side")) || (key0 === "attacker")) || (key0 === "target"))){
validate67.errors = [{instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data.do !== undefined){
const _errs5 = errors;
if("attack" !== data.do){
validate67.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/0/properties/do/const",keyword:"const",params:{allowedValue: "attack"},message:"must be equal to constant"}];
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
validate67.errors = [{instancePath:instancePath+"/side",schemaPath:"#/oneOf/0/properties/side/enum",keyword:"enum",params:{allowedValues: schema26.oneOf[0].properties.side.enum},message:"must be equal to one of the allowed values"}];
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
validate67.errors = vErrors;
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
validate67.errors = vErrors;
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
validate67.errors = [{instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate67.errors = [{instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs25 = errors;
for(const key1 in data){
if(!((key1 === "do") || (key1 === "side"))){
validate67.errors = [{instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs25 === errors){
if(data.do !== undefined){
const _errs26 = errors;
if("pass" !== data.do){
validate67.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/1/properties/do/const",keyword:"const",params:{allowedValue: "pass"},message:"must be equal to constant"}];
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
validate67.errors = [{instancePath:instancePath+"/side",schemaPath:"#/oneOf/1/properties/side/enum",keyword:"enum",params:{allowedValues: schema26.oneOf[1].properties.side.enum},message:"must be equal to one of the allowed values"}];
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
validate67.errors = [{instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate67.errors = [{instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs30 = errors;
for(const key2 in data){
if(!(((key2 === "do") || (key2 === "side")) || (key2 === "effect"))){
validate67.errors = [{instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs30 === errors){
if(data.do !== undefined){
const _errs31 = errors;
if("use" !== data.do){
validate67.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/2/properties/do/const",keyword:"const",params:{allowedValue: "use"},message:"must be equal to constant"}];
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
validate67.errors = [{instancePath:instancePath+"/side",schemaPath:"#/oneOf/2/properties/side/enum",keyword:"enum",params:{allowedValues: schema26.oneOf[2].properties.side.enum},message:"must be equal to one of the allowed values"}];
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
validate67.errors = [{instancePath:instancePath+"/effect",schemaPath:"#/oneOf/2/properties/effect/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate67.errors = [{instancePath:instancePath+"/effect",schemaPath:"#/oneOf/2/properties/effect/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate67.errors = [{instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate67.errors = [{instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs37 = errors;
for(const key3 in data){
if(!(((key3 === "do") || (key3 === "side")) || (key3 === "ids"))){
validate67.errors = [{instancePath,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs37 === errors){
if(data.do !== undefined){
const _errs38 = errors;
if("choose" !== data.do){
validate67.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/3/properties/do/const",keyword:"const",params:{allowedValue: "choose"},message:"must be equal to constant"}];
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
validate67.errors = [{instancePath:instancePath+"/side",schemaPath:"#/oneOf/3/properties/side/enum",keyword:"enum",params:{allowedValues: schema26.oneOf[3].properties.side.enum},message:"must be equal to one of the allowed values"}];
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
validate67.errors = [{instancePath:instancePath+"/ids/" + i2,schemaPath:"#/oneOf/3/properties/ids/items/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate67.errors = [{instancePath:instancePath+"/ids/" + i2,schemaPath:"#/oneOf/3/properties/ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate67.errors = [{instancePath:instancePath+"/ids",schemaPath:"#/oneOf/3/properties/ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate67.errors = [{instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate67.errors = [{instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs46 = errors;
for(const key4 in data){
if(!((key4 === "do") || (key4 === "side"))){
validate67.errors = [{instancePath,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs46 === errors){
if(data.do !== undefined){
const _errs47 = errors;
if("end-phase" !== data.do){
validate67.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/4/properties/do/const",keyword:"const",params:{allowedValue: "end-phase"},message:"must be equal to constant"}];
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
validate67.errors = [{instancePath:instancePath+"/side",schemaPath:"#/oneOf/4/properties/side/enum",keyword:"enum",params:{allowedValues: schema26.oneOf[4].properties.side.enum},message:"must be equal to one of the allowed values"}];
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
validate67.errors = [{instancePath,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate67.errors = [{instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
const _errs51 = errors;
for(const key5 in data){
if(!(key5 === "do")){
validate67.errors = [{instancePath,schemaPath:"#/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs51 === errors){
if(data.do !== undefined){
if("settle" !== data.do){
validate67.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/5/properties/do/const",keyword:"const",params:{allowedValue: "settle"},message:"must be equal to constant"}];
return false;
}
}
}
}
}
else {
validate67.errors = [{instancePath,schemaPath:"#/oneOf/5/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else {
validate67.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "do", tagValue: tag0},message:"value of tag \"do\" must be in oneOf"}];
return false;
}
}
else {
validate67.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "do", tagValue: tag0},message:"tag \"do\" must be string"}];
return false;
}
}
}
else {
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate67.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate67.evaluated = {"dynamicProps":true,"dynamicItems":false};

