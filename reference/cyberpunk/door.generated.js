// Written by "npm run doors" from the schemas beside it; do not edit.

export const position = validate52;
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"A position of the Cyberpunk TCG","type":"object","properties":{"game":{"const":"cyberpunk"},"turn":{"type":"object","properties":{"number":{"type":"integer","minimum":1},"player":{"enum":["north","south"]},"phase":{"enum":["start","main","end"]}},"required":["number","player","phase"],"additionalProperties":false},"players":{"type":"object","properties":{"north":{"$ref":"#/$defs/player"},"south":{"$ref":"#/$defs/player"}},"required":["north","south"],"additionalProperties":false},"cards":{"type":"array","items":{"type":"object","discriminator":{"propertyName":"kind"},"required":["kind"],"oneOf":[{"$ref":"#/$defs/unit"},{"$ref":"#/$defs/legend"},{"$ref":"#/$defs/gear"},{"$ref":"#/$defs/gig"},{"$ref":"#/$defs/program"}]},"minItems":1},"effects":{"type":"array","items":{"$ref":"#/$defs/effect"}}},"required":["game","turn","players","cards","effects"],"additionalProperties":false,"$defs":{"unit":{"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"side":{"enum":["north","south"]},"kind":{"const":"unit"},"zone":{"enum":["field","hand","trash","left"]},"power":{"type":"integer","minimum":-1000,"maximum":1000},"ready":{"type":"boolean"},"lag":{"type":"boolean"},"keywords":{"$ref":"#/$defs/keywords"}},"required":["id","side","kind","zone","power","ready","lag","keywords"],"additionalProperties":false},"legend":{"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"side":{"enum":["north","south"]},"kind":{"const":"legend"},"zone":{"enum":["legends","field","left"]},"face":{"enum":["up","down"]},"power":{"type":"integer","minimum":-1000,"maximum":1000},"ready":{"type":"boolean"},"lag":{"type":"boolean"},"keywords":{"$ref":"#/$defs/keywords"}},"required":["id","side","kind","zone","face","power","ready","lag","keywords"],"additionalProperties":false},"gear":{"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"side":{"enum":["north","south"]},"kind":{"const":"gear"},"zone":{"enum":["field","hand","trash","left"]},"power":{"type":"integer","minimum":-1000,"maximum":1000},"ready":{"type":"boolean"},"lag":{"type":"boolean"},"keywords":{"$ref":"#/$defs/keywords"}},"required":["id","side","kind","zone","power","ready","lag","keywords"],"additionalProperties":false},"gig":{"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"side":{"enum":["north","south"]},"kind":{"const":"gig"},"zone":{"enum":["gigs","left"]},"value":{"type":"integer","minimum":1,"maximum":20}},"required":["id","side","kind","zone","value"],"additionalProperties":false},"program":{"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"side":{"enum":["north","south"]},"kind":{"const":"program"},"zone":{"enum":["hand","trash","left"]},"cost":{"type":"integer","minimum":0,"maximum":99},"quick":{"type":"boolean"},"chooses":{"anyOf":[{"type":"null"},{"type":"object","properties":{"kind":{"enum":["unit","gig"]},"side":{"enum":["north","south"]}},"required":["kind","side"],"additionalProperties":false}]},"does":{"type":"array","items":{"$ref":"#/$defs/primitive"}}},"required":["id","side","kind","zone","cost","quick","chooses","does"],"additionalProperties":false},"keywords":{"type":"object","properties":{"blocker":{"const":true},"cannotAttack":{"const":true},"cannotBeAttacked":{"const":true},"cannotBeDefeated":{"const":true},"mustBeAttacked":{"const":true},"attacksReady":{"const":true},"attacking":{"type":"integer","minimum":-1000,"maximum":1000},"fighting":{"type":"integer","minimum":-1000,"maximum":1000},"stealing":{"type":"integer","minimum":-1000,"maximum":1000}},"required":[],"additionalProperties":false},"player":{"type":"object","properties":{"eddies":{"type":"integer","minimum":0,"maximum":99},"called":{"type":"integer","minimum":0}},"required":["eddies","called"],"additionalProperties":false},"effect":{"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"side":{"enum":["north","south"]},"speed":{"enum":["main","quick","pending"]},"when":{"anyOf":[{"type":"null"},{"type":"object","properties":{"on":{"enum":["attacks","attacked","spent","blocks","called","played","wins","loses","defeated","steals","stolen"]},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}},"required":["on","card"],"additionalProperties":false}]},"chooses":{"anyOf":[{"type":"null"},{"type":"object","properties":{"kind":{"enum":["unit","gig"]},"side":{"enum":["north","south"]}},"required":["kind","side"],"additionalProperties":false}]},"does":{"type":"array","items":{"$ref":"#/$defs/primitive"}},"used":{"type":"boolean"}},"required":["id","side","speed","when","chooses","does","used"],"additionalProperties":false},"primitive":{"type":"object","discriminator":{"propertyName":"do"},"required":["do"],"oneOf":[{"type":"object","properties":{"do":{"const":"raise"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"amount":{"type":"integer","minimum":-1000,"maximum":1000}},"required":["do","card","amount"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"remove"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"to":{"enum":["hand","trash","left"]}},"required":["do","card","to"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"summon"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}},"required":["do","card"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"grant"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"keywords":{"$ref":"#/$defs/keywords"}},"required":["do","card","keywords"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"strip"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"keyword":{"enum":["blocker","cannotAttack","cannotBeAttacked","cannotBeDefeated","mustBeAttacked","attacksReady","attacking","fighting","stealing"]}},"required":["do","card","keyword"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"turn"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"ready":{"type":"boolean"}},"required":["do","card","ready"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"gain"},"side":{"enum":["north","south"]},"amount":{"type":"integer","minimum":1,"maximum":99}},"required":["do","side","amount"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"battle"},"attacker":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"target":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}},"required":["do","attacker","target"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"end"}},"required":["do"],"additionalProperties":false}]}}};
const schema20 = {"type":"object","properties":{"eddies":{"type":"integer","minimum":0,"maximum":99},"called":{"type":"integer","minimum":0}},"required":["eddies","called"],"additionalProperties":false};

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
if(((data.eddies === undefined) && (missing0 = "eddies")) || ((data.called === undefined) && (missing0 = "called"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "eddies") || (key0 === "called"))){
validate53.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.eddies !== undefined){
let data0 = data.eddies;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate53.errors = [{instancePath:instancePath+"/eddies",schemaPath:"#/properties/eddies/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 99 || isNaN(data0)){
validate53.errors = [{instancePath:instancePath+"/eddies",schemaPath:"#/properties/eddies/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate53.errors = [{instancePath:instancePath+"/eddies",schemaPath:"#/properties/eddies/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.called !== undefined){
let data1 = data.called;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate53.errors = [{instancePath:instancePath+"/called",schemaPath:"#/properties/called/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
validate53.errors = [{instancePath:instancePath+"/called",schemaPath:"#/properties/called/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema21 = {"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"side":{"enum":["north","south"]},"kind":{"const":"unit"},"zone":{"enum":["field","hand","trash","left"]},"power":{"type":"integer","minimum":-1000,"maximum":1000},"ready":{"type":"boolean"},"lag":{"type":"boolean"},"keywords":{"$ref":"#/$defs/keywords"}},"required":["id","side","kind","zone","power","ready","lag","keywords"],"additionalProperties":false};
const pattern3 = new RegExp("^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$", "");
const schema22 = {"type":"object","properties":{"blocker":{"const":true},"cannotAttack":{"const":true},"cannotBeAttacked":{"const":true},"cannotBeDefeated":{"const":true},"mustBeAttacked":{"const":true},"attacksReady":{"const":true},"attacking":{"type":"integer","minimum":-1000,"maximum":1000},"fighting":{"type":"integer","minimum":-1000,"maximum":1000},"stealing":{"type":"integer","minimum":-1000,"maximum":1000}},"required":[],"additionalProperties":false};

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
const _errs1 = errors;
for(const key0 in data){
if(!(((((((((key0 === "blocker") || (key0 === "cannotAttack")) || (key0 === "cannotBeAttacked")) || (key0 === "cannotBeDefeated")) || (key0 === "mustBeAttacked")) || (key0 === "attacksReady")) || (key0 === "attacking")) || (key0 === "fighting")) || (key0 === "stealing"))){
validate57.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.blocker !== undefined){
const _errs2 = errors;
if(true !== data.blocker){
validate57.errors = [{instancePath:instancePath+"/blocker",schemaPath:"#/properties/blocker/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cannotAttack !== undefined){
const _errs3 = errors;
if(true !== data.cannotAttack){
validate57.errors = [{instancePath:instancePath+"/cannotAttack",schemaPath:"#/properties/cannotAttack/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cannotBeAttacked !== undefined){
const _errs4 = errors;
if(true !== data.cannotBeAttacked){
validate57.errors = [{instancePath:instancePath+"/cannotBeAttacked",schemaPath:"#/properties/cannotBeAttacked/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cannotBeDefeated !== undefined){
const _errs5 = errors;
if(true !== data.cannotBeDefeated){
validate57.errors = [{instancePath:instancePath+"/cannotBeDefeated",schemaPath:"#/properties/cannotBeDefeated/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mustBeAttacked !== undefined){
const _errs6 = errors;
if(true !== data.mustBeAttacked){
validate57.errors = [{instancePath:instancePath+"/mustBeAttacked",schemaPath:"#/properties/mustBeAttacked/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attacksReady !== undefined){
const _errs7 = errors;
if(true !== data.attacksReady){
validate57.errors = [{instancePath:instancePath+"/attacksReady",schemaPath:"#/properties/attacksReady/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attacking !== undefined){
let data6 = data.attacking;
const _errs8 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate57.errors = [{instancePath:instancePath+"/attacking",schemaPath:"#/properties/attacking/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data6 == "number"){
if(data6 > 1000 || isNaN(data6)){
validate57.errors = [{instancePath:instancePath+"/attacking",schemaPath:"#/properties/attacking/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data6 < -1000 || isNaN(data6)){
validate57.errors = [{instancePath:instancePath+"/attacking",schemaPath:"#/properties/attacking/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000},message:"must be >= -1000"}];
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
if(data.fighting !== undefined){
let data7 = data.fighting;
const _errs10 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate57.errors = [{instancePath:instancePath+"/fighting",schemaPath:"#/properties/fighting/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if(typeof data7 == "number"){
if(data7 > 1000 || isNaN(data7)){
validate57.errors = [{instancePath:instancePath+"/fighting",schemaPath:"#/properties/fighting/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data7 < -1000 || isNaN(data7)){
validate57.errors = [{instancePath:instancePath+"/fighting",schemaPath:"#/properties/fighting/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000},message:"must be >= -1000"}];
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
if(data.stealing !== undefined){
let data8 = data.stealing;
const _errs12 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate57.errors = [{instancePath:instancePath+"/stealing",schemaPath:"#/properties/stealing/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data8 == "number"){
if(data8 > 1000 || isNaN(data8)){
validate57.errors = [{instancePath:instancePath+"/stealing",schemaPath:"#/properties/stealing/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data8 < -1000 || isNaN(data8)){
validate57.errors = [{instancePath:instancePath+"/stealing",schemaPath:"#/properties/stealing/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000},message:"must be >= -1000"}];
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
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.side === undefined) && (missing0 = "side"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.zone === undefined) && (missing0 = "zone"))) || ((data.power === undefined) && (missing0 = "power"))) || ((data.ready === undefined) && (missing0 = "ready"))) || ((data.lag === undefined) && (missing0 = "lag"))) || ((data.keywords === undefined) && (missing0 = "keywords"))){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "side")) || (key0 === "kind")) || (key0 === "zone")) || (key0 === "power")) || (key0 === "ready")) || (key0 === "lag")) || (key0 === "keywords"))){
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
if(data.side !== undefined){
let data1 = data.side;
const _errs4 = errors;
if(!((data1 === "north") || (data1 === "south"))){
validate56.errors = [{instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema21.properties.side.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
const _errs5 = errors;
if("unit" !== data.kind){
validate56.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "unit"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.zone !== undefined){
let data3 = data.zone;
const _errs6 = errors;
if(!((((data3 === "field") || (data3 === "hand")) || (data3 === "trash")) || (data3 === "left"))){
validate56.errors = [{instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/enum",keyword:"enum",params:{allowedValues: schema21.properties.zone.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.power !== undefined){
let data4 = data.power;
const _errs7 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate56.errors = [{instancePath:instancePath+"/power",schemaPath:"#/properties/power/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data4 == "number"){
if(data4 > 1000 || isNaN(data4)){
validate56.errors = [{instancePath:instancePath+"/power",schemaPath:"#/properties/power/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data4 < -1000 || isNaN(data4)){
validate56.errors = [{instancePath:instancePath+"/power",schemaPath:"#/properties/power/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000},message:"must be >= -1000"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ready !== undefined){
const _errs9 = errors;
if(typeof data.ready !== "boolean"){
validate56.errors = [{instancePath:instancePath+"/ready",schemaPath:"#/properties/ready/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lag !== undefined){
const _errs11 = errors;
if(typeof data.lag !== "boolean"){
validate56.errors = [{instancePath:instancePath+"/lag",schemaPath:"#/properties/lag/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keywords !== undefined){
const _errs13 = errors;
if(!validate57(data.keywords) && !validate57(data.keywords, {instancePath:instancePath+"/keywords",parentData:data,parentDataProperty:"keywords",rootData,dynamicAnchors})){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
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
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema23 = {"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"side":{"enum":["north","south"]},"kind":{"const":"legend"},"zone":{"enum":["legends","field","left"]},"face":{"enum":["up","down"]},"power":{"type":"integer","minimum":-1000,"maximum":1000},"ready":{"type":"boolean"},"lag":{"type":"boolean"},"keywords":{"$ref":"#/$defs/keywords"}},"required":["id","side","kind","zone","face","power","ready","lag","keywords"],"additionalProperties":false};

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
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.side === undefined) && (missing0 = "side"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.zone === undefined) && (missing0 = "zone"))) || ((data.face === undefined) && (missing0 = "face"))) || ((data.power === undefined) && (missing0 = "power"))) || ((data.ready === undefined) && (missing0 = "ready"))) || ((data.lag === undefined) && (missing0 = "lag"))) || ((data.keywords === undefined) && (missing0 = "keywords"))){
validate59.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((((key0 === "id") || (key0 === "side")) || (key0 === "kind")) || (key0 === "zone")) || (key0 === "face")) || (key0 === "power")) || (key0 === "ready")) || (key0 === "lag")) || (key0 === "keywords"))){
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
if(data.kind !== undefined){
const _errs5 = errors;
if("legend" !== data.kind){
validate59.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "legend"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.zone !== undefined){
let data3 = data.zone;
const _errs6 = errors;
if(!(((data3 === "legends") || (data3 === "field")) || (data3 === "left"))){
validate59.errors = [{instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/enum",keyword:"enum",params:{allowedValues: schema23.properties.zone.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.face !== undefined){
let data4 = data.face;
const _errs7 = errors;
if(!((data4 === "up") || (data4 === "down"))){
validate59.errors = [{instancePath:instancePath+"/face",schemaPath:"#/properties/face/enum",keyword:"enum",params:{allowedValues: schema23.properties.face.enum},message:"must be equal to one of the allowed values"}];
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
validate59.errors = [{instancePath:instancePath+"/power",schemaPath:"#/properties/power/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data5 == "number"){
if(data5 > 1000 || isNaN(data5)){
validate59.errors = [{instancePath:instancePath+"/power",schemaPath:"#/properties/power/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data5 < -1000 || isNaN(data5)){
validate59.errors = [{instancePath:instancePath+"/power",schemaPath:"#/properties/power/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000},message:"must be >= -1000"}];
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
if(data.ready !== undefined){
const _errs10 = errors;
if(typeof data.ready !== "boolean"){
validate59.errors = [{instancePath:instancePath+"/ready",schemaPath:"#/properties/ready/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lag !== undefined){
const _errs12 = errors;
if(typeof data.lag !== "boolean"){
validate59.errors = [{instancePath:instancePath+"/lag",schemaPath:"#/properties/lag/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keywords !== undefined){
const _errs14 = errors;
if(!validate57(data.keywords) && !validate57(data.keywords, {instancePath:instancePath+"/keywords",parentData:data,parentDataProperty:"keywords",rootData,dynamicAnchors})){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
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
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema24 = {"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"side":{"enum":["north","south"]},"kind":{"const":"gear"},"zone":{"enum":["field","hand","trash","left"]},"power":{"type":"integer","minimum":-1000,"maximum":1000},"ready":{"type":"boolean"},"lag":{"type":"boolean"},"keywords":{"$ref":"#/$defs/keywords"}},"required":["id","side","kind","zone","power","ready","lag","keywords"],"additionalProperties":false};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.side === undefined) && (missing0 = "side"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.zone === undefined) && (missing0 = "zone"))) || ((data.power === undefined) && (missing0 = "power"))) || ((data.ready === undefined) && (missing0 = "ready"))) || ((data.lag === undefined) && (missing0 = "lag"))) || ((data.keywords === undefined) && (missing0 = "keywords"))){
validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "side")) || (key0 === "kind")) || (key0 === "zone")) || (key0 === "power")) || (key0 === "ready")) || (key0 === "lag")) || (key0 === "keywords"))){
validate61.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate61.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate61.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate61.errors = [{instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema24.properties.side.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
const _errs5 = errors;
if("gear" !== data.kind){
validate61.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "gear"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.zone !== undefined){
let data3 = data.zone;
const _errs6 = errors;
if(!((((data3 === "field") || (data3 === "hand")) || (data3 === "trash")) || (data3 === "left"))){
validate61.errors = [{instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/enum",keyword:"enum",params:{allowedValues: schema24.properties.zone.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.power !== undefined){
let data4 = data.power;
const _errs7 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate61.errors = [{instancePath:instancePath+"/power",schemaPath:"#/properties/power/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data4 == "number"){
if(data4 > 1000 || isNaN(data4)){
validate61.errors = [{instancePath:instancePath+"/power",schemaPath:"#/properties/power/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data4 < -1000 || isNaN(data4)){
validate61.errors = [{instancePath:instancePath+"/power",schemaPath:"#/properties/power/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000},message:"must be >= -1000"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ready !== undefined){
const _errs9 = errors;
if(typeof data.ready !== "boolean"){
validate61.errors = [{instancePath:instancePath+"/ready",schemaPath:"#/properties/ready/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lag !== undefined){
const _errs11 = errors;
if(typeof data.lag !== "boolean"){
validate61.errors = [{instancePath:instancePath+"/lag",schemaPath:"#/properties/lag/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keywords !== undefined){
const _errs13 = errors;
if(!validate57(data.keywords) && !validate57(data.keywords, {instancePath:instancePath+"/keywords",parentData:data,parentDataProperty:"keywords",rootData,dynamicAnchors})){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
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
else {
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema25 = {"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"side":{"enum":["north","south"]},"kind":{"const":"gig"},"zone":{"enum":["gigs","left"]},"value":{"type":"integer","minimum":1,"maximum":20}},"required":["id","side","kind","zone","value"],"additionalProperties":false};

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
if((((((data.id === undefined) && (missing0 = "id")) || ((data.side === undefined) && (missing0 = "side"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.zone === undefined) && (missing0 = "zone"))) || ((data.value === undefined) && (missing0 = "value"))){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "side")) || (key0 === "kind")) || (key0 === "zone")) || (key0 === "value"))){
validate63.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate63.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate63.errors = [{instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema25.properties.side.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
const _errs5 = errors;
if("gig" !== data.kind){
validate63.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "gig"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.zone !== undefined){
let data3 = data.zone;
const _errs6 = errors;
if(!((data3 === "gigs") || (data3 === "left"))){
validate63.errors = [{instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/enum",keyword:"enum",params:{allowedValues: schema25.properties.zone.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data4 = data.value;
const _errs7 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate63.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data4 == "number"){
if(data4 > 20 || isNaN(data4)){
validate63.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate63.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
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
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema26 = {"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"side":{"enum":["north","south"]},"kind":{"const":"program"},"zone":{"enum":["hand","trash","left"]},"cost":{"type":"integer","minimum":0,"maximum":99},"quick":{"type":"boolean"},"chooses":{"anyOf":[{"type":"null"},{"type":"object","properties":{"kind":{"enum":["unit","gig"]},"side":{"enum":["north","south"]}},"required":["kind","side"],"additionalProperties":false}]},"does":{"type":"array","items":{"$ref":"#/$defs/primitive"}}},"required":["id","side","kind","zone","cost","quick","chooses","does"],"additionalProperties":false};
const schema27 = {"type":"object","discriminator":{"propertyName":"do"},"required":["do"],"oneOf":[{"type":"object","properties":{"do":{"const":"raise"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"amount":{"type":"integer","minimum":-1000,"maximum":1000}},"required":["do","card","amount"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"remove"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"to":{"enum":["hand","trash","left"]}},"required":["do","card","to"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"summon"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}},"required":["do","card"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"grant"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"keywords":{"$ref":"#/$defs/keywords"}},"required":["do","card","keywords"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"strip"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"keyword":{"enum":["blocker","cannotAttack","cannotBeAttacked","cannotBeDefeated","mustBeAttacked","attacksReady","attacking","fighting","stealing"]}},"required":["do","card","keyword"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"turn"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"ready":{"type":"boolean"}},"required":["do","card","ready"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"gain"},"side":{"enum":["north","south"]},"amount":{"type":"integer","minimum":1,"maximum":99}},"required":["do","side","amount"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"battle"},"attacker":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"target":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}},"required":["do","attacker","target"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"end"}},"required":["do"],"additionalProperties":false}]};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
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
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const tag0 = data.do;
if(typeof tag0 == "string"){
if(tag0 === "raise"){
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((data.do === undefined) && (missing1 = "do")) || ((data.card === undefined) && (missing1 = "card"))) || ((data.amount === undefined) && (missing1 = "amount"))){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data){
if(!(((key0 === "do") || (key0 === "card")) || (key0 === "amount"))){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data.do !== undefined){
const _errs5 = errors;
if("raise" !== data.do){
validate65.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/0/properties/do/const",keyword:"const",params:{allowedValue: "raise"},message:"must be equal to constant"}];
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
validate65.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/0/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/0/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.amount !== undefined){
let data2 = data.amount;
const _errs8 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate65.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/oneOf/0/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data2 == "number"){
if(data2 > 1000 || isNaN(data2)){
validate65.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/oneOf/0/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data2 < -1000 || isNaN(data2)){
validate65.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/oneOf/0/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000},message:"must be >= -1000"}];
return false;
}
}
}
}
var valid2 = _errs8 === errors;
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
validate65.errors = [{instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var props0 = true;
}
else if(tag0 === "remove"){
const _errs10 = errors;
if(errors === _errs10){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((data.do === undefined) && (missing2 = "do")) || ((data.card === undefined) && (missing2 = "card"))) || ((data.to === undefined) && (missing2 = "to"))){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs12 = errors;
for(const key1 in data){
if(!(((key1 === "do") || (key1 === "card")) || (key1 === "to"))){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs12 === errors){
if(data.do !== undefined){
const _errs13 = errors;
if("remove" !== data.do){
validate65.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/1/properties/do/const",keyword:"const",params:{allowedValue: "remove"},message:"must be equal to constant"}];
return false;
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.card !== undefined){
let data4 = data.card;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
validate65.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/1/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/1/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.to !== undefined){
let data5 = data.to;
const _errs16 = errors;
if(!(((data5 === "hand") || (data5 === "trash")) || (data5 === "left"))){
validate65.errors = [{instancePath:instancePath+"/to",schemaPath:"#/oneOf/1/properties/to/enum",keyword:"enum",params:{allowedValues: schema27.oneOf[1].properties.to.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs16 === errors;
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
validate65.errors = [{instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "summon"){
const _errs17 = errors;
if(errors === _errs17){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((data.do === undefined) && (missing3 = "do")) || ((data.card === undefined) && (missing3 = "card"))){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs19 = errors;
for(const key2 in data){
if(!((key2 === "do") || (key2 === "card"))){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs19 === errors){
if(data.do !== undefined){
const _errs20 = errors;
if("summon" !== data.do){
validate65.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/2/properties/do/const",keyword:"const",params:{allowedValue: "summon"},message:"must be equal to constant"}];
return false;
}
var valid6 = _errs20 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.card !== undefined){
let data7 = data.card;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data7 === "string"){
if(!pattern3.test(data7)){
validate65.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/2/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/2/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs21 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "grant"){
const _errs23 = errors;
if(errors === _errs23){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((((data.do === undefined) && (missing4 = "do")) || ((data.card === undefined) && (missing4 = "card"))) || ((data.keywords === undefined) && (missing4 = "keywords"))){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs25 = errors;
for(const key3 in data){
if(!(((key3 === "do") || (key3 === "card")) || (key3 === "keywords"))){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs25 === errors){
if(data.do !== undefined){
const _errs26 = errors;
if("grant" !== data.do){
validate65.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/3/properties/do/const",keyword:"const",params:{allowedValue: "grant"},message:"must be equal to constant"}];
return false;
}
var valid8 = _errs26 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.card !== undefined){
let data9 = data.card;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data9 === "string"){
if(!pattern3.test(data9)){
validate65.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/3/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/3/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid8 = _errs27 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.keywords !== undefined){
const _errs29 = errors;
if(!validate57(data.keywords) && !validate57(data.keywords, {instancePath:instancePath+"/keywords",parentData:data,parentDataProperty:"keywords",rootData,dynamicAnchors})){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid8 = _errs29 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "strip"){
const _errs30 = errors;
if(errors === _errs30){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((((data.do === undefined) && (missing5 = "do")) || ((data.card === undefined) && (missing5 = "card"))) || ((data.keyword === undefined) && (missing5 = "keyword"))){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs32 = errors;
for(const key4 in data){
if(!(((key4 === "do") || (key4 === "card")) || (key4 === "keyword"))){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs32 === errors){
if(data.do !== undefined){
const _errs33 = errors;
if("strip" !== data.do){
validate65.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/4/properties/do/const",keyword:"const",params:{allowedValue: "strip"},message:"must be equal to constant"}];
return false;
}
var valid10 = _errs33 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.card !== undefined){
let data12 = data.card;
const _errs34 = errors;
if(errors === _errs34){
if(typeof data12 === "string"){
if(!pattern3.test(data12)){
validate65.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/4/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/4/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid10 = _errs34 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.keyword !== undefined){
let data13 = data.keyword;
const _errs36 = errors;
if(!(((((((((data13 === "blocker") || (data13 === "cannotAttack")) || (data13 === "cannotBeAttacked")) || (data13 === "cannotBeDefeated")) || (data13 === "mustBeAttacked")) || (data13 === "attacksReady")) || (data13 === "attacking")) || (data13 === "fighting")) || (data13 === "stealing"))){
validate65.errors = [{instancePath:instancePath+"/keyword",schemaPath:"#/oneOf/4/properties/keyword/enum",keyword:"enum",params:{allowedValues: schema27.oneOf[4].properties.keyword.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid10 = _errs36 === errors;
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
validate65.errors = [{instancePath,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "turn"){
const _errs37 = errors;
if(errors === _errs37){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((((data.do === undefined) && (missing6 = "do")) || ((data.card === undefined) && (missing6 = "card"))) || ((data.ready === undefined) && (missing6 = "ready"))){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
const _errs39 = errors;
for(const key5 in data){
if(!(((key5 === "do") || (key5 === "card")) || (key5 === "ready"))){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs39 === errors){
if(data.do !== undefined){
const _errs40 = errors;
if("turn" !== data.do){
validate65.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/5/properties/do/const",keyword:"const",params:{allowedValue: "turn"},message:"must be equal to constant"}];
return false;
}
var valid12 = _errs40 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.card !== undefined){
let data15 = data.card;
const _errs41 = errors;
if(errors === _errs41){
if(typeof data15 === "string"){
if(!pattern3.test(data15)){
validate65.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/5/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/5/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid12 = _errs41 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.ready !== undefined){
const _errs43 = errors;
if(typeof data.ready !== "boolean"){
validate65.errors = [{instancePath:instancePath+"/ready",schemaPath:"#/oneOf/5/properties/ready/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid12 = _errs43 === errors;
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
validate65.errors = [{instancePath,schemaPath:"#/oneOf/5/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "gain"){
const _errs45 = errors;
if(errors === _errs45){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((((data.do === undefined) && (missing7 = "do")) || ((data.side === undefined) && (missing7 = "side"))) || ((data.amount === undefined) && (missing7 = "amount"))){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
const _errs47 = errors;
for(const key6 in data){
if(!(((key6 === "do") || (key6 === "side")) || (key6 === "amount"))){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs47 === errors){
if(data.do !== undefined){
const _errs48 = errors;
if("gain" !== data.do){
validate65.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/6/properties/do/const",keyword:"const",params:{allowedValue: "gain"},message:"must be equal to constant"}];
return false;
}
var valid14 = _errs48 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.side !== undefined){
let data18 = data.side;
const _errs49 = errors;
if(!((data18 === "north") || (data18 === "south"))){
validate65.errors = [{instancePath:instancePath+"/side",schemaPath:"#/oneOf/6/properties/side/enum",keyword:"enum",params:{allowedValues: schema27.oneOf[6].properties.side.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid14 = _errs49 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.amount !== undefined){
let data19 = data.amount;
const _errs50 = errors;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
validate65.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/oneOf/6/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs50){
if(typeof data19 == "number"){
if(data19 > 99 || isNaN(data19)){
validate65.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/oneOf/6/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data19 < 1 || isNaN(data19)){
validate65.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/oneOf/6/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid14 = _errs50 === errors;
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
validate65.errors = [{instancePath,schemaPath:"#/oneOf/6/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "battle"){
const _errs52 = errors;
if(errors === _errs52){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((((data.do === undefined) && (missing8 = "do")) || ((data.attacker === undefined) && (missing8 = "attacker"))) || ((data.target === undefined) && (missing8 = "target"))){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
const _errs54 = errors;
for(const key7 in data){
if(!(((key7 === "do") || (key7 === "attacker")) || (key7 === "target"))){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/7/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs54 === errors){
if(data.do !== undefined){
const _errs55 = errors;
if("battle" !== data.do){
validate65.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/7/properties/do/const",keyword:"const",params:{allowedValue: "battle"},message:"must be equal to constant"}];
return false;
}
var valid16 = _errs55 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data.attacker !== undefined){
let data21 = data.attacker;
const _errs56 = errors;
if(errors === _errs56){
if(typeof data21 === "string"){
if(!pattern3.test(data21)){
validate65.errors = [{instancePath:instancePath+"/attacker",schemaPath:"#/oneOf/7/properties/attacker/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/attacker",schemaPath:"#/oneOf/7/properties/attacker/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid16 = _errs56 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data.target !== undefined){
let data22 = data.target;
const _errs58 = errors;
if(errors === _errs58){
if(typeof data22 === "string"){
if(!pattern3.test(data22)){
validate65.errors = [{instancePath:instancePath+"/target",schemaPath:"#/oneOf/7/properties/target/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/target",schemaPath:"#/oneOf/7/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid16 = _errs58 === errors;
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
validate65.errors = [{instancePath,schemaPath:"#/oneOf/7/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "end"){
const _errs60 = errors;
if(errors === _errs60){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((data.do === undefined) && (missing9 = "do")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
const _errs62 = errors;
for(const key8 in data){
if(!(key8 === "do")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/8/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs62 === errors){
if(data.do !== undefined){
if("end" !== data.do){
validate65.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/8/properties/do/const",keyword:"const",params:{allowedValue: "end"},message:"must be equal to constant"}];
return false;
}
}
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/oneOf/8/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "do", tagValue: tag0},message:"value of tag \"do\" must be in oneOf"}];
return false;
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "do", tagValue: tag0},message:"tag \"do\" must be string"}];
return false;
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate65.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate65.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.side === undefined) && (missing0 = "side"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.zone === undefined) && (missing0 = "zone"))) || ((data.cost === undefined) && (missing0 = "cost"))) || ((data.quick === undefined) && (missing0 = "quick"))) || ((data.chooses === undefined) && (missing0 = "chooses"))) || ((data.does === undefined) && (missing0 = "does"))){
validate64.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "side")) || (key0 === "kind")) || (key0 === "zone")) || (key0 === "cost")) || (key0 === "quick")) || (key0 === "chooses")) || (key0 === "does"))){
validate64.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate64.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate64.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate64.errors = [{instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema26.properties.side.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
const _errs5 = errors;
if("program" !== data.kind){
validate64.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "program"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.zone !== undefined){
let data3 = data.zone;
const _errs6 = errors;
if(!(((data3 === "hand") || (data3 === "trash")) || (data3 === "left"))){
validate64.errors = [{instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/enum",keyword:"enum",params:{allowedValues: schema26.properties.zone.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cost !== undefined){
let data4 = data.cost;
const _errs7 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate64.errors = [{instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data4 == "number"){
if(data4 > 99 || isNaN(data4)){
validate64.errors = [{instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate64.errors = [{instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quick !== undefined){
const _errs9 = errors;
if(typeof data.quick !== "boolean"){
validate64.errors = [{instancePath:instancePath+"/quick",schemaPath:"#/properties/quick/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chooses !== undefined){
let data6 = data.chooses;
const _errs11 = errors;
const _errs12 = errors;
let valid1 = false;
const _errs13 = errors;
if(data6 !== null){
const err0 = {instancePath:instancePath+"/chooses",schemaPath:"#/properties/chooses/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
const _errs15 = errors;
if(errors === _errs15){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if(((data6.kind === undefined) && (missing1 = "kind")) || ((data6.side === undefined) && (missing1 = "side"))){
const err1 = {instancePath:instancePath+"/chooses",schemaPath:"#/properties/chooses/anyOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
const _errs17 = errors;
for(const key1 in data6){
if(!((key1 === "kind") || (key1 === "side"))){
const err2 = {instancePath:instancePath+"/chooses",schemaPath:"#/properties/chooses/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
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
if(_errs17 === errors){
if(data6.kind !== undefined){
let data7 = data6.kind;
const _errs18 = errors;
if(!((data7 === "unit") || (data7 === "gig"))){
const err3 = {instancePath:instancePath+"/chooses/kind",schemaPath:"#/properties/chooses/anyOf/1/properties/kind/enum",keyword:"enum",params:{allowedValues: schema26.properties.chooses.anyOf[1].properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.side !== undefined){
let data8 = data6.side;
const _errs19 = errors;
if(!((data8 === "north") || (data8 === "south"))){
const err4 = {instancePath:instancePath+"/chooses/side",schemaPath:"#/properties/chooses/anyOf/1/properties/side/enum",keyword:"enum",params:{allowedValues: schema26.properties.chooses.anyOf[1].properties.side.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/chooses",schemaPath:"#/properties/chooses/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err6 = {instancePath:instancePath+"/chooses",schemaPath:"#/properties/chooses/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate64.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.does !== undefined){
let data9 = data.does;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data9)){
var valid3 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs22 = errors;
if(!validate65(data9[i0]) && !validate65(data9[i0], {instancePath:instancePath+"/does/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors})){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var valid3 = _errs22 === errors;
if(!valid3){
break;
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/does",schemaPath:"#/properties/does/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs20 === errors;
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
else {
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema28 = {"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"side":{"enum":["north","south"]},"speed":{"enum":["main","quick","pending"]},"when":{"anyOf":[{"type":"null"},{"type":"object","properties":{"on":{"enum":["attacks","attacked","spent","blocks","called","played","wins","loses","defeated","steals","stolen"]},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}},"required":["on","card"],"additionalProperties":false}]},"chooses":{"anyOf":[{"type":"null"},{"type":"object","properties":{"kind":{"enum":["unit","gig"]},"side":{"enum":["north","south"]}},"required":["kind","side"],"additionalProperties":false}]},"does":{"type":"array","items":{"$ref":"#/$defs/primitive"}},"used":{"type":"boolean"}},"required":["id","side","speed","when","chooses","does","used"],"additionalProperties":false};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.side === undefined) && (missing0 = "side"))) || ((data.speed === undefined) && (missing0 = "speed"))) || ((data.when === undefined) && (missing0 = "when"))) || ((data.chooses === undefined) && (missing0 = "chooses"))) || ((data.does === undefined) && (missing0 = "does"))) || ((data.used === undefined) && (missing0 = "used"))){
validate73.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "side")) || (key0 === "speed")) || (key0 === "when")) || (key0 === "chooses")) || (key0 === "does")) || (key0 === "used"))){
validate73.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate73.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate73.errors = [{instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema28.properties.side.enum},message:"must be equal to one of the allowed values"}];
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
if(!(((data2 === "main") || (data2 === "quick")) || (data2 === "pending"))){
validate73.errors = [{instancePath:instancePath+"/speed",schemaPath:"#/properties/speed/enum",keyword:"enum",params:{allowedValues: schema28.properties.speed.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
let data3 = data.when;
const _errs6 = errors;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
if(data3 !== null){
const err0 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
const _errs10 = errors;
if(errors === _errs10){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.on === undefined) && (missing1 = "on")) || ((data3.card === undefined) && (missing1 = "card"))){
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
const _errs12 = errors;
for(const key1 in data3){
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
if(_errs12 === errors){
if(data3.on !== undefined){
let data4 = data3.on;
const _errs13 = errors;
if(!(((((((((((data4 === "attacks") || (data4 === "attacked")) || (data4 === "spent")) || (data4 === "blocks")) || (data4 === "called")) || (data4 === "played")) || (data4 === "wins")) || (data4 === "loses")) || (data4 === "defeated")) || (data4 === "steals")) || (data4 === "stolen"))){
const err3 = {instancePath:instancePath+"/when/on",schemaPath:"#/properties/when/anyOf/1/properties/on/enum",keyword:"enum",params:{allowedValues: schema28.properties.when.anyOf[1].properties.on.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.card !== undefined){
let data5 = data3.card;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(!pattern3.test(data5)){
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
var _valid0 = _errs10 === errors;
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
validate73.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chooses !== undefined){
let data6 = data.chooses;
const _errs16 = errors;
const _errs17 = errors;
let valid3 = false;
const _errs18 = errors;
if(data6 !== null){
const err8 = {instancePath:instancePath+"/chooses",schemaPath:"#/properties/chooses/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs18 === errors;
valid3 = valid3 || _valid1;
const _errs20 = errors;
if(errors === _errs20){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if(((data6.kind === undefined) && (missing2 = "kind")) || ((data6.side === undefined) && (missing2 = "side"))){
const err9 = {instancePath:instancePath+"/chooses",schemaPath:"#/properties/chooses/anyOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
const _errs22 = errors;
for(const key2 in data6){
if(!((key2 === "kind") || (key2 === "side"))){
const err10 = {instancePath:instancePath+"/chooses",schemaPath:"#/properties/chooses/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
break;
}
}
if(_errs22 === errors){
if(data6.kind !== undefined){
let data7 = data6.kind;
const _errs23 = errors;
if(!((data7 === "unit") || (data7 === "gig"))){
const err11 = {instancePath:instancePath+"/chooses/kind",schemaPath:"#/properties/chooses/anyOf/1/properties/kind/enum",keyword:"enum",params:{allowedValues: schema28.properties.chooses.anyOf[1].properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.side !== undefined){
let data8 = data6.side;
const _errs24 = errors;
if(!((data8 === "north") || (data8 === "south"))){
const err12 = {instancePath:instancePath+"/chooses/side",schemaPath:"#/properties/chooses/anyOf/1/properties/side/enum",keyword:"enum",params:{allowedValues: schema28.properties.chooses.anyOf[1].properties.side.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/chooses",schemaPath:"#/properties/chooses/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid1 = _errs20 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const err14 = {instancePath:instancePath+"/chooses",schemaPath:"#/properties/chooses/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate73.errors = vErrors;
return false;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.does !== undefined){
let data9 = data.does;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data9)){
var valid5 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs27 = errors;
if(!validate65(data9[i0]) && !validate65(data9[i0], {instancePath:instancePath+"/does/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors})){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var valid5 = _errs27 === errors;
if(!valid5){
break;
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/does",schemaPath:"#/properties/does/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.used !== undefined){
const _errs28 = errors;
if(typeof data.used !== "boolean"){
validate73.errors = [{instancePath:instancePath+"/used",schemaPath:"#/properties/used/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs28 === errors;
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
else {
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if("cyberpunk" !== data.game){
validate52.errors = [{instancePath:instancePath+"/game",schemaPath:"#/properties/game/const",keyword:"const",params:{allowedValue: "cyberpunk"},message:"must be equal to constant"}];
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
if(!(((data4 === "start") || (data4 === "main")) || (data4 === "end"))){
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
let data9 = data8[i0];
const _errs17 = errors;
if(errors === _errs17){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing3;
if((data9.kind === undefined) && (missing3 = "kind")){
validate52.errors = [{instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const tag0 = data9.kind;
if(typeof tag0 == "string"){
if(tag0 === "unit"){
if(!validate56(data9) && !validate56(data9, {instancePath:instancePath+"/cards/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors})){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "legend"){
if(!validate59(data9) && !validate59(data9, {instancePath:instancePath+"/cards/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors})){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "gear"){
if(!validate61(data9) && !validate61(data9, {instancePath:instancePath+"/cards/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors})){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "gig"){
if(!validate63(data9) && !validate63(data9, {instancePath:instancePath+"/cards/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors})){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "program"){
if(!validate64(data9) && !validate64(data9, {instancePath:instancePath+"/cards/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors})){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data10)){
var valid10 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
const _errs27 = errors;
if(!validate73(data10[i1]) && !validate73(data10[i1], {instancePath:instancePath+"/effects/" + i1,parentData:data10,parentDataProperty:i1,rootData,dynamicAnchors})){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
var valid10 = _errs27 === errors;
if(!valid10){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/effects",schemaPath:"#/properties/effects/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs25 === errors;
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

export const command = validate76;
const schema29 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"A command of the Cyberpunk TCG","type":"object","discriminator":{"propertyName":"do"},"required":["do"],"oneOf":[{"type":"object","properties":{"do":{"const":"attack"},"side":{"enum":["north","south"]},"attacker":{"anyOf":[{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},{"type":"array","items":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}}]},"target":{"anyOf":[{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},{"type":"array","items":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}}]}},"required":["do","side"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"pass"},"side":{"enum":["north","south"]}},"required":["do","side"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"use"},"side":{"enum":["north","south"]},"effect":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}},"required":["do","side","effect"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"choose"},"side":{"enum":["north","south"]},"ids":{"type":"array","items":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}}},"required":["do","side","ids"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"end-phase"},"side":{"enum":["north","south"]}},"required":["do","side"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"settle"}},"required":["do"],"additionalProperties":false}]};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
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
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate76.errors = [{instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data){
if(!((((key0 === "do") || (key0 === "side")) || (key0 === "attacker")) || (key0 === "target"))){
validate76.errors = [{instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data.do !== undefined){
const _errs5 = errors;
if("attack" !== data.do){
validate76.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/0/properties/do/const",keyword:"const",params:{allowedValue: "attack"},message:"must be equal to constant"}];
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
validate76.errors = [{instancePath:instancePath+"/side",schemaPath:"#/oneOf/0/properties/side/enum",keyword:"enum",params:{allowedValues: schema29.oneOf[0].properties.side.enum},message:"must be equal to one of the allowed values"}];
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
validate76.errors = vErrors;
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
validate76.errors = vErrors;
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
validate76.errors = [{instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate76.errors = [{instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs25 = errors;
for(const key1 in data){
if(!((key1 === "do") || (key1 === "side"))){
validate76.errors = [{instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs25 === errors){
if(data.do !== undefined){
const _errs26 = errors;
if("pass" !== data.do){
validate76.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/1/properties/do/const",keyword:"const",params:{allowedValue: "pass"},message:"must be equal to constant"}];
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
validate76.errors = [{instancePath:instancePath+"/side",schemaPath:"#/oneOf/1/properties/side/enum",keyword:"enum",params:{allowedValues: schema29.oneOf[1].properties.side.enum},message:"must be equal to one of the allowed values"}];
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
validate76.errors = [{instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate76.errors = [{instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs30 = errors;
for(const key2 in data){
if(!(((key2 === "do") || (key2 === "side")) || (key2 === "effect"))){
validate76.errors = [{instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs30 === errors){
if(data.do !== undefined){
const _errs31 = errors;
if("use" !== data.do){
validate76.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/2/properties/do/const",keyword:"const",params:{allowedValue: "use"},message:"must be equal to constant"}];
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
validate76.errors = [{instancePath:instancePath+"/side",schemaPath:"#/oneOf/2/properties/side/enum",keyword:"enum",params:{allowedValues: schema29.oneOf[2].properties.side.enum},message:"must be equal to one of the allowed values"}];
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
validate76.errors = [{instancePath:instancePath+"/effect",schemaPath:"#/oneOf/2/properties/effect/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/effect",schemaPath:"#/oneOf/2/properties/effect/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate76.errors = [{instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate76.errors = [{instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs37 = errors;
for(const key3 in data){
if(!(((key3 === "do") || (key3 === "side")) || (key3 === "ids"))){
validate76.errors = [{instancePath,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs37 === errors){
if(data.do !== undefined){
const _errs38 = errors;
if("choose" !== data.do){
validate76.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/3/properties/do/const",keyword:"const",params:{allowedValue: "choose"},message:"must be equal to constant"}];
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
validate76.errors = [{instancePath:instancePath+"/side",schemaPath:"#/oneOf/3/properties/side/enum",keyword:"enum",params:{allowedValues: schema29.oneOf[3].properties.side.enum},message:"must be equal to one of the allowed values"}];
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
validate76.errors = [{instancePath:instancePath+"/ids/" + i2,schemaPath:"#/oneOf/3/properties/ids/items/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/ids/" + i2,schemaPath:"#/oneOf/3/properties/ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate76.errors = [{instancePath:instancePath+"/ids",schemaPath:"#/oneOf/3/properties/ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate76.errors = [{instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate76.errors = [{instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs46 = errors;
for(const key4 in data){
if(!((key4 === "do") || (key4 === "side"))){
validate76.errors = [{instancePath,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs46 === errors){
if(data.do !== undefined){
const _errs47 = errors;
if("end-phase" !== data.do){
validate76.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/4/properties/do/const",keyword:"const",params:{allowedValue: "end-phase"},message:"must be equal to constant"}];
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
validate76.errors = [{instancePath:instancePath+"/side",schemaPath:"#/oneOf/4/properties/side/enum",keyword:"enum",params:{allowedValues: schema29.oneOf[4].properties.side.enum},message:"must be equal to one of the allowed values"}];
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
validate76.errors = [{instancePath,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate76.errors = [{instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
const _errs51 = errors;
for(const key5 in data){
if(!(key5 === "do")){
validate76.errors = [{instancePath,schemaPath:"#/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs51 === errors){
if(data.do !== undefined){
if("settle" !== data.do){
validate76.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/5/properties/do/const",keyword:"const",params:{allowedValue: "settle"},message:"must be equal to constant"}];
return false;
}
}
}
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/oneOf/5/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "do", tagValue: tag0},message:"value of tag \"do\" must be in oneOf"}];
return false;
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "do", tagValue: tag0},message:"tag \"do\" must be string"}];
return false;
}
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate76.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate76.evaluated = {"dynamicProps":true,"dynamicItems":false};

