// Written by "npm run doors" from the schemas beside it; do not edit.

export const position = validate52;
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"A position of Souls","type":"object","properties":{"game":{"const":"souls"},"turn":{"type":"object","properties":{"number":{"type":"integer","minimum":1},"player":{"enum":["north","south"]},"phase":{"enum":["start","main","combat","end"]}},"required":["number","player","phase"],"additionalProperties":false},"players":{"type":"object","properties":{"north":{"$ref":"#/$defs/player"},"south":{"$ref":"#/$defs/player"}},"required":["north","south"],"additionalProperties":false},"cards":{"type":"array","items":{"type":"object","discriminator":{"propertyName":"kind"},"required":["kind"],"oneOf":[{"$ref":"#/$defs/soul"},{"$ref":"#/$defs/realm"},{"$ref":"#/$defs/armament"}]},"minItems":1},"effects":{"type":"array","items":{"$ref":"#/$defs/effect"}}},"required":["game","turn","players","cards","effects"],"additionalProperties":false,"$defs":{"soul":{"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"side":{"enum":["north","south"]},"kind":{"const":"soul"},"zone":{"enum":["front","second","captured","left"]},"slot":{"type":"integer","minimum":0,"maximum":5},"rank":{"type":"integer","minimum":0,"maximum":99},"atk":{"type":"integer","minimum":0,"maximum":1000},"def":{"type":"integer","minimum":0,"maximum":1000},"defBonus":{"type":"integer","minimum":0,"maximum":1000},"hp":{"type":"integer","minimum":0,"maximum":1000},"active":{"type":"boolean"},"recruited":{"type":"integer","minimum":0},"attacks":{"type":"object","properties":{"turn":{"type":"integer","minimum":0},"count":{"type":"integer","minimum":0}},"required":["turn","count"],"additionalProperties":false},"keywords":{"$ref":"#/$defs/keywords"},"leader":{"const":true}},"required":["id","side","kind","zone","slot","rank","atk","def","defBonus","hp","active","recruited","attacks","keywords"],"additionalProperties":false},"realm":{"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"side":{"enum":["north","south"]},"kind":{"const":"realm"},"zone":{"enum":["realms","left"]},"slot":{"type":"integer","minimum":0,"maximum":3},"atk":{"type":"integer","minimum":0,"maximum":1000},"def":{"type":"integer","minimum":0,"maximum":1000},"hp":{"type":"integer","minimum":0,"maximum":1000},"active":{"type":"boolean"}},"required":["id","side","kind","zone","slot","atk","def","hp","active"],"additionalProperties":false},"armament":{"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"side":{"enum":["north","south"]},"kind":{"const":"armament"},"zone":{"enum":["attached","left"]},"slot":{"const":0},"bearer":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"rank":{"type":"integer","minimum":0,"maximum":99},"defBonus":{"type":"integer","minimum":0,"maximum":1000},"keywords":{"$ref":"#/$defs/keywords"}},"required":["id","side","kind","zone","slot","bearer","rank","defBonus","keywords"],"additionalProperties":false},"keywords":{"type":"object","properties":{"range":{"const":true},"dualWielding":{"const":true},"taunt":{"type":"array","items":{"enum":["left","right","ahead","behind","realms"]}},"unyielding":{"const":true},"precision":{"const":true},"defiance":{"type":"integer","minimum":0,"maximum":1000},"frozen":{"const":true},"cannotAttack":{"const":true}},"required":[],"additionalProperties":false},"player":{"type":"object","properties":{"proactive":{"type":"object","properties":{"front":{"type":"array","items":{"type":"integer","minimum":1,"maximum":5}},"second":{"type":"array","items":{"type":"integer","minimum":1,"maximum":5}}},"required":["front","second"],"additionalProperties":false}},"required":["proactive"],"additionalProperties":false},"effect":{"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"side":{"enum":["north","south"]},"speed":{"enum":["fast","slow","ambush","instant","timing"]},"when":{"anyOf":[{"type":"null"},{"type":"object","properties":{"on":{"enum":["attacked","damaged","declares","battled","berserk"]},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}},"required":["on","card"],"additionalProperties":false}]},"chooses":{"anyOf":[{"type":"null"},{"type":"object","properties":{"kind":{"enum":["soul","realm"]},"side":{"enum":["north","south"]}},"required":["kind","side"],"additionalProperties":false}]},"does":{"type":"array","items":{"$ref":"#/$defs/primitive"}},"used":{"type":"boolean"}},"required":["id","side","speed","when","chooses","does","used"],"additionalProperties":false},"primitive":{"type":"object","discriminator":{"propertyName":"do"},"required":["do"],"oneOf":[{"type":"object","properties":{"do":{"const":"deal"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"amount":{"type":"integer","minimum":0,"maximum":1000}},"required":["do","card","amount"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"heal"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"amount":{"type":"integer","minimum":0,"maximum":1000}},"required":["do","card","amount"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"move"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"zone":{"enum":["front","second","realms"]},"slot":{"type":"integer","minimum":1,"maximum":5}},"required":["do","card","zone","slot"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"remove"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"to":{"enum":["left","captured"]}},"required":["do","card","to"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"summon"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"zone":{"enum":["front","second","realms"]},"slot":{"type":"integer","minimum":1,"maximum":5}},"required":["do","card","zone","slot"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"set"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"field":{"enum":["atk","def","defBonus","rank"]},"value":{"type":"integer","minimum":0,"maximum":1000}},"required":["do","card","field","value"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"grant"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"keywords":{"$ref":"#/$defs/keywords"}},"required":["do","card","keywords"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"strip"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"keyword":{"enum":["range","dualWielding","taunt","unyielding","precision","defiance","frozen","cannotAttack"]}},"required":["do","card","keyword"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"turn"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"active":{"type":"boolean"}},"required":["do","card","active"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"take"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"side":{"enum":["north","south"]},"zone":{"enum":["front","second","realms"]},"slot":{"type":"integer","minimum":1,"maximum":5}},"required":["do","card","side","zone","slot"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"mark"},"side":{"enum":["north","south"]},"zone":{"enum":["front","second"]},"slot":{"type":"integer","minimum":1,"maximum":5},"proactive":{"type":"boolean"}},"required":["do","side","zone","slot","proactive"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"battle"},"attacker":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"target":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"counts":{"type":"boolean"}},"required":["do","attacker","target","counts"],"additionalProperties":false}]}}};
const schema20 = {"type":"object","properties":{"proactive":{"type":"object","properties":{"front":{"type":"array","items":{"type":"integer","minimum":1,"maximum":5}},"second":{"type":"array","items":{"type":"integer","minimum":1,"maximum":5}}},"required":["front","second"],"additionalProperties":false}},"required":["proactive"],"additionalProperties":false};

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
if((data.proactive === undefined) && (missing0 = "proactive")){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "proactive")){
validate53.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.proactive !== undefined){
let data0 = data.proactive;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.front === undefined) && (missing1 = "front")) || ((data0.second === undefined) && (missing1 = "second"))){
validate53.errors = [{instancePath:instancePath+"/proactive",schemaPath:"#/properties/proactive/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((key1 === "front") || (key1 === "second"))){
validate53.errors = [{instancePath:instancePath+"/proactive",schemaPath:"#/properties/proactive/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.front !== undefined){
let data1 = data0.front;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs7 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate53.errors = [{instancePath:instancePath+"/proactive/front/" + i0,schemaPath:"#/properties/proactive/properties/front/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data2 == "number"){
if(data2 > 5 || isNaN(data2)){
validate53.errors = [{instancePath:instancePath+"/proactive/front/" + i0,schemaPath:"#/properties/proactive/properties/front/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate53.errors = [{instancePath:instancePath+"/proactive/front/" + i0,schemaPath:"#/properties/proactive/properties/front/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/proactive/front",schemaPath:"#/properties/proactive/properties/front/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.second !== undefined){
let data3 = data0.second;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
var valid3 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs11 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate53.errors = [{instancePath:instancePath+"/proactive/second/" + i1,schemaPath:"#/properties/proactive/properties/second/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data4 == "number"){
if(data4 > 5 || isNaN(data4)){
validate53.errors = [{instancePath:instancePath+"/proactive/second/" + i1,schemaPath:"#/properties/proactive/properties/second/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate53.errors = [{instancePath:instancePath+"/proactive/second/" + i1,schemaPath:"#/properties/proactive/properties/second/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/proactive/second",schemaPath:"#/properties/proactive/properties/second/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
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
else {
validate53.errors = [{instancePath:instancePath+"/proactive",schemaPath:"#/properties/proactive/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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

const schema21 = {"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"side":{"enum":["north","south"]},"kind":{"const":"soul"},"zone":{"enum":["front","second","captured","left"]},"slot":{"type":"integer","minimum":0,"maximum":5},"rank":{"type":"integer","minimum":0,"maximum":99},"atk":{"type":"integer","minimum":0,"maximum":1000},"def":{"type":"integer","minimum":0,"maximum":1000},"defBonus":{"type":"integer","minimum":0,"maximum":1000},"hp":{"type":"integer","minimum":0,"maximum":1000},"active":{"type":"boolean"},"recruited":{"type":"integer","minimum":0},"attacks":{"type":"object","properties":{"turn":{"type":"integer","minimum":0},"count":{"type":"integer","minimum":0}},"required":["turn","count"],"additionalProperties":false},"keywords":{"$ref":"#/$defs/keywords"},"leader":{"const":true}},"required":["id","side","kind","zone","slot","rank","atk","def","defBonus","hp","active","recruited","attacks","keywords"],"additionalProperties":false};
const pattern3 = new RegExp("^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$", "");
const schema22 = {"type":"object","properties":{"range":{"const":true},"dualWielding":{"const":true},"taunt":{"type":"array","items":{"enum":["left","right","ahead","behind","realms"]}},"unyielding":{"const":true},"precision":{"const":true},"defiance":{"type":"integer","minimum":0,"maximum":1000},"frozen":{"const":true},"cannotAttack":{"const":true}},"required":[],"additionalProperties":false};

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
if(!((((((((key0 === "range") || (key0 === "dualWielding")) || (key0 === "taunt")) || (key0 === "unyielding")) || (key0 === "precision")) || (key0 === "defiance")) || (key0 === "frozen")) || (key0 === "cannotAttack"))){
validate57.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.range !== undefined){
const _errs2 = errors;
if(true !== data.range){
validate57.errors = [{instancePath:instancePath+"/range",schemaPath:"#/properties/range/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dualWielding !== undefined){
const _errs3 = errors;
if(true !== data.dualWielding){
validate57.errors = [{instancePath:instancePath+"/dualWielding",schemaPath:"#/properties/dualWielding/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.taunt !== undefined){
let data2 = data.taunt;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs6 = errors;
if(!(((((data3 === "left") || (data3 === "right")) || (data3 === "ahead")) || (data3 === "behind")) || (data3 === "realms"))){
validate57.errors = [{instancePath:instancePath+"/taunt/" + i0,schemaPath:"#/properties/taunt/items/enum",keyword:"enum",params:{allowedValues: schema22.properties.taunt.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/taunt",schemaPath:"#/properties/taunt/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unyielding !== undefined){
const _errs7 = errors;
if(true !== data.unyielding){
validate57.errors = [{instancePath:instancePath+"/unyielding",schemaPath:"#/properties/unyielding/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.precision !== undefined){
const _errs8 = errors;
if(true !== data.precision){
validate57.errors = [{instancePath:instancePath+"/precision",schemaPath:"#/properties/precision/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defiance !== undefined){
let data6 = data.defiance;
const _errs9 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate57.errors = [{instancePath:instancePath+"/defiance",schemaPath:"#/properties/defiance/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data6 == "number"){
if(data6 > 1000 || isNaN(data6)){
validate57.errors = [{instancePath:instancePath+"/defiance",schemaPath:"#/properties/defiance/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate57.errors = [{instancePath:instancePath+"/defiance",schemaPath:"#/properties/defiance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frozen !== undefined){
const _errs11 = errors;
if(true !== data.frozen){
validate57.errors = [{instancePath:instancePath+"/frozen",schemaPath:"#/properties/frozen/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cannotAttack !== undefined){
const _errs12 = errors;
if(true !== data.cannotAttack){
validate57.errors = [{instancePath:instancePath+"/cannotAttack",schemaPath:"#/properties/cannotAttack/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
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
if(((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.side === undefined) && (missing0 = "side"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.zone === undefined) && (missing0 = "zone"))) || ((data.slot === undefined) && (missing0 = "slot"))) || ((data.rank === undefined) && (missing0 = "rank"))) || ((data.atk === undefined) && (missing0 = "atk"))) || ((data.def === undefined) && (missing0 = "def"))) || ((data.defBonus === undefined) && (missing0 = "defBonus"))) || ((data.hp === undefined) && (missing0 = "hp"))) || ((data.active === undefined) && (missing0 = "active"))) || ((data.recruited === undefined) && (missing0 = "recruited"))) || ((data.attacks === undefined) && (missing0 = "attacks"))) || ((data.keywords === undefined) && (missing0 = "keywords"))){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((((((((((key0 === "id") || (key0 === "side")) || (key0 === "kind")) || (key0 === "zone")) || (key0 === "slot")) || (key0 === "rank")) || (key0 === "atk")) || (key0 === "def")) || (key0 === "defBonus")) || (key0 === "hp")) || (key0 === "active")) || (key0 === "recruited")) || (key0 === "attacks")) || (key0 === "keywords")) || (key0 === "leader"))){
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
if("soul" !== data.kind){
validate56.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "soul"},message:"must be equal to constant"}];
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
if(!((((data3 === "front") || (data3 === "second")) || (data3 === "captured")) || (data3 === "left"))){
validate56.errors = [{instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/enum",keyword:"enum",params:{allowedValues: schema21.properties.zone.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.slot !== undefined){
let data4 = data.slot;
const _errs7 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate56.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/properties/slot/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data4 == "number"){
if(data4 > 5 || isNaN(data4)){
validate56.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/properties/slot/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate56.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/properties/slot/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.rank !== undefined){
let data5 = data.rank;
const _errs9 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate56.errors = [{instancePath:instancePath+"/rank",schemaPath:"#/properties/rank/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data5 == "number"){
if(data5 > 99 || isNaN(data5)){
validate56.errors = [{instancePath:instancePath+"/rank",schemaPath:"#/properties/rank/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate56.errors = [{instancePath:instancePath+"/rank",schemaPath:"#/properties/rank/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.atk !== undefined){
let data6 = data.atk;
const _errs11 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate56.errors = [{instancePath:instancePath+"/atk",schemaPath:"#/properties/atk/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data6 == "number"){
if(data6 > 1000 || isNaN(data6)){
validate56.errors = [{instancePath:instancePath+"/atk",schemaPath:"#/properties/atk/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
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
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.def !== undefined){
let data7 = data.def;
const _errs13 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate56.errors = [{instancePath:instancePath+"/def",schemaPath:"#/properties/def/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if(typeof data7 == "number"){
if(data7 > 1000 || isNaN(data7)){
validate56.errors = [{instancePath:instancePath+"/def",schemaPath:"#/properties/def/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
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
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defBonus !== undefined){
let data8 = data.defBonus;
const _errs15 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate56.errors = [{instancePath:instancePath+"/defBonus",schemaPath:"#/properties/defBonus/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if(typeof data8 == "number"){
if(data8 > 1000 || isNaN(data8)){
validate56.errors = [{instancePath:instancePath+"/defBonus",schemaPath:"#/properties/defBonus/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate56.errors = [{instancePath:instancePath+"/defBonus",schemaPath:"#/properties/defBonus/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hp !== undefined){
let data9 = data.hp;
const _errs17 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate56.errors = [{instancePath:instancePath+"/hp",schemaPath:"#/properties/hp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if(typeof data9 == "number"){
if(data9 > 1000 || isNaN(data9)){
validate56.errors = [{instancePath:instancePath+"/hp",schemaPath:"#/properties/hp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate56.errors = [{instancePath:instancePath+"/hp",schemaPath:"#/properties/hp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.active !== undefined){
const _errs19 = errors;
if(typeof data.active !== "boolean"){
validate56.errors = [{instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recruited !== undefined){
let data11 = data.recruited;
const _errs21 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate56.errors = [{instancePath:instancePath+"/recruited",schemaPath:"#/properties/recruited/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs21){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
validate56.errors = [{instancePath:instancePath+"/recruited",schemaPath:"#/properties/recruited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attacks !== undefined){
let data12 = data.attacks;
const _errs23 = errors;
if(errors === _errs23){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing1;
if(((data12.turn === undefined) && (missing1 = "turn")) || ((data12.count === undefined) && (missing1 = "count"))){
validate56.errors = [{instancePath:instancePath+"/attacks",schemaPath:"#/properties/attacks/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs25 = errors;
for(const key1 in data12){
if(!((key1 === "turn") || (key1 === "count"))){
validate56.errors = [{instancePath:instancePath+"/attacks",schemaPath:"#/properties/attacks/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs25 === errors){
if(data12.turn !== undefined){
let data13 = data12.turn;
const _errs26 = errors;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
validate56.errors = [{instancePath:instancePath+"/attacks/turn",schemaPath:"#/properties/attacks/properties/turn/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs26){
if(typeof data13 == "number"){
if(data13 < 0 || isNaN(data13)){
validate56.errors = [{instancePath:instancePath+"/attacks/turn",schemaPath:"#/properties/attacks/properties/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data12.count !== undefined){
let data14 = data12.count;
const _errs28 = errors;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
validate56.errors = [{instancePath:instancePath+"/attacks/count",schemaPath:"#/properties/attacks/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs28){
if(typeof data14 == "number"){
if(data14 < 0 || isNaN(data14)){
validate56.errors = [{instancePath:instancePath+"/attacks/count",schemaPath:"#/properties/attacks/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs28 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/attacks",schemaPath:"#/properties/attacks/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keywords !== undefined){
const _errs30 = errors;
if(!validate57(data.keywords) && !validate57(data.keywords, {instancePath:instancePath+"/keywords",parentData:data,parentDataProperty:"keywords",rootData,dynamicAnchors})){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.leader !== undefined){
const _errs31 = errors;
if(true !== data.leader){
validate56.errors = [{instancePath:instancePath+"/leader",schemaPath:"#/properties/leader/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs31 === errors;
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

const schema23 = {"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"side":{"enum":["north","south"]},"kind":{"const":"realm"},"zone":{"enum":["realms","left"]},"slot":{"type":"integer","minimum":0,"maximum":3},"atk":{"type":"integer","minimum":0,"maximum":1000},"def":{"type":"integer","minimum":0,"maximum":1000},"hp":{"type":"integer","minimum":0,"maximum":1000},"active":{"type":"boolean"}},"required":["id","side","kind","zone","slot","atk","def","hp","active"],"additionalProperties":false};

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
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.side === undefined) && (missing0 = "side"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.zone === undefined) && (missing0 = "zone"))) || ((data.slot === undefined) && (missing0 = "slot"))) || ((data.atk === undefined) && (missing0 = "atk"))) || ((data.def === undefined) && (missing0 = "def"))) || ((data.hp === undefined) && (missing0 = "hp"))) || ((data.active === undefined) && (missing0 = "active"))){
validate59.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((((key0 === "id") || (key0 === "side")) || (key0 === "kind")) || (key0 === "zone")) || (key0 === "slot")) || (key0 === "atk")) || (key0 === "def")) || (key0 === "hp")) || (key0 === "active"))){
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
if("realm" !== data.kind){
validate59.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "realm"},message:"must be equal to constant"}];
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
if(!((data3 === "realms") || (data3 === "left"))){
validate59.errors = [{instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/enum",keyword:"enum",params:{allowedValues: schema23.properties.zone.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.slot !== undefined){
let data4 = data.slot;
const _errs7 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate59.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/properties/slot/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data4 == "number"){
if(data4 > 3 || isNaN(data4)){
validate59.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/properties/slot/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3},message:"must be <= 3"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate59.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/properties/slot/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.atk !== undefined){
let data5 = data.atk;
const _errs9 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate59.errors = [{instancePath:instancePath+"/atk",schemaPath:"#/properties/atk/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data5 == "number"){
if(data5 > 1000 || isNaN(data5)){
validate59.errors = [{instancePath:instancePath+"/atk",schemaPath:"#/properties/atk/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate59.errors = [{instancePath:instancePath+"/atk",schemaPath:"#/properties/atk/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.def !== undefined){
let data6 = data.def;
const _errs11 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate59.errors = [{instancePath:instancePath+"/def",schemaPath:"#/properties/def/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data6 == "number"){
if(data6 > 1000 || isNaN(data6)){
validate59.errors = [{instancePath:instancePath+"/def",schemaPath:"#/properties/def/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate59.errors = [{instancePath:instancePath+"/def",schemaPath:"#/properties/def/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hp !== undefined){
let data7 = data.hp;
const _errs13 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate59.errors = [{instancePath:instancePath+"/hp",schemaPath:"#/properties/hp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if(typeof data7 == "number"){
if(data7 > 1000 || isNaN(data7)){
validate59.errors = [{instancePath:instancePath+"/hp",schemaPath:"#/properties/hp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate59.errors = [{instancePath:instancePath+"/hp",schemaPath:"#/properties/hp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.active !== undefined){
const _errs15 = errors;
if(typeof data.active !== "boolean"){
validate59.errors = [{instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
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

const schema24 = {"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"side":{"enum":["north","south"]},"kind":{"const":"armament"},"zone":{"enum":["attached","left"]},"slot":{"const":0},"bearer":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"rank":{"type":"integer","minimum":0,"maximum":99},"defBonus":{"type":"integer","minimum":0,"maximum":1000},"keywords":{"$ref":"#/$defs/keywords"}},"required":["id","side","kind","zone","slot","bearer","rank","defBonus","keywords"],"additionalProperties":false};

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
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.side === undefined) && (missing0 = "side"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.zone === undefined) && (missing0 = "zone"))) || ((data.slot === undefined) && (missing0 = "slot"))) || ((data.bearer === undefined) && (missing0 = "bearer"))) || ((data.rank === undefined) && (missing0 = "rank"))) || ((data.defBonus === undefined) && (missing0 = "defBonus"))) || ((data.keywords === undefined) && (missing0 = "keywords"))){
validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((((key0 === "id") || (key0 === "side")) || (key0 === "kind")) || (key0 === "zone")) || (key0 === "slot")) || (key0 === "bearer")) || (key0 === "rank")) || (key0 === "defBonus")) || (key0 === "keywords"))){
validate60.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate60.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate60.errors = [{instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema24.properties.side.enum},message:"must be equal to one of the allowed values"}];
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
if("armament" !== data.kind){
validate60.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "armament"},message:"must be equal to constant"}];
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
if(!((data3 === "attached") || (data3 === "left"))){
validate60.errors = [{instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/enum",keyword:"enum",params:{allowedValues: schema24.properties.zone.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.slot !== undefined){
const _errs7 = errors;
if(0 !== data.slot){
validate60.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/properties/slot/const",keyword:"const",params:{allowedValue: 0},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bearer !== undefined){
let data5 = data.bearer;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data5 === "string"){
if(!pattern3.test(data5)){
validate60.errors = [{instancePath:instancePath+"/bearer",schemaPath:"#/properties/bearer/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/bearer",schemaPath:"#/properties/bearer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rank !== undefined){
let data6 = data.rank;
const _errs10 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate60.errors = [{instancePath:instancePath+"/rank",schemaPath:"#/properties/rank/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if(typeof data6 == "number"){
if(data6 > 99 || isNaN(data6)){
validate60.errors = [{instancePath:instancePath+"/rank",schemaPath:"#/properties/rank/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate60.errors = [{instancePath:instancePath+"/rank",schemaPath:"#/properties/rank/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.defBonus !== undefined){
let data7 = data.defBonus;
const _errs12 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate60.errors = [{instancePath:instancePath+"/defBonus",schemaPath:"#/properties/defBonus/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data7 == "number"){
if(data7 > 1000 || isNaN(data7)){
validate60.errors = [{instancePath:instancePath+"/defBonus",schemaPath:"#/properties/defBonus/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate60.errors = [{instancePath:instancePath+"/defBonus",schemaPath:"#/properties/defBonus/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema25 = {"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"side":{"enum":["north","south"]},"speed":{"enum":["fast","slow","ambush","instant","timing"]},"when":{"anyOf":[{"type":"null"},{"type":"object","properties":{"on":{"enum":["attacked","damaged","declares","battled","berserk"]},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}},"required":["on","card"],"additionalProperties":false}]},"chooses":{"anyOf":[{"type":"null"},{"type":"object","properties":{"kind":{"enum":["soul","realm"]},"side":{"enum":["north","south"]}},"required":["kind","side"],"additionalProperties":false}]},"does":{"type":"array","items":{"$ref":"#/$defs/primitive"}},"used":{"type":"boolean"}},"required":["id","side","speed","when","chooses","does","used"],"additionalProperties":false};
const schema26 = {"type":"object","discriminator":{"propertyName":"do"},"required":["do"],"oneOf":[{"type":"object","properties":{"do":{"const":"deal"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"amount":{"type":"integer","minimum":0,"maximum":1000}},"required":["do","card","amount"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"heal"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"amount":{"type":"integer","minimum":0,"maximum":1000}},"required":["do","card","amount"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"move"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"zone":{"enum":["front","second","realms"]},"slot":{"type":"integer","minimum":1,"maximum":5}},"required":["do","card","zone","slot"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"remove"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"to":{"enum":["left","captured"]}},"required":["do","card","to"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"summon"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"zone":{"enum":["front","second","realms"]},"slot":{"type":"integer","minimum":1,"maximum":5}},"required":["do","card","zone","slot"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"set"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"field":{"enum":["atk","def","defBonus","rank"]},"value":{"type":"integer","minimum":0,"maximum":1000}},"required":["do","card","field","value"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"grant"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"keywords":{"$ref":"#/$defs/keywords"}},"required":["do","card","keywords"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"strip"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"keyword":{"enum":["range","dualWielding","taunt","unyielding","precision","defiance","frozen","cannotAttack"]}},"required":["do","card","keyword"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"turn"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"active":{"type":"boolean"}},"required":["do","card","active"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"take"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"side":{"enum":["north","south"]},"zone":{"enum":["front","second","realms"]},"slot":{"type":"integer","minimum":1,"maximum":5}},"required":["do","card","side","zone","slot"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"mark"},"side":{"enum":["north","south"]},"zone":{"enum":["front","second"]},"slot":{"type":"integer","minimum":1,"maximum":5},"proactive":{"type":"boolean"}},"required":["do","side","zone","slot","proactive"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"battle"},"attacker":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"target":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"counts":{"type":"boolean"}},"required":["do","attacker","target","counts"],"additionalProperties":false}]};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
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
validate66.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
if((((data.do === undefined) && (missing1 = "do")) || ((data.card === undefined) && (missing1 = "card"))) || ((data.amount === undefined) && (missing1 = "amount"))){
validate66.errors = [{instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data){
if(!(((key0 === "do") || (key0 === "card")) || (key0 === "amount"))){
validate66.errors = [{instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data.do !== undefined){
const _errs5 = errors;
if("deal" !== data.do){
validate66.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/0/properties/do/const",keyword:"const",params:{allowedValue: "deal"},message:"must be equal to constant"}];
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
validate66.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/0/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate66.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/0/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate66.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/oneOf/0/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if(typeof data2 == "number"){
if(data2 > 1000 || isNaN(data2)){
validate66.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/oneOf/0/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate66.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/oneOf/0/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate66.errors = [{instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var props0 = true;
}
else if(tag0 === "heal"){
const _errs10 = errors;
if(errors === _errs10){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((data.do === undefined) && (missing2 = "do")) || ((data.card === undefined) && (missing2 = "card"))) || ((data.amount === undefined) && (missing2 = "amount"))){
validate66.errors = [{instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs12 = errors;
for(const key1 in data){
if(!(((key1 === "do") || (key1 === "card")) || (key1 === "amount"))){
validate66.errors = [{instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs12 === errors){
if(data.do !== undefined){
const _errs13 = errors;
if("heal" !== data.do){
validate66.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/1/properties/do/const",keyword:"const",params:{allowedValue: "heal"},message:"must be equal to constant"}];
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
validate66.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/1/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate66.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/1/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.amount !== undefined){
let data5 = data.amount;
const _errs16 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate66.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/oneOf/1/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if(typeof data5 == "number"){
if(data5 > 1000 || isNaN(data5)){
validate66.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/oneOf/1/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate66.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/oneOf/1/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
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
validate66.errors = [{instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "move"){
const _errs18 = errors;
if(errors === _errs18){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((((data.do === undefined) && (missing3 = "do")) || ((data.card === undefined) && (missing3 = "card"))) || ((data.zone === undefined) && (missing3 = "zone"))) || ((data.slot === undefined) && (missing3 = "slot"))){
validate66.errors = [{instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs20 = errors;
for(const key2 in data){
if(!((((key2 === "do") || (key2 === "card")) || (key2 === "zone")) || (key2 === "slot"))){
validate66.errors = [{instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs20 === errors){
if(data.do !== undefined){
const _errs21 = errors;
if("move" !== data.do){
validate66.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/2/properties/do/const",keyword:"const",params:{allowedValue: "move"},message:"must be equal to constant"}];
return false;
}
var valid6 = _errs21 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.card !== undefined){
let data7 = data.card;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data7 === "string"){
if(!pattern3.test(data7)){
validate66.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/2/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate66.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/2/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs22 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.zone !== undefined){
let data8 = data.zone;
const _errs24 = errors;
if(!(((data8 === "front") || (data8 === "second")) || (data8 === "realms"))){
validate66.errors = [{instancePath:instancePath+"/zone",schemaPath:"#/oneOf/2/properties/zone/enum",keyword:"enum",params:{allowedValues: schema26.oneOf[2].properties.zone.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid6 = _errs24 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.slot !== undefined){
let data9 = data.slot;
const _errs25 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate66.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/oneOf/2/properties/slot/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs25){
if(typeof data9 == "number"){
if(data9 > 5 || isNaN(data9)){
validate66.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/oneOf/2/properties/slot/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"}];
return false;
}
else {
if(data9 < 1 || isNaN(data9)){
validate66.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/oneOf/2/properties/slot/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid6 = _errs25 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
else {
validate66.errors = [{instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "remove"){
const _errs27 = errors;
if(errors === _errs27){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((((data.do === undefined) && (missing4 = "do")) || ((data.card === undefined) && (missing4 = "card"))) || ((data.to === undefined) && (missing4 = "to"))){
validate66.errors = [{instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs29 = errors;
for(const key3 in data){
if(!(((key3 === "do") || (key3 === "card")) || (key3 === "to"))){
validate66.errors = [{instancePath,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs29 === errors){
if(data.do !== undefined){
const _errs30 = errors;
if("remove" !== data.do){
validate66.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/3/properties/do/const",keyword:"const",params:{allowedValue: "remove"},message:"must be equal to constant"}];
return false;
}
var valid8 = _errs30 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.card !== undefined){
let data11 = data.card;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data11 === "string"){
if(!pattern3.test(data11)){
validate66.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/3/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate66.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/3/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid8 = _errs31 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.to !== undefined){
let data12 = data.to;
const _errs33 = errors;
if(!((data12 === "left") || (data12 === "captured"))){
validate66.errors = [{instancePath:instancePath+"/to",schemaPath:"#/oneOf/3/properties/to/enum",keyword:"enum",params:{allowedValues: schema26.oneOf[3].properties.to.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid8 = _errs33 === errors;
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
validate66.errors = [{instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "summon"){
const _errs34 = errors;
if(errors === _errs34){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if(((((data.do === undefined) && (missing5 = "do")) || ((data.card === undefined) && (missing5 = "card"))) || ((data.zone === undefined) && (missing5 = "zone"))) || ((data.slot === undefined) && (missing5 = "slot"))){
validate66.errors = [{instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs36 = errors;
for(const key4 in data){
if(!((((key4 === "do") || (key4 === "card")) || (key4 === "zone")) || (key4 === "slot"))){
validate66.errors = [{instancePath,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs36 === errors){
if(data.do !== undefined){
const _errs37 = errors;
if("summon" !== data.do){
validate66.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/4/properties/do/const",keyword:"const",params:{allowedValue: "summon"},message:"must be equal to constant"}];
return false;
}
var valid10 = _errs37 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.card !== undefined){
let data14 = data.card;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data14 === "string"){
if(!pattern3.test(data14)){
validate66.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/4/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate66.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/4/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid10 = _errs38 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.zone !== undefined){
let data15 = data.zone;
const _errs40 = errors;
if(!(((data15 === "front") || (data15 === "second")) || (data15 === "realms"))){
validate66.errors = [{instancePath:instancePath+"/zone",schemaPath:"#/oneOf/4/properties/zone/enum",keyword:"enum",params:{allowedValues: schema26.oneOf[4].properties.zone.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid10 = _errs40 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.slot !== undefined){
let data16 = data.slot;
const _errs41 = errors;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
validate66.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/oneOf/4/properties/slot/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs41){
if(typeof data16 == "number"){
if(data16 > 5 || isNaN(data16)){
validate66.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/oneOf/4/properties/slot/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"}];
return false;
}
else {
if(data16 < 1 || isNaN(data16)){
validate66.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/oneOf/4/properties/slot/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid10 = _errs41 === errors;
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
validate66.errors = [{instancePath,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "set"){
const _errs43 = errors;
if(errors === _errs43){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if(((((data.do === undefined) && (missing6 = "do")) || ((data.card === undefined) && (missing6 = "card"))) || ((data.field === undefined) && (missing6 = "field"))) || ((data.value === undefined) && (missing6 = "value"))){
validate66.errors = [{instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
const _errs45 = errors;
for(const key5 in data){
if(!((((key5 === "do") || (key5 === "card")) || (key5 === "field")) || (key5 === "value"))){
validate66.errors = [{instancePath,schemaPath:"#/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs45 === errors){
if(data.do !== undefined){
const _errs46 = errors;
if("set" !== data.do){
validate66.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/5/properties/do/const",keyword:"const",params:{allowedValue: "set"},message:"must be equal to constant"}];
return false;
}
var valid12 = _errs46 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.card !== undefined){
let data18 = data.card;
const _errs47 = errors;
if(errors === _errs47){
if(typeof data18 === "string"){
if(!pattern3.test(data18)){
validate66.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/5/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate66.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/5/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid12 = _errs47 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.field !== undefined){
let data19 = data.field;
const _errs49 = errors;
if(!((((data19 === "atk") || (data19 === "def")) || (data19 === "defBonus")) || (data19 === "rank"))){
validate66.errors = [{instancePath:instancePath+"/field",schemaPath:"#/oneOf/5/properties/field/enum",keyword:"enum",params:{allowedValues: schema26.oneOf[5].properties.field.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid12 = _errs49 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.value !== undefined){
let data20 = data.value;
const _errs50 = errors;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
validate66.errors = [{instancePath:instancePath+"/value",schemaPath:"#/oneOf/5/properties/value/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs50){
if(typeof data20 == "number"){
if(data20 > 1000 || isNaN(data20)){
validate66.errors = [{instancePath:instancePath+"/value",schemaPath:"#/oneOf/5/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data20 < 0 || isNaN(data20)){
validate66.errors = [{instancePath:instancePath+"/value",schemaPath:"#/oneOf/5/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid12 = _errs50 === errors;
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
validate66.errors = [{instancePath,schemaPath:"#/oneOf/5/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "grant"){
const _errs52 = errors;
if(errors === _errs52){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((((data.do === undefined) && (missing7 = "do")) || ((data.card === undefined) && (missing7 = "card"))) || ((data.keywords === undefined) && (missing7 = "keywords"))){
validate66.errors = [{instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
const _errs54 = errors;
for(const key6 in data){
if(!(((key6 === "do") || (key6 === "card")) || (key6 === "keywords"))){
validate66.errors = [{instancePath,schemaPath:"#/oneOf/6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs54 === errors){
if(data.do !== undefined){
const _errs55 = errors;
if("grant" !== data.do){
validate66.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/6/properties/do/const",keyword:"const",params:{allowedValue: "grant"},message:"must be equal to constant"}];
return false;
}
var valid14 = _errs55 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.card !== undefined){
let data22 = data.card;
const _errs56 = errors;
if(errors === _errs56){
if(typeof data22 === "string"){
if(!pattern3.test(data22)){
validate66.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/6/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate66.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/6/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid14 = _errs56 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.keywords !== undefined){
const _errs58 = errors;
if(!validate57(data.keywords) && !validate57(data.keywords, {instancePath:instancePath+"/keywords",parentData:data,parentDataProperty:"keywords",rootData,dynamicAnchors})){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid14 = _errs58 === errors;
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
validate66.errors = [{instancePath,schemaPath:"#/oneOf/6/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "strip"){
const _errs59 = errors;
if(errors === _errs59){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((((data.do === undefined) && (missing8 = "do")) || ((data.card === undefined) && (missing8 = "card"))) || ((data.keyword === undefined) && (missing8 = "keyword"))){
validate66.errors = [{instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
const _errs61 = errors;
for(const key7 in data){
if(!(((key7 === "do") || (key7 === "card")) || (key7 === "keyword"))){
validate66.errors = [{instancePath,schemaPath:"#/oneOf/7/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs61 === errors){
if(data.do !== undefined){
const _errs62 = errors;
if("strip" !== data.do){
validate66.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/7/properties/do/const",keyword:"const",params:{allowedValue: "strip"},message:"must be equal to constant"}];
return false;
}
var valid16 = _errs62 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data.card !== undefined){
let data25 = data.card;
const _errs63 = errors;
if(errors === _errs63){
if(typeof data25 === "string"){
if(!pattern3.test(data25)){
validate66.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/7/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate66.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/7/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid16 = _errs63 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data.keyword !== undefined){
let data26 = data.keyword;
const _errs65 = errors;
if(!((((((((data26 === "range") || (data26 === "dualWielding")) || (data26 === "taunt")) || (data26 === "unyielding")) || (data26 === "precision")) || (data26 === "defiance")) || (data26 === "frozen")) || (data26 === "cannotAttack"))){
validate66.errors = [{instancePath:instancePath+"/keyword",schemaPath:"#/oneOf/7/properties/keyword/enum",keyword:"enum",params:{allowedValues: schema26.oneOf[7].properties.keyword.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid16 = _errs65 === errors;
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
validate66.errors = [{instancePath,schemaPath:"#/oneOf/7/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "turn"){
const _errs66 = errors;
if(errors === _errs66){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((((data.do === undefined) && (missing9 = "do")) || ((data.card === undefined) && (missing9 = "card"))) || ((data.active === undefined) && (missing9 = "active"))){
validate66.errors = [{instancePath,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
const _errs68 = errors;
for(const key8 in data){
if(!(((key8 === "do") || (key8 === "card")) || (key8 === "active"))){
validate66.errors = [{instancePath,schemaPath:"#/oneOf/8/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs68 === errors){
if(data.do !== undefined){
const _errs69 = errors;
if("turn" !== data.do){
validate66.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/8/properties/do/const",keyword:"const",params:{allowedValue: "turn"},message:"must be equal to constant"}];
return false;
}
var valid18 = _errs69 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data.card !== undefined){
let data28 = data.card;
const _errs70 = errors;
if(errors === _errs70){
if(typeof data28 === "string"){
if(!pattern3.test(data28)){
validate66.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/8/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate66.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/8/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid18 = _errs70 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data.active !== undefined){
const _errs72 = errors;
if(typeof data.active !== "boolean"){
validate66.errors = [{instancePath:instancePath+"/active",schemaPath:"#/oneOf/8/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid18 = _errs72 === errors;
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
validate66.errors = [{instancePath,schemaPath:"#/oneOf/8/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "take"){
const _errs74 = errors;
if(errors === _errs74){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if((((((data.do === undefined) && (missing10 = "do")) || ((data.card === undefined) && (missing10 = "card"))) || ((data.side === undefined) && (missing10 = "side"))) || ((data.zone === undefined) && (missing10 = "zone"))) || ((data.slot === undefined) && (missing10 = "slot"))){
validate66.errors = [{instancePath,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty: missing10},message:"must have required property '"+missing10+"'"}];
return false;
}
else {
const _errs76 = errors;
for(const key9 in data){
if(!(((((key9 === "do") || (key9 === "card")) || (key9 === "side")) || (key9 === "zone")) || (key9 === "slot"))){
validate66.errors = [{instancePath,schemaPath:"#/oneOf/9/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs76 === errors){
if(data.do !== undefined){
const _errs77 = errors;
if("take" !== data.do){
validate66.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/9/properties/do/const",keyword:"const",params:{allowedValue: "take"},message:"must be equal to constant"}];
return false;
}
var valid20 = _errs77 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data.card !== undefined){
let data31 = data.card;
const _errs78 = errors;
if(errors === _errs78){
if(typeof data31 === "string"){
if(!pattern3.test(data31)){
validate66.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/9/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate66.errors = [{instancePath:instancePath+"/card",schemaPath:"#/oneOf/9/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid20 = _errs78 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data.side !== undefined){
let data32 = data.side;
const _errs80 = errors;
if(!((data32 === "north") || (data32 === "south"))){
validate66.errors = [{instancePath:instancePath+"/side",schemaPath:"#/oneOf/9/properties/side/enum",keyword:"enum",params:{allowedValues: schema26.oneOf[9].properties.side.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid20 = _errs80 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data.zone !== undefined){
let data33 = data.zone;
const _errs81 = errors;
if(!(((data33 === "front") || (data33 === "second")) || (data33 === "realms"))){
validate66.errors = [{instancePath:instancePath+"/zone",schemaPath:"#/oneOf/9/properties/zone/enum",keyword:"enum",params:{allowedValues: schema26.oneOf[9].properties.zone.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid20 = _errs81 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data.slot !== undefined){
let data34 = data.slot;
const _errs82 = errors;
if(!((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34)))){
validate66.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/oneOf/9/properties/slot/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs82){
if(typeof data34 == "number"){
if(data34 > 5 || isNaN(data34)){
validate66.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/oneOf/9/properties/slot/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"}];
return false;
}
else {
if(data34 < 1 || isNaN(data34)){
validate66.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/oneOf/9/properties/slot/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid20 = _errs82 === errors;
}
else {
var valid20 = true;
}
}
}
}
}
}
}
}
else {
validate66.errors = [{instancePath,schemaPath:"#/oneOf/9/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "mark"){
const _errs84 = errors;
if(errors === _errs84){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing11;
if((((((data.do === undefined) && (missing11 = "do")) || ((data.side === undefined) && (missing11 = "side"))) || ((data.zone === undefined) && (missing11 = "zone"))) || ((data.slot === undefined) && (missing11 = "slot"))) || ((data.proactive === undefined) && (missing11 = "proactive"))){
validate66.errors = [{instancePath,schemaPath:"#/oneOf/10/required",keyword:"required",params:{missingProperty: missing11},message:"must have required property '"+missing11+"'"}];
return false;
}
else {
const _errs86 = errors;
for(const key10 in data){
if(!(((((key10 === "do") || (key10 === "side")) || (key10 === "zone")) || (key10 === "slot")) || (key10 === "proactive"))){
validate66.errors = [{instancePath,schemaPath:"#/oneOf/10/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs86 === errors){
if(data.do !== undefined){
const _errs87 = errors;
if("mark" !== data.do){
validate66.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/10/properties/do/const",keyword:"const",params:{allowedValue: "mark"},message:"must be equal to constant"}];
return false;
}
var valid22 = _errs87 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data.side !== undefined){
let data36 = data.side;
const _errs88 = errors;
if(!((data36 === "north") || (data36 === "south"))){
validate66.errors = [{instancePath:instancePath+"/side",schemaPath:"#/oneOf/10/properties/side/enum",keyword:"enum",params:{allowedValues: schema26.oneOf[10].properties.side.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid22 = _errs88 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data.zone !== undefined){
let data37 = data.zone;
const _errs89 = errors;
if(!((data37 === "front") || (data37 === "second"))){
validate66.errors = [{instancePath:instancePath+"/zone",schemaPath:"#/oneOf/10/properties/zone/enum",keyword:"enum",params:{allowedValues: schema26.oneOf[10].properties.zone.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid22 = _errs89 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data.slot !== undefined){
let data38 = data.slot;
const _errs90 = errors;
if(!((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38)))){
validate66.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/oneOf/10/properties/slot/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs90){
if(typeof data38 == "number"){
if(data38 > 5 || isNaN(data38)){
validate66.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/oneOf/10/properties/slot/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"}];
return false;
}
else {
if(data38 < 1 || isNaN(data38)){
validate66.errors = [{instancePath:instancePath+"/slot",schemaPath:"#/oneOf/10/properties/slot/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid22 = _errs90 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data.proactive !== undefined){
const _errs92 = errors;
if(typeof data.proactive !== "boolean"){
validate66.errors = [{instancePath:instancePath+"/proactive",schemaPath:"#/oneOf/10/properties/proactive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid22 = _errs92 === errors;
}
else {
var valid22 = true;
}
}
}
}
}
}
}
}
else {
validate66.errors = [{instancePath,schemaPath:"#/oneOf/10/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "battle"){
const _errs94 = errors;
if(errors === _errs94){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing12;
if(((((data.do === undefined) && (missing12 = "do")) || ((data.attacker === undefined) && (missing12 = "attacker"))) || ((data.target === undefined) && (missing12 = "target"))) || ((data.counts === undefined) && (missing12 = "counts"))){
validate66.errors = [{instancePath,schemaPath:"#/oneOf/11/required",keyword:"required",params:{missingProperty: missing12},message:"must have required property '"+missing12+"'"}];
return false;
}
else {
const _errs96 = errors;
for(const key11 in data){
if(!((((key11 === "do") || (key11 === "attacker")) || (key11 === "target")) || (key11 === "counts"))){
validate66.errors = [{instancePath,schemaPath:"#/oneOf/11/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs96 === errors){
if(data.do !== undefined){
const _errs97 = errors;
if("battle" !== data.do){
validate66.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/11/properties/do/const",keyword:"const",params:{allowedValue: "battle"},message:"must be equal to constant"}];
return false;
}
var valid24 = _errs97 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data.attacker !== undefined){
let data41 = data.attacker;
const _errs98 = errors;
if(errors === _errs98){
if(typeof data41 === "string"){
if(!pattern3.test(data41)){
validate66.errors = [{instancePath:instancePath+"/attacker",schemaPath:"#/oneOf/11/properties/attacker/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate66.errors = [{instancePath:instancePath+"/attacker",schemaPath:"#/oneOf/11/properties/attacker/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid24 = _errs98 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data.target !== undefined){
let data42 = data.target;
const _errs100 = errors;
if(errors === _errs100){
if(typeof data42 === "string"){
if(!pattern3.test(data42)){
validate66.errors = [{instancePath:instancePath+"/target",schemaPath:"#/oneOf/11/properties/target/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate66.errors = [{instancePath:instancePath+"/target",schemaPath:"#/oneOf/11/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid24 = _errs100 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data.counts !== undefined){
const _errs102 = errors;
if(typeof data.counts !== "boolean"){
validate66.errors = [{instancePath:instancePath+"/counts",schemaPath:"#/oneOf/11/properties/counts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid24 = _errs102 === errors;
}
else {
var valid24 = true;
}
}
}
}
}
}
}
else {
validate66.errors = [{instancePath,schemaPath:"#/oneOf/11/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else {
validate66.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "do", tagValue: tag0},message:"value of tag \"do\" must be in oneOf"}];
return false;
}
}
else {
validate66.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "do", tagValue: tag0},message:"tag \"do\" must be string"}];
return false;
}
}
}
else {
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate66.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate66.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.side === undefined) && (missing0 = "side"))) || ((data.speed === undefined) && (missing0 = "speed"))) || ((data.when === undefined) && (missing0 = "when"))) || ((data.chooses === undefined) && (missing0 = "chooses"))) || ((data.does === undefined) && (missing0 = "does"))) || ((data.used === undefined) && (missing0 = "used"))){
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "side")) || (key0 === "speed")) || (key0 === "when")) || (key0 === "chooses")) || (key0 === "does")) || (key0 === "used"))){
validate65.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate65.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate65.errors = [{instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema25.properties.side.enum},message:"must be equal to one of the allowed values"}];
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
if(!(((((data2 === "fast") || (data2 === "slow")) || (data2 === "ambush")) || (data2 === "instant")) || (data2 === "timing"))){
validate65.errors = [{instancePath:instancePath+"/speed",schemaPath:"#/properties/speed/enum",keyword:"enum",params:{allowedValues: schema25.properties.speed.enum},message:"must be equal to one of the allowed values"}];
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
if(!(((((data4 === "attacked") || (data4 === "damaged")) || (data4 === "declares")) || (data4 === "battled")) || (data4 === "berserk"))){
const err3 = {instancePath:instancePath+"/when/on",schemaPath:"#/properties/when/anyOf/1/properties/on/enum",keyword:"enum",params:{allowedValues: schema25.properties.when.anyOf[1].properties.on.enum},message:"must be equal to one of the allowed values"};
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
validate65.errors = vErrors;
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
if(!((data7 === "soul") || (data7 === "realm"))){
const err11 = {instancePath:instancePath+"/chooses/kind",schemaPath:"#/properties/chooses/anyOf/1/properties/kind/enum",keyword:"enum",params:{allowedValues: schema25.properties.chooses.anyOf[1].properties.kind.enum},message:"must be equal to one of the allowed values"};
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
const err12 = {instancePath:instancePath+"/chooses/side",schemaPath:"#/properties/chooses/anyOf/1/properties/side/enum",keyword:"enum",params:{allowedValues: schema25.properties.chooses.anyOf[1].properties.side.enum},message:"must be equal to one of the allowed values"};
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
validate65.errors = vErrors;
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
if(!validate66(data9[i0]) && !validate66(data9[i0], {instancePath:instancePath+"/does/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors})){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid5 = _errs27 === errors;
if(!valid5){
break;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/does",schemaPath:"#/properties/does/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate65.errors = [{instancePath:instancePath+"/used",schemaPath:"#/properties/used/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if("souls" !== data.game){
validate52.errors = [{instancePath:instancePath+"/game",schemaPath:"#/properties/game/const",keyword:"const",params:{allowedValue: "souls"},message:"must be equal to constant"}];
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
if(!((((data4 === "start") || (data4 === "main")) || (data4 === "combat")) || (data4 === "end"))){
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
if(tag0 === "soul"){
if(!validate56(data9) && !validate56(data9, {instancePath:instancePath+"/cards/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors})){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "realm"){
if(!validate59(data9) && !validate59(data9, {instancePath:instancePath+"/cards/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors})){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "armament"){
if(!validate60(data9) && !validate60(data9, {instancePath:instancePath+"/cards/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors})){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
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
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data10)){
var valid8 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
const _errs25 = errors;
if(!validate65(data10[i1]) && !validate65(data10[i1], {instancePath:instancePath+"/effects/" + i1,parentData:data10,parentDataProperty:i1,rootData,dynamicAnchors})){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var valid8 = _errs25 === errors;
if(!valid8){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/effects",schemaPath:"#/properties/effects/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs23 === errors;
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

export const command = validate70;
const schema27 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"A command of Souls","type":"object","discriminator":{"propertyName":"do"},"required":["do"],"oneOf":[{"type":"object","properties":{"do":{"const":"attack"},"side":{"enum":["north","south"]},"attacker":{"anyOf":[{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},{"type":"array","items":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}}]},"target":{"anyOf":[{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},{"type":"array","items":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}}]}},"required":["do","side"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"pass"},"side":{"enum":["north","south"]}},"required":["do","side"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"use"},"side":{"enum":["north","south"]},"effect":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}},"required":["do","side","effect"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"choose"},"side":{"enum":["north","south"]},"ids":{"type":"array","items":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}}},"required":["do","side","ids"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"end-phase"},"side":{"enum":["north","south"]}},"required":["do","side"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"settle"}},"required":["do"],"additionalProperties":false}]};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
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
validate70.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate70.errors = [{instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data){
if(!((((key0 === "do") || (key0 === "side")) || (key0 === "attacker")) || (key0 === "target"))){
validate70.errors = [{instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data.do !== undefined){
const _errs5 = errors;
if("attack" !== data.do){
validate70.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/0/properties/do/const",keyword:"const",params:{allowedValue: "attack"},message:"must be equal to constant"}];
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
validate70.errors = [{instancePath:instancePath+"/side",schemaPath:"#/oneOf/0/properties/side/enum",keyword:"enum",params:{allowedValues: schema27.oneOf[0].properties.side.enum},message:"must be equal to one of the allowed values"}];
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
validate70.errors = vErrors;
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
validate70.errors = vErrors;
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
validate70.errors = [{instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate70.errors = [{instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs25 = errors;
for(const key1 in data){
if(!((key1 === "do") || (key1 === "side"))){
validate70.errors = [{instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs25 === errors){
if(data.do !== undefined){
const _errs26 = errors;
if("pass" !== data.do){
validate70.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/1/properties/do/const",keyword:"const",params:{allowedValue: "pass"},message:"must be equal to constant"}];
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
validate70.errors = [{instancePath:instancePath+"/side",schemaPath:"#/oneOf/1/properties/side/enum",keyword:"enum",params:{allowedValues: schema27.oneOf[1].properties.side.enum},message:"must be equal to one of the allowed values"}];
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
validate70.errors = [{instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate70.errors = [{instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs30 = errors;
for(const key2 in data){
if(!(((key2 === "do") || (key2 === "side")) || (key2 === "effect"))){
validate70.errors = [{instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs30 === errors){
if(data.do !== undefined){
const _errs31 = errors;
if("use" !== data.do){
validate70.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/2/properties/do/const",keyword:"const",params:{allowedValue: "use"},message:"must be equal to constant"}];
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
validate70.errors = [{instancePath:instancePath+"/side",schemaPath:"#/oneOf/2/properties/side/enum",keyword:"enum",params:{allowedValues: schema27.oneOf[2].properties.side.enum},message:"must be equal to one of the allowed values"}];
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
validate70.errors = [{instancePath:instancePath+"/effect",schemaPath:"#/oneOf/2/properties/effect/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate70.errors = [{instancePath:instancePath+"/effect",schemaPath:"#/oneOf/2/properties/effect/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate70.errors = [{instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate70.errors = [{instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs37 = errors;
for(const key3 in data){
if(!(((key3 === "do") || (key3 === "side")) || (key3 === "ids"))){
validate70.errors = [{instancePath,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs37 === errors){
if(data.do !== undefined){
const _errs38 = errors;
if("choose" !== data.do){
validate70.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/3/properties/do/const",keyword:"const",params:{allowedValue: "choose"},message:"must be equal to constant"}];
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
validate70.errors = [{instancePath:instancePath+"/side",schemaPath:"#/oneOf/3/properties/side/enum",keyword:"enum",params:{allowedValues: schema27.oneOf[3].properties.side.enum},message:"must be equal to one of the allowed values"}];
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
validate70.errors = [{instancePath:instancePath+"/ids/" + i2,schemaPath:"#/oneOf/3/properties/ids/items/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate70.errors = [{instancePath:instancePath+"/ids/" + i2,schemaPath:"#/oneOf/3/properties/ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate70.errors = [{instancePath:instancePath+"/ids",schemaPath:"#/oneOf/3/properties/ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate70.errors = [{instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate70.errors = [{instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs46 = errors;
for(const key4 in data){
if(!((key4 === "do") || (key4 === "side"))){
validate70.errors = [{instancePath,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs46 === errors){
if(data.do !== undefined){
const _errs47 = errors;
if("end-phase" !== data.do){
validate70.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/4/properties/do/const",keyword:"const",params:{allowedValue: "end-phase"},message:"must be equal to constant"}];
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
validate70.errors = [{instancePath:instancePath+"/side",schemaPath:"#/oneOf/4/properties/side/enum",keyword:"enum",params:{allowedValues: schema27.oneOf[4].properties.side.enum},message:"must be equal to one of the allowed values"}];
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
validate70.errors = [{instancePath,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate70.errors = [{instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
const _errs51 = errors;
for(const key5 in data){
if(!(key5 === "do")){
validate70.errors = [{instancePath,schemaPath:"#/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs51 === errors){
if(data.do !== undefined){
if("settle" !== data.do){
validate70.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/5/properties/do/const",keyword:"const",params:{allowedValue: "settle"},message:"must be equal to constant"}];
return false;
}
}
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/oneOf/5/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "do", tagValue: tag0},message:"value of tag \"do\" must be in oneOf"}];
return false;
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "do", tagValue: tag0},message:"tag \"do\" must be string"}];
return false;
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate70.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate70.evaluated = {"dynamicProps":true,"dynamicItems":false};

