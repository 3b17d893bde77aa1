// Written by "npm run doors" from the schemas beside it; do not edit.

export const position = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"A position of Souls","type":"object","properties":{"game":{"const":"souls"},"turn":{"type":"object","properties":{"number":{"type":"integer","minimum":1},"player":{"enum":["north","south"]},"phase":{"enum":["start","main","combat","end"]}},"required":["number","player","phase"],"additionalProperties":false},"players":{"type":"object","properties":{"north":{"type":"object","properties":{"proactive":{"type":"object","properties":{"front":{"type":"array","items":{"type":"integer","minimum":1,"maximum":5}},"second":{"type":"array","items":{"type":"integer","minimum":1,"maximum":5}}},"required":["front","second"],"additionalProperties":false}},"required":["proactive"],"additionalProperties":false},"south":{"type":"object","properties":{"proactive":{"type":"object","properties":{"front":{"type":"array","items":{"type":"integer","minimum":1,"maximum":5}},"second":{"type":"array","items":{"type":"integer","minimum":1,"maximum":5}}},"required":["front","second"],"additionalProperties":false}},"required":["proactive"],"additionalProperties":false}},"required":["north","south"],"additionalProperties":false},"cards":{"type":"array","items":{"type":"object","discriminator":{"propertyName":"kind"},"required":["kind"],"oneOf":[{"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"side":{"enum":["north","south"]},"kind":{"const":"soul"},"zone":{"enum":["front","second","captured","left"]},"slot":{"type":"integer","minimum":0,"maximum":5},"rank":{"type":"integer","minimum":0,"maximum":99},"atk":{"type":"integer","minimum":0,"maximum":1000},"def":{"type":"integer","minimum":0,"maximum":1000},"defBonus":{"type":"integer","minimum":0,"maximum":1000},"hp":{"type":"integer","minimum":0,"maximum":1000},"active":{"type":"boolean"},"recruited":{"type":"integer","minimum":0},"attacks":{"type":"object","properties":{"turn":{"type":"integer","minimum":0},"count":{"type":"integer","minimum":0}},"required":["turn","count"],"additionalProperties":false},"keywords":{"type":"object","properties":{"range":{"const":true},"dualWielding":{"const":true},"taunt":{"type":"array","items":{"enum":["left","right","ahead","behind","realms"]}},"unyielding":{"const":true},"precision":{"const":true},"defiance":{"type":"integer","minimum":0,"maximum":1000},"frozen":{"const":true},"cannotAttack":{"const":true}},"required":[],"additionalProperties":false},"leader":{"const":true}},"required":["id","side","kind","zone","slot","rank","atk","def","defBonus","hp","active","recruited","attacks","keywords"],"additionalProperties":false},{"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"side":{"enum":["north","south"]},"kind":{"const":"realm"},"zone":{"enum":["realms","left"]},"slot":{"type":"integer","minimum":0,"maximum":3},"atk":{"type":"integer","minimum":0,"maximum":1000},"def":{"type":"integer","minimum":0,"maximum":1000},"hp":{"type":"integer","minimum":0,"maximum":1000},"active":{"type":"boolean"}},"required":["id","side","kind","zone","slot","atk","def","hp","active"],"additionalProperties":false},{"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"side":{"enum":["north","south"]},"kind":{"const":"armament"},"zone":{"enum":["attached","left"]},"slot":{"const":0},"bearer":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"rank":{"type":"integer","minimum":0,"maximum":99},"defBonus":{"type":"integer","minimum":0,"maximum":1000},"keywords":{"type":"object","properties":{"range":{"const":true},"dualWielding":{"const":true},"taunt":{"type":"array","items":{"enum":["left","right","ahead","behind","realms"]}},"unyielding":{"const":true},"precision":{"const":true},"defiance":{"type":"integer","minimum":0,"maximum":1000},"frozen":{"const":true},"cannotAttack":{"const":true}},"required":[],"additionalProperties":false}},"required":["id","side","kind","zone","slot","bearer","rank","defBonus","keywords"],"additionalProperties":false}]},"minItems":1},"effects":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"side":{"enum":["north","south"]},"speed":{"enum":["fast","slow","ambush","instant","timing"]},"when":{"anyOf":[{"type":"null"},{"type":"object","properties":{"on":{"enum":["attacked","damaged","declares","battled","berserk"]},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}},"required":["on","card"],"additionalProperties":false}]},"chooses":{"anyOf":[{"type":"null"},{"type":"object","properties":{"kind":{"enum":["soul","realm"]},"side":{"enum":["north","south"]}},"required":["kind","side"],"additionalProperties":false}]},"does":{"type":"array","items":{"type":"object","discriminator":{"propertyName":"do"},"required":["do"],"oneOf":[{"type":"object","properties":{"do":{"const":"deal"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"amount":{"type":"integer","minimum":0,"maximum":1000}},"required":["do","card","amount"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"heal"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"amount":{"type":"integer","minimum":0,"maximum":1000}},"required":["do","card","amount"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"move"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"zone":{"enum":["front","second","realms"]},"slot":{"type":"integer","minimum":1,"maximum":5}},"required":["do","card","zone","slot"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"remove"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"to":{"enum":["left","captured"]}},"required":["do","card","to"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"summon"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"zone":{"enum":["front","second","realms"]},"slot":{"type":"integer","minimum":1,"maximum":5}},"required":["do","card","zone","slot"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"set"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"field":{"enum":["atk","def","defBonus","rank"]},"value":{"type":"integer","minimum":0,"maximum":1000}},"required":["do","card","field","value"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"grant"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"keywords":{"type":"object","properties":{"range":{"const":true},"dualWielding":{"const":true},"taunt":{"type":"array","items":{"enum":["left","right","ahead","behind","realms"]}},"unyielding":{"const":true},"precision":{"const":true},"defiance":{"type":"integer","minimum":0,"maximum":1000},"frozen":{"const":true},"cannotAttack":{"const":true}},"required":[],"additionalProperties":false}},"required":["do","card","keywords"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"strip"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"keyword":{"enum":["range","dualWielding","taunt","unyielding","precision","defiance","frozen","cannotAttack"]}},"required":["do","card","keyword"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"turn"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"active":{"type":"boolean"}},"required":["do","card","active"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"take"},"card":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"side":{"enum":["north","south"]},"zone":{"enum":["front","second","realms"]},"slot":{"type":"integer","minimum":1,"maximum":5}},"required":["do","card","side","zone","slot"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"mark"},"side":{"enum":["north","south"]},"zone":{"enum":["front","second"]},"slot":{"type":"integer","minimum":1,"maximum":5},"proactive":{"type":"boolean"}},"required":["do","side","zone","slot","proactive"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"battle"},"attacker":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"target":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},"counts":{"type":"boolean"}},"required":["do","attacker","target","counts"],"additionalProperties":false}]}},"used":{"type":"boolean"}},"required":["id","side","speed","when","chooses","does","used"],"additionalProperties":false}}},"required":["game","turn","players","cards","effects"],"additionalProperties":false};
const func1 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
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
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "game") || (key0 === "turn")) || (key0 === "players")) || (key0 === "cards")) || (key0 === "effects"))){
validate20.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.game !== undefined){
const _errs2 = errors;
if("souls" !== data.game){
validate20.errors = [{instancePath:instancePath+"/game",schemaPath:"#/properties/game/const",keyword:"const",params:{allowedValue: "souls"},message:"must be equal to constant"}];
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
validate20.errors = [{instancePath:instancePath+"/turn",schemaPath:"#/properties/turn/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data1){
if(!(((key1 === "number") || (key1 === "player")) || (key1 === "phase"))){
validate20.errors = [{instancePath:instancePath+"/turn",schemaPath:"#/properties/turn/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data1.number !== undefined){
let data2 = data1.number;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate20.errors = [{instancePath:instancePath+"/turn/number",schemaPath:"#/properties/turn/properties/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 < 1 || isNaN(data2)){
validate20.errors = [{instancePath:instancePath+"/turn/number",schemaPath:"#/properties/turn/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate20.errors = [{instancePath:instancePath+"/turn/player",schemaPath:"#/properties/turn/properties/player/enum",keyword:"enum",params:{allowedValues: schema31.properties.turn.properties.player.enum},message:"must be equal to one of the allowed values"}];
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
validate20.errors = [{instancePath:instancePath+"/turn/phase",schemaPath:"#/properties/turn/properties/phase/enum",keyword:"enum",params:{allowedValues: schema31.properties.turn.properties.phase.enum},message:"must be equal to one of the allowed values"}];
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
validate20.errors = [{instancePath:instancePath+"/turn",schemaPath:"#/properties/turn/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate20.errors = [{instancePath:instancePath+"/players",schemaPath:"#/properties/players/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs12 = errors;
for(const key2 in data5){
if(!((key2 === "north") || (key2 === "south"))){
validate20.errors = [{instancePath:instancePath+"/players",schemaPath:"#/properties/players/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs12 === errors){
if(data5.north !== undefined){
let data6 = data5.north;
const _errs13 = errors;
if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing3;
if((data6.proactive === undefined) && (missing3 = "proactive")){
validate20.errors = [{instancePath:instancePath+"/players/north",schemaPath:"#/properties/players/properties/north/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs15 = errors;
for(const key3 in data6){
if(!(key3 === "proactive")){
validate20.errors = [{instancePath:instancePath+"/players/north",schemaPath:"#/properties/players/properties/north/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs15 === errors){
if(data6.proactive !== undefined){
let data7 = data6.proactive;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing4;
if(((data7.front === undefined) && (missing4 = "front")) || ((data7.second === undefined) && (missing4 = "second"))){
validate20.errors = [{instancePath:instancePath+"/players/north/proactive",schemaPath:"#/properties/players/properties/north/properties/proactive/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs18 = errors;
for(const key4 in data7){
if(!((key4 === "front") || (key4 === "second"))){
validate20.errors = [{instancePath:instancePath+"/players/north/proactive",schemaPath:"#/properties/players/properties/north/properties/proactive/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs18 === errors){
if(data7.front !== undefined){
let data8 = data7.front;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data8)){
var valid5 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs21 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate20.errors = [{instancePath:instancePath+"/players/north/proactive/front/" + i0,schemaPath:"#/properties/players/properties/north/properties/proactive/properties/front/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs21){
if(typeof data9 == "number"){
if(data9 > 5 || isNaN(data9)){
validate20.errors = [{instancePath:instancePath+"/players/north/proactive/front/" + i0,schemaPath:"#/properties/players/properties/north/properties/proactive/properties/front/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"}];
return false;
}
else {
if(data9 < 1 || isNaN(data9)){
validate20.errors = [{instancePath:instancePath+"/players/north/proactive/front/" + i0,schemaPath:"#/properties/players/properties/north/properties/proactive/properties/front/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid5 = _errs21 === errors;
if(!valid5){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/players/north/proactive/front",schemaPath:"#/properties/players/properties/north/properties/proactive/properties/front/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.second !== undefined){
let data10 = data7.second;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data10)){
var valid6 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
const _errs25 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate20.errors = [{instancePath:instancePath+"/players/north/proactive/second/" + i1,schemaPath:"#/properties/players/properties/north/properties/proactive/properties/second/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs25){
if(typeof data11 == "number"){
if(data11 > 5 || isNaN(data11)){
validate20.errors = [{instancePath:instancePath+"/players/north/proactive/second/" + i1,schemaPath:"#/properties/players/properties/north/properties/proactive/properties/second/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"}];
return false;
}
else {
if(data11 < 1 || isNaN(data11)){
validate20.errors = [{instancePath:instancePath+"/players/north/proactive/second/" + i1,schemaPath:"#/properties/players/properties/north/properties/proactive/properties/second/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid6 = _errs25 === errors;
if(!valid6){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/players/north/proactive/second",schemaPath:"#/properties/players/properties/north/properties/proactive/properties/second/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/players/north/proactive",schemaPath:"#/properties/players/properties/north/properties/proactive/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/players/north",schemaPath:"#/properties/players/properties/north/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.south !== undefined){
let data12 = data5.south;
const _errs27 = errors;
if(errors === _errs27){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing5;
if((data12.proactive === undefined) && (missing5 = "proactive")){
validate20.errors = [{instancePath:instancePath+"/players/south",schemaPath:"#/properties/players/properties/south/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs29 = errors;
for(const key5 in data12){
if(!(key5 === "proactive")){
validate20.errors = [{instancePath:instancePath+"/players/south",schemaPath:"#/properties/players/properties/south/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs29 === errors){
if(data12.proactive !== undefined){
let data13 = data12.proactive;
const _errs30 = errors;
if(errors === _errs30){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing6;
if(((data13.front === undefined) && (missing6 = "front")) || ((data13.second === undefined) && (missing6 = "second"))){
validate20.errors = [{instancePath:instancePath+"/players/south/proactive",schemaPath:"#/properties/players/properties/south/properties/proactive/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
const _errs32 = errors;
for(const key6 in data13){
if(!((key6 === "front") || (key6 === "second"))){
validate20.errors = [{instancePath:instancePath+"/players/south/proactive",schemaPath:"#/properties/players/properties/south/properties/proactive/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs32 === errors){
if(data13.front !== undefined){
let data14 = data13.front;
const _errs33 = errors;
if(errors === _errs33){
if(Array.isArray(data14)){
var valid9 = true;
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
const _errs35 = errors;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
validate20.errors = [{instancePath:instancePath+"/players/south/proactive/front/" + i2,schemaPath:"#/properties/players/properties/south/properties/proactive/properties/front/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs35){
if(typeof data15 == "number"){
if(data15 > 5 || isNaN(data15)){
validate20.errors = [{instancePath:instancePath+"/players/south/proactive/front/" + i2,schemaPath:"#/properties/players/properties/south/properties/proactive/properties/front/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"}];
return false;
}
else {
if(data15 < 1 || isNaN(data15)){
validate20.errors = [{instancePath:instancePath+"/players/south/proactive/front/" + i2,schemaPath:"#/properties/players/properties/south/properties/proactive/properties/front/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid9 = _errs35 === errors;
if(!valid9){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/players/south/proactive/front",schemaPath:"#/properties/players/properties/south/properties/proactive/properties/front/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid8 = _errs33 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data13.second !== undefined){
let data16 = data13.second;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data16)){
var valid10 = true;
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
let data17 = data16[i3];
const _errs39 = errors;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
validate20.errors = [{instancePath:instancePath+"/players/south/proactive/second/" + i3,schemaPath:"#/properties/players/properties/south/properties/proactive/properties/second/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs39){
if(typeof data17 == "number"){
if(data17 > 5 || isNaN(data17)){
validate20.errors = [{instancePath:instancePath+"/players/south/proactive/second/" + i3,schemaPath:"#/properties/players/properties/south/properties/proactive/properties/second/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"}];
return false;
}
else {
if(data17 < 1 || isNaN(data17)){
validate20.errors = [{instancePath:instancePath+"/players/south/proactive/second/" + i3,schemaPath:"#/properties/players/properties/south/properties/proactive/properties/second/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid10 = _errs39 === errors;
if(!valid10){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/players/south/proactive/second",schemaPath:"#/properties/players/properties/south/properties/proactive/properties/second/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid8 = _errs37 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/players/south/proactive",schemaPath:"#/properties/players/properties/south/properties/proactive/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/players/south",schemaPath:"#/properties/players/properties/south/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs27 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/players",schemaPath:"#/properties/players/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
let data18 = data.cards;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data18)){
if(data18.length < 1){
validate20.errors = [{instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid11 = true;
const len4 = data18.length;
for(let i4=0; i4<len4; i4++){
let data19 = data18[i4];
const _errs43 = errors;
if(errors === _errs43){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing7;
if((data19.kind === undefined) && (missing7 = "kind")){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4,schemaPath:"#/properties/cards/items/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
const tag0 = data19.kind;
if(typeof tag0 == "string"){
if(tag0 === "soul"){
const _errs46 = errors;
if(errors === _errs46){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing8;
if(((((((((((((((data19.id === undefined) && (missing8 = "id")) || ((data19.side === undefined) && (missing8 = "side"))) || ((data19.kind === undefined) && (missing8 = "kind"))) || ((data19.zone === undefined) && (missing8 = "zone"))) || ((data19.slot === undefined) && (missing8 = "slot"))) || ((data19.rank === undefined) && (missing8 = "rank"))) || ((data19.atk === undefined) && (missing8 = "atk"))) || ((data19.def === undefined) && (missing8 = "def"))) || ((data19.defBonus === undefined) && (missing8 = "defBonus"))) || ((data19.hp === undefined) && (missing8 = "hp"))) || ((data19.active === undefined) && (missing8 = "active"))) || ((data19.recruited === undefined) && (missing8 = "recruited"))) || ((data19.attacks === undefined) && (missing8 = "attacks"))) || ((data19.keywords === undefined) && (missing8 = "keywords"))){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4,schemaPath:"#/properties/cards/items/oneOf/0/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
const _errs48 = errors;
for(const key7 in data19){
if(!(func1.call(schema31.properties.cards.items.oneOf[0].properties, key7))){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4,schemaPath:"#/properties/cards/items/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs48 === errors){
if(data19.id !== undefined){
let data20 = data19.id;
const _errs49 = errors;
if(errors === _errs49){
if(typeof data20 === "string"){
if(!pattern4.test(data20)){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/id",schemaPath:"#/properties/cards/items/oneOf/0/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/id",schemaPath:"#/properties/cards/items/oneOf/0/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid14 = _errs49 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data19.side !== undefined){
let data21 = data19.side;
const _errs51 = errors;
if(!((data21 === "north") || (data21 === "south"))){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/side",schemaPath:"#/properties/cards/items/oneOf/0/properties/side/enum",keyword:"enum",params:{allowedValues: schema31.properties.cards.items.oneOf[0].properties.side.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid14 = _errs51 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data19.kind !== undefined){
const _errs52 = errors;
if("soul" !== data19.kind){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/kind",schemaPath:"#/properties/cards/items/oneOf/0/properties/kind/const",keyword:"const",params:{allowedValue: "soul"},message:"must be equal to constant"}];
return false;
}
var valid14 = _errs52 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data19.zone !== undefined){
let data23 = data19.zone;
const _errs53 = errors;
if(!((((data23 === "front") || (data23 === "second")) || (data23 === "captured")) || (data23 === "left"))){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/zone",schemaPath:"#/properties/cards/items/oneOf/0/properties/zone/enum",keyword:"enum",params:{allowedValues: schema31.properties.cards.items.oneOf[0].properties.zone.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid14 = _errs53 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data19.slot !== undefined){
let data24 = data19.slot;
const _errs54 = errors;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/slot",schemaPath:"#/properties/cards/items/oneOf/0/properties/slot/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs54){
if(typeof data24 == "number"){
if(data24 > 5 || isNaN(data24)){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/slot",schemaPath:"#/properties/cards/items/oneOf/0/properties/slot/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"}];
return false;
}
else {
if(data24 < 0 || isNaN(data24)){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/slot",schemaPath:"#/properties/cards/items/oneOf/0/properties/slot/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid14 = _errs54 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data19.rank !== undefined){
let data25 = data19.rank;
const _errs56 = errors;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/rank",schemaPath:"#/properties/cards/items/oneOf/0/properties/rank/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs56){
if(typeof data25 == "number"){
if(data25 > 99 || isNaN(data25)){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/rank",schemaPath:"#/properties/cards/items/oneOf/0/properties/rank/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data25 < 0 || isNaN(data25)){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/rank",schemaPath:"#/properties/cards/items/oneOf/0/properties/rank/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid14 = _errs56 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data19.atk !== undefined){
let data26 = data19.atk;
const _errs58 = errors;
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/atk",schemaPath:"#/properties/cards/items/oneOf/0/properties/atk/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs58){
if(typeof data26 == "number"){
if(data26 > 1000 || isNaN(data26)){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/atk",schemaPath:"#/properties/cards/items/oneOf/0/properties/atk/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data26 < 0 || isNaN(data26)){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/atk",schemaPath:"#/properties/cards/items/oneOf/0/properties/atk/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid14 = _errs58 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data19.def !== undefined){
let data27 = data19.def;
const _errs60 = errors;
if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/def",schemaPath:"#/properties/cards/items/oneOf/0/properties/def/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs60){
if(typeof data27 == "number"){
if(data27 > 1000 || isNaN(data27)){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/def",schemaPath:"#/properties/cards/items/oneOf/0/properties/def/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data27 < 0 || isNaN(data27)){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/def",schemaPath:"#/properties/cards/items/oneOf/0/properties/def/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid14 = _errs60 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data19.defBonus !== undefined){
let data28 = data19.defBonus;
const _errs62 = errors;
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/defBonus",schemaPath:"#/properties/cards/items/oneOf/0/properties/defBonus/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs62){
if(typeof data28 == "number"){
if(data28 > 1000 || isNaN(data28)){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/defBonus",schemaPath:"#/properties/cards/items/oneOf/0/properties/defBonus/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data28 < 0 || isNaN(data28)){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/defBonus",schemaPath:"#/properties/cards/items/oneOf/0/properties/defBonus/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid14 = _errs62 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data19.hp !== undefined){
let data29 = data19.hp;
const _errs64 = errors;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/hp",schemaPath:"#/properties/cards/items/oneOf/0/properties/hp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs64){
if(typeof data29 == "number"){
if(data29 > 1000 || isNaN(data29)){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/hp",schemaPath:"#/properties/cards/items/oneOf/0/properties/hp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data29 < 0 || isNaN(data29)){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/hp",schemaPath:"#/properties/cards/items/oneOf/0/properties/hp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid14 = _errs64 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data19.active !== undefined){
const _errs66 = errors;
if(typeof data19.active !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/active",schemaPath:"#/properties/cards/items/oneOf/0/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid14 = _errs66 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data19.recruited !== undefined){
let data31 = data19.recruited;
const _errs68 = errors;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/recruited",schemaPath:"#/properties/cards/items/oneOf/0/properties/recruited/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs68){
if(typeof data31 == "number"){
if(data31 < 0 || isNaN(data31)){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/recruited",schemaPath:"#/properties/cards/items/oneOf/0/properties/recruited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid14 = _errs68 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data19.attacks !== undefined){
let data32 = data19.attacks;
const _errs70 = errors;
if(errors === _errs70){
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
let missing9;
if(((data32.turn === undefined) && (missing9 = "turn")) || ((data32.count === undefined) && (missing9 = "count"))){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/attacks",schemaPath:"#/properties/cards/items/oneOf/0/properties/attacks/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
const _errs72 = errors;
for(const key8 in data32){
if(!((key8 === "turn") || (key8 === "count"))){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/attacks",schemaPath:"#/properties/cards/items/oneOf/0/properties/attacks/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs72 === errors){
if(data32.turn !== undefined){
let data33 = data32.turn;
const _errs73 = errors;
if(!((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33)))){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/attacks/turn",schemaPath:"#/properties/cards/items/oneOf/0/properties/attacks/properties/turn/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs73){
if(typeof data33 == "number"){
if(data33 < 0 || isNaN(data33)){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/attacks/turn",schemaPath:"#/properties/cards/items/oneOf/0/properties/attacks/properties/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid15 = _errs73 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data32.count !== undefined){
let data34 = data32.count;
const _errs75 = errors;
if(!((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34)))){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/attacks/count",schemaPath:"#/properties/cards/items/oneOf/0/properties/attacks/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs75){
if(typeof data34 == "number"){
if(data34 < 0 || isNaN(data34)){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/attacks/count",schemaPath:"#/properties/cards/items/oneOf/0/properties/attacks/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid15 = _errs75 === errors;
}
else {
var valid15 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/attacks",schemaPath:"#/properties/cards/items/oneOf/0/properties/attacks/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid14 = _errs70 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data19.keywords !== undefined){
let data35 = data19.keywords;
const _errs77 = errors;
if(errors === _errs77){
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
const _errs79 = errors;
for(const key9 in data35){
if(!((((((((key9 === "range") || (key9 === "dualWielding")) || (key9 === "taunt")) || (key9 === "unyielding")) || (key9 === "precision")) || (key9 === "defiance")) || (key9 === "frozen")) || (key9 === "cannotAttack"))){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/keywords",schemaPath:"#/properties/cards/items/oneOf/0/properties/keywords/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs79 === errors){
if(data35.range !== undefined){
const _errs80 = errors;
if(true !== data35.range){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/keywords/range",schemaPath:"#/properties/cards/items/oneOf/0/properties/keywords/properties/range/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid16 = _errs80 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data35.dualWielding !== undefined){
const _errs81 = errors;
if(true !== data35.dualWielding){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/keywords/dualWielding",schemaPath:"#/properties/cards/items/oneOf/0/properties/keywords/properties/dualWielding/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid16 = _errs81 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data35.taunt !== undefined){
let data38 = data35.taunt;
const _errs82 = errors;
if(errors === _errs82){
if(Array.isArray(data38)){
var valid17 = true;
const len5 = data38.length;
for(let i5=0; i5<len5; i5++){
let data39 = data38[i5];
const _errs84 = errors;
if(!(((((data39 === "left") || (data39 === "right")) || (data39 === "ahead")) || (data39 === "behind")) || (data39 === "realms"))){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/keywords/taunt/" + i5,schemaPath:"#/properties/cards/items/oneOf/0/properties/keywords/properties/taunt/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.cards.items.oneOf[0].properties.keywords.properties.taunt.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid17 = _errs84 === errors;
if(!valid17){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/keywords/taunt",schemaPath:"#/properties/cards/items/oneOf/0/properties/keywords/properties/taunt/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid16 = _errs82 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data35.unyielding !== undefined){
const _errs85 = errors;
if(true !== data35.unyielding){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/keywords/unyielding",schemaPath:"#/properties/cards/items/oneOf/0/properties/keywords/properties/unyielding/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid16 = _errs85 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data35.precision !== undefined){
const _errs86 = errors;
if(true !== data35.precision){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/keywords/precision",schemaPath:"#/properties/cards/items/oneOf/0/properties/keywords/properties/precision/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid16 = _errs86 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data35.defiance !== undefined){
let data42 = data35.defiance;
const _errs87 = errors;
if(!((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42)))){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/keywords/defiance",schemaPath:"#/properties/cards/items/oneOf/0/properties/keywords/properties/defiance/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs87){
if(typeof data42 == "number"){
if(data42 > 1000 || isNaN(data42)){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/keywords/defiance",schemaPath:"#/properties/cards/items/oneOf/0/properties/keywords/properties/defiance/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data42 < 0 || isNaN(data42)){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/keywords/defiance",schemaPath:"#/properties/cards/items/oneOf/0/properties/keywords/properties/defiance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid16 = _errs87 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data35.frozen !== undefined){
const _errs89 = errors;
if(true !== data35.frozen){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/keywords/frozen",schemaPath:"#/properties/cards/items/oneOf/0/properties/keywords/properties/frozen/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid16 = _errs89 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data35.cannotAttack !== undefined){
const _errs90 = errors;
if(true !== data35.cannotAttack){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/keywords/cannotAttack",schemaPath:"#/properties/cards/items/oneOf/0/properties/keywords/properties/cannotAttack/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid16 = _errs90 === errors;
}
else {
var valid16 = true;
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
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/keywords",schemaPath:"#/properties/cards/items/oneOf/0/properties/keywords/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid14 = _errs77 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data19.leader !== undefined){
const _errs91 = errors;
if(true !== data19.leader){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/leader",schemaPath:"#/properties/cards/items/oneOf/0/properties/leader/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid14 = _errs91 === errors;
}
else {
var valid14 = true;
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
validate20.errors = [{instancePath:instancePath+"/cards/" + i4,schemaPath:"#/properties/cards/items/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var props0 = true;
}
else if(tag0 === "realm"){
const _errs92 = errors;
if(errors === _errs92){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing10;
if((((((((((data19.id === undefined) && (missing10 = "id")) || ((data19.side === undefined) && (missing10 = "side"))) || ((data19.kind === undefined) && (missing10 = "kind"))) || ((data19.zone === undefined) && (missing10 = "zone"))) || ((data19.slot === undefined) && (missing10 = "slot"))) || ((data19.atk === undefined) && (missing10 = "atk"))) || ((data19.def === undefined) && (missing10 = "def"))) || ((data19.hp === undefined) && (missing10 = "hp"))) || ((data19.active === undefined) && (missing10 = "active"))){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4,schemaPath:"#/properties/cards/items/oneOf/1/required",keyword:"required",params:{missingProperty: missing10},message:"must have required property '"+missing10+"'"}];
return false;
}
else {
const _errs94 = errors;
for(const key10 in data19){
if(!(func1.call(schema31.properties.cards.items.oneOf[1].properties, key10))){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4,schemaPath:"#/properties/cards/items/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs94 === errors){
if(data19.id !== undefined){
let data46 = data19.id;
const _errs95 = errors;
if(errors === _errs95){
if(typeof data46 === "string"){
if(!pattern4.test(data46)){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/id",schemaPath:"#/properties/cards/items/oneOf/1/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/id",schemaPath:"#/properties/cards/items/oneOf/1/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid19 = _errs95 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data19.side !== undefined){
let data47 = data19.side;
const _errs97 = errors;
if(!((data47 === "north") || (data47 === "south"))){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/side",schemaPath:"#/properties/cards/items/oneOf/1/properties/side/enum",keyword:"enum",params:{allowedValues: schema31.properties.cards.items.oneOf[1].properties.side.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid19 = _errs97 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data19.kind !== undefined){
const _errs98 = errors;
if("realm" !== data19.kind){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/kind",schemaPath:"#/properties/cards/items/oneOf/1/properties/kind/const",keyword:"const",params:{allowedValue: "realm"},message:"must be equal to constant"}];
return false;
}
var valid19 = _errs98 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data19.zone !== undefined){
let data49 = data19.zone;
const _errs99 = errors;
if(!((data49 === "realms") || (data49 === "left"))){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/zone",schemaPath:"#/properties/cards/items/oneOf/1/properties/zone/enum",keyword:"enum",params:{allowedValues: schema31.properties.cards.items.oneOf[1].properties.zone.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid19 = _errs99 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data19.slot !== undefined){
let data50 = data19.slot;
const _errs100 = errors;
if(!((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50)))){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/slot",schemaPath:"#/properties/cards/items/oneOf/1/properties/slot/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs100){
if(typeof data50 == "number"){
if(data50 > 3 || isNaN(data50)){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/slot",schemaPath:"#/properties/cards/items/oneOf/1/properties/slot/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3},message:"must be <= 3"}];
return false;
}
else {
if(data50 < 0 || isNaN(data50)){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/slot",schemaPath:"#/properties/cards/items/oneOf/1/properties/slot/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid19 = _errs100 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data19.atk !== undefined){
let data51 = data19.atk;
const _errs102 = errors;
if(!((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51)))){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/atk",schemaPath:"#/properties/cards/items/oneOf/1/properties/atk/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs102){
if(typeof data51 == "number"){
if(data51 > 1000 || isNaN(data51)){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/atk",schemaPath:"#/properties/cards/items/oneOf/1/properties/atk/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data51 < 0 || isNaN(data51)){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/atk",schemaPath:"#/properties/cards/items/oneOf/1/properties/atk/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid19 = _errs102 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data19.def !== undefined){
let data52 = data19.def;
const _errs104 = errors;
if(!((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52)))){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/def",schemaPath:"#/properties/cards/items/oneOf/1/properties/def/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs104){
if(typeof data52 == "number"){
if(data52 > 1000 || isNaN(data52)){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/def",schemaPath:"#/properties/cards/items/oneOf/1/properties/def/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data52 < 0 || isNaN(data52)){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/def",schemaPath:"#/properties/cards/items/oneOf/1/properties/def/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid19 = _errs104 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data19.hp !== undefined){
let data53 = data19.hp;
const _errs106 = errors;
if(!((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53)))){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/hp",schemaPath:"#/properties/cards/items/oneOf/1/properties/hp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs106){
if(typeof data53 == "number"){
if(data53 > 1000 || isNaN(data53)){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/hp",schemaPath:"#/properties/cards/items/oneOf/1/properties/hp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data53 < 0 || isNaN(data53)){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/hp",schemaPath:"#/properties/cards/items/oneOf/1/properties/hp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid19 = _errs106 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data19.active !== undefined){
const _errs108 = errors;
if(typeof data19.active !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/active",schemaPath:"#/properties/cards/items/oneOf/1/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid19 = _errs108 === errors;
}
else {
var valid19 = true;
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
validate20.errors = [{instancePath:instancePath+"/cards/" + i4,schemaPath:"#/properties/cards/items/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "armament"){
const _errs110 = errors;
if(errors === _errs110){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing11;
if((((((((((data19.id === undefined) && (missing11 = "id")) || ((data19.side === undefined) && (missing11 = "side"))) || ((data19.kind === undefined) && (missing11 = "kind"))) || ((data19.zone === undefined) && (missing11 = "zone"))) || ((data19.slot === undefined) && (missing11 = "slot"))) || ((data19.bearer === undefined) && (missing11 = "bearer"))) || ((data19.rank === undefined) && (missing11 = "rank"))) || ((data19.defBonus === undefined) && (missing11 = "defBonus"))) || ((data19.keywords === undefined) && (missing11 = "keywords"))){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4,schemaPath:"#/properties/cards/items/oneOf/2/required",keyword:"required",params:{missingProperty: missing11},message:"must have required property '"+missing11+"'"}];
return false;
}
else {
const _errs112 = errors;
for(const key11 in data19){
if(!(func1.call(schema31.properties.cards.items.oneOf[2].properties, key11))){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4,schemaPath:"#/properties/cards/items/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs112 === errors){
if(data19.id !== undefined){
let data55 = data19.id;
const _errs113 = errors;
if(errors === _errs113){
if(typeof data55 === "string"){
if(!pattern4.test(data55)){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/id",schemaPath:"#/properties/cards/items/oneOf/2/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/id",schemaPath:"#/properties/cards/items/oneOf/2/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid21 = _errs113 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data19.side !== undefined){
let data56 = data19.side;
const _errs115 = errors;
if(!((data56 === "north") || (data56 === "south"))){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/side",schemaPath:"#/properties/cards/items/oneOf/2/properties/side/enum",keyword:"enum",params:{allowedValues: schema31.properties.cards.items.oneOf[2].properties.side.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid21 = _errs115 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data19.kind !== undefined){
const _errs116 = errors;
if("armament" !== data19.kind){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/kind",schemaPath:"#/properties/cards/items/oneOf/2/properties/kind/const",keyword:"const",params:{allowedValue: "armament"},message:"must be equal to constant"}];
return false;
}
var valid21 = _errs116 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data19.zone !== undefined){
let data58 = data19.zone;
const _errs117 = errors;
if(!((data58 === "attached") || (data58 === "left"))){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/zone",schemaPath:"#/properties/cards/items/oneOf/2/properties/zone/enum",keyword:"enum",params:{allowedValues: schema31.properties.cards.items.oneOf[2].properties.zone.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid21 = _errs117 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data19.slot !== undefined){
const _errs118 = errors;
if(0 !== data19.slot){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/slot",schemaPath:"#/properties/cards/items/oneOf/2/properties/slot/const",keyword:"const",params:{allowedValue: 0},message:"must be equal to constant"}];
return false;
}
var valid21 = _errs118 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data19.bearer !== undefined){
let data60 = data19.bearer;
const _errs119 = errors;
if(errors === _errs119){
if(typeof data60 === "string"){
if(!pattern4.test(data60)){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/bearer",schemaPath:"#/properties/cards/items/oneOf/2/properties/bearer/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/bearer",schemaPath:"#/properties/cards/items/oneOf/2/properties/bearer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid21 = _errs119 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data19.rank !== undefined){
let data61 = data19.rank;
const _errs121 = errors;
if(!((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61)))){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/rank",schemaPath:"#/properties/cards/items/oneOf/2/properties/rank/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs121){
if(typeof data61 == "number"){
if(data61 > 99 || isNaN(data61)){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/rank",schemaPath:"#/properties/cards/items/oneOf/2/properties/rank/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data61 < 0 || isNaN(data61)){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/rank",schemaPath:"#/properties/cards/items/oneOf/2/properties/rank/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid21 = _errs121 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data19.defBonus !== undefined){
let data62 = data19.defBonus;
const _errs123 = errors;
if(!((typeof data62 == "number") && (!(data62 % 1) && !isNaN(data62)))){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/defBonus",schemaPath:"#/properties/cards/items/oneOf/2/properties/defBonus/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs123){
if(typeof data62 == "number"){
if(data62 > 1000 || isNaN(data62)){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/defBonus",schemaPath:"#/properties/cards/items/oneOf/2/properties/defBonus/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data62 < 0 || isNaN(data62)){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/defBonus",schemaPath:"#/properties/cards/items/oneOf/2/properties/defBonus/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid21 = _errs123 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data19.keywords !== undefined){
let data63 = data19.keywords;
const _errs125 = errors;
if(errors === _errs125){
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
const _errs127 = errors;
for(const key12 in data63){
if(!((((((((key12 === "range") || (key12 === "dualWielding")) || (key12 === "taunt")) || (key12 === "unyielding")) || (key12 === "precision")) || (key12 === "defiance")) || (key12 === "frozen")) || (key12 === "cannotAttack"))){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/keywords",schemaPath:"#/properties/cards/items/oneOf/2/properties/keywords/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs127 === errors){
if(data63.range !== undefined){
const _errs128 = errors;
if(true !== data63.range){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/keywords/range",schemaPath:"#/properties/cards/items/oneOf/2/properties/keywords/properties/range/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid22 = _errs128 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data63.dualWielding !== undefined){
const _errs129 = errors;
if(true !== data63.dualWielding){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/keywords/dualWielding",schemaPath:"#/properties/cards/items/oneOf/2/properties/keywords/properties/dualWielding/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid22 = _errs129 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data63.taunt !== undefined){
let data66 = data63.taunt;
const _errs130 = errors;
if(errors === _errs130){
if(Array.isArray(data66)){
var valid23 = true;
const len6 = data66.length;
for(let i6=0; i6<len6; i6++){
let data67 = data66[i6];
const _errs132 = errors;
if(!(((((data67 === "left") || (data67 === "right")) || (data67 === "ahead")) || (data67 === "behind")) || (data67 === "realms"))){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/keywords/taunt/" + i6,schemaPath:"#/properties/cards/items/oneOf/2/properties/keywords/properties/taunt/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.cards.items.oneOf[2].properties.keywords.properties.taunt.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid23 = _errs132 === errors;
if(!valid23){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/keywords/taunt",schemaPath:"#/properties/cards/items/oneOf/2/properties/keywords/properties/taunt/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid22 = _errs130 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data63.unyielding !== undefined){
const _errs133 = errors;
if(true !== data63.unyielding){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/keywords/unyielding",schemaPath:"#/properties/cards/items/oneOf/2/properties/keywords/properties/unyielding/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid22 = _errs133 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data63.precision !== undefined){
const _errs134 = errors;
if(true !== data63.precision){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/keywords/precision",schemaPath:"#/properties/cards/items/oneOf/2/properties/keywords/properties/precision/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid22 = _errs134 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data63.defiance !== undefined){
let data70 = data63.defiance;
const _errs135 = errors;
if(!((typeof data70 == "number") && (!(data70 % 1) && !isNaN(data70)))){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/keywords/defiance",schemaPath:"#/properties/cards/items/oneOf/2/properties/keywords/properties/defiance/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs135){
if(typeof data70 == "number"){
if(data70 > 1000 || isNaN(data70)){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/keywords/defiance",schemaPath:"#/properties/cards/items/oneOf/2/properties/keywords/properties/defiance/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data70 < 0 || isNaN(data70)){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/keywords/defiance",schemaPath:"#/properties/cards/items/oneOf/2/properties/keywords/properties/defiance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid22 = _errs135 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data63.frozen !== undefined){
const _errs137 = errors;
if(true !== data63.frozen){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/keywords/frozen",schemaPath:"#/properties/cards/items/oneOf/2/properties/keywords/properties/frozen/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid22 = _errs137 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data63.cannotAttack !== undefined){
const _errs138 = errors;
if(true !== data63.cannotAttack){
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/keywords/cannotAttack",schemaPath:"#/properties/cards/items/oneOf/2/properties/keywords/properties/cannotAttack/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid22 = _errs138 === errors;
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
}
}
else {
validate20.errors = [{instancePath:instancePath+"/cards/" + i4+"/keywords",schemaPath:"#/properties/cards/items/oneOf/2/properties/keywords/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid21 = _errs125 === errors;
}
else {
var valid21 = true;
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
validate20.errors = [{instancePath:instancePath+"/cards/" + i4,schemaPath:"#/properties/cards/items/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/cards/" + i4,schemaPath:"#/properties/cards/items/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/cards/" + i4,schemaPath:"#/properties/cards/items/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/cards/" + i4,schemaPath:"#/properties/cards/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid11 = _errs43 === errors;
if(!valid11){
break;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.effects !== undefined){
let data73 = data.effects;
const _errs139 = errors;
if(errors === _errs139){
if(Array.isArray(data73)){
var valid24 = true;
const len7 = data73.length;
for(let i7=0; i7<len7; i7++){
let data74 = data73[i7];
const _errs141 = errors;
if(errors === _errs141){
if(data74 && typeof data74 == "object" && !Array.isArray(data74)){
let missing12;
if((((((((data74.id === undefined) && (missing12 = "id")) || ((data74.side === undefined) && (missing12 = "side"))) || ((data74.speed === undefined) && (missing12 = "speed"))) || ((data74.when === undefined) && (missing12 = "when"))) || ((data74.chooses === undefined) && (missing12 = "chooses"))) || ((data74.does === undefined) && (missing12 = "does"))) || ((data74.used === undefined) && (missing12 = "used"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7,schemaPath:"#/properties/effects/items/required",keyword:"required",params:{missingProperty: missing12},message:"must have required property '"+missing12+"'"}];
return false;
}
else {
const _errs143 = errors;
for(const key13 in data74){
if(!(((((((key13 === "id") || (key13 === "side")) || (key13 === "speed")) || (key13 === "when")) || (key13 === "chooses")) || (key13 === "does")) || (key13 === "used"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7,schemaPath:"#/properties/effects/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs143 === errors){
if(data74.id !== undefined){
let data75 = data74.id;
const _errs144 = errors;
if(errors === _errs144){
if(typeof data75 === "string"){
if(!pattern4.test(data75)){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/id",schemaPath:"#/properties/effects/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/id",schemaPath:"#/properties/effects/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid25 = _errs144 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data74.side !== undefined){
let data76 = data74.side;
const _errs146 = errors;
if(!((data76 === "north") || (data76 === "south"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/side",schemaPath:"#/properties/effects/items/properties/side/enum",keyword:"enum",params:{allowedValues: schema31.properties.effects.items.properties.side.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid25 = _errs146 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data74.speed !== undefined){
let data77 = data74.speed;
const _errs147 = errors;
if(!(((((data77 === "fast") || (data77 === "slow")) || (data77 === "ambush")) || (data77 === "instant")) || (data77 === "timing"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/speed",schemaPath:"#/properties/effects/items/properties/speed/enum",keyword:"enum",params:{allowedValues: schema31.properties.effects.items.properties.speed.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid25 = _errs147 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data74.when !== undefined){
let data78 = data74.when;
const _errs148 = errors;
const _errs149 = errors;
let valid26 = false;
const _errs150 = errors;
if(data78 !== null){
const err0 = {instancePath:instancePath+"/effects/" + i7+"/when",schemaPath:"#/properties/effects/items/properties/when/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs150 === errors;
valid26 = valid26 || _valid0;
const _errs152 = errors;
if(errors === _errs152){
if(data78 && typeof data78 == "object" && !Array.isArray(data78)){
let missing13;
if(((data78.on === undefined) && (missing13 = "on")) || ((data78.card === undefined) && (missing13 = "card"))){
const err1 = {instancePath:instancePath+"/effects/" + i7+"/when",schemaPath:"#/properties/effects/items/properties/when/anyOf/1/required",keyword:"required",params:{missingProperty: missing13},message:"must have required property '"+missing13+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
const _errs154 = errors;
for(const key14 in data78){
if(!((key14 === "on") || (key14 === "card"))){
const err2 = {instancePath:instancePath+"/effects/" + i7+"/when",schemaPath:"#/properties/effects/items/properties/when/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"};
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
if(_errs154 === errors){
if(data78.on !== undefined){
let data79 = data78.on;
const _errs155 = errors;
if(!(((((data79 === "attacked") || (data79 === "damaged")) || (data79 === "declares")) || (data79 === "battled")) || (data79 === "berserk"))){
const err3 = {instancePath:instancePath+"/effects/" + i7+"/when/on",schemaPath:"#/properties/effects/items/properties/when/anyOf/1/properties/on/enum",keyword:"enum",params:{allowedValues: schema31.properties.effects.items.properties.when.anyOf[1].properties.on.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid27 = _errs155 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data78.card !== undefined){
let data80 = data78.card;
const _errs156 = errors;
if(errors === _errs156){
if(typeof data80 === "string"){
if(!pattern4.test(data80)){
const err4 = {instancePath:instancePath+"/effects/" + i7+"/when/card",schemaPath:"#/properties/effects/items/properties/when/anyOf/1/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""};
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
const err5 = {instancePath:instancePath+"/effects/" + i7+"/when/card",schemaPath:"#/properties/effects/items/properties/when/anyOf/1/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid27 = _errs156 === errors;
}
else {
var valid27 = true;
}
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/effects/" + i7+"/when",schemaPath:"#/properties/effects/items/properties/when/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs152 === errors;
valid26 = valid26 || _valid0;
if(!valid26){
const err7 = {instancePath:instancePath+"/effects/" + i7+"/when",schemaPath:"#/properties/effects/items/properties/when/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate20.errors = vErrors;
return false;
}
else {
errors = _errs149;
if(vErrors !== null){
if(_errs149){
vErrors.length = _errs149;
}
else {
vErrors = null;
}
}
}
var valid25 = _errs148 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data74.chooses !== undefined){
let data81 = data74.chooses;
const _errs158 = errors;
const _errs159 = errors;
let valid28 = false;
const _errs160 = errors;
if(data81 !== null){
const err8 = {instancePath:instancePath+"/effects/" + i7+"/chooses",schemaPath:"#/properties/effects/items/properties/chooses/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs160 === errors;
valid28 = valid28 || _valid1;
const _errs162 = errors;
if(errors === _errs162){
if(data81 && typeof data81 == "object" && !Array.isArray(data81)){
let missing14;
if(((data81.kind === undefined) && (missing14 = "kind")) || ((data81.side === undefined) && (missing14 = "side"))){
const err9 = {instancePath:instancePath+"/effects/" + i7+"/chooses",schemaPath:"#/properties/effects/items/properties/chooses/anyOf/1/required",keyword:"required",params:{missingProperty: missing14},message:"must have required property '"+missing14+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
const _errs164 = errors;
for(const key15 in data81){
if(!((key15 === "kind") || (key15 === "side"))){
const err10 = {instancePath:instancePath+"/effects/" + i7+"/chooses",schemaPath:"#/properties/effects/items/properties/chooses/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"};
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
if(_errs164 === errors){
if(data81.kind !== undefined){
let data82 = data81.kind;
const _errs165 = errors;
if(!((data82 === "soul") || (data82 === "realm"))){
const err11 = {instancePath:instancePath+"/effects/" + i7+"/chooses/kind",schemaPath:"#/properties/effects/items/properties/chooses/anyOf/1/properties/kind/enum",keyword:"enum",params:{allowedValues: schema31.properties.effects.items.properties.chooses.anyOf[1].properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid29 = _errs165 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data81.side !== undefined){
let data83 = data81.side;
const _errs166 = errors;
if(!((data83 === "north") || (data83 === "south"))){
const err12 = {instancePath:instancePath+"/effects/" + i7+"/chooses/side",schemaPath:"#/properties/effects/items/properties/chooses/anyOf/1/properties/side/enum",keyword:"enum",params:{allowedValues: schema31.properties.effects.items.properties.chooses.anyOf[1].properties.side.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid29 = _errs166 === errors;
}
else {
var valid29 = true;
}
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/effects/" + i7+"/chooses",schemaPath:"#/properties/effects/items/properties/chooses/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid1 = _errs162 === errors;
valid28 = valid28 || _valid1;
if(!valid28){
const err14 = {instancePath:instancePath+"/effects/" + i7+"/chooses",schemaPath:"#/properties/effects/items/properties/chooses/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate20.errors = vErrors;
return false;
}
else {
errors = _errs159;
if(vErrors !== null){
if(_errs159){
vErrors.length = _errs159;
}
else {
vErrors = null;
}
}
}
var valid25 = _errs158 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data74.does !== undefined){
let data84 = data74.does;
const _errs167 = errors;
if(errors === _errs167){
if(Array.isArray(data84)){
var valid30 = true;
const len8 = data84.length;
for(let i8=0; i8<len8; i8++){
let data85 = data84[i8];
const _errs169 = errors;
if(errors === _errs169){
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
let missing15;
if((data85.do === undefined) && (missing15 = "do")){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/required",keyword:"required",params:{missingProperty: missing15},message:"must have required property '"+missing15+"'"}];
return false;
}
else {
const tag1 = data85.do;
if(typeof tag1 == "string"){
if(tag1 === "deal"){
const _errs172 = errors;
if(errors === _errs172){
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
let missing16;
if((((data85.do === undefined) && (missing16 = "do")) || ((data85.card === undefined) && (missing16 = "card"))) || ((data85.amount === undefined) && (missing16 = "amount"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/0/required",keyword:"required",params:{missingProperty: missing16},message:"must have required property '"+missing16+"'"}];
return false;
}
else {
const _errs174 = errors;
for(const key16 in data85){
if(!(((key16 === "do") || (key16 === "card")) || (key16 === "amount"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs174 === errors){
if(data85.do !== undefined){
const _errs175 = errors;
if("deal" !== data85.do){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/do",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/0/properties/do/const",keyword:"const",params:{allowedValue: "deal"},message:"must be equal to constant"}];
return false;
}
var valid33 = _errs175 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data85.card !== undefined){
let data87 = data85.card;
const _errs176 = errors;
if(errors === _errs176){
if(typeof data87 === "string"){
if(!pattern4.test(data87)){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/card",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/0/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/card",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/0/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid33 = _errs176 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data85.amount !== undefined){
let data88 = data85.amount;
const _errs178 = errors;
if(!((typeof data88 == "number") && (!(data88 % 1) && !isNaN(data88)))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/amount",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/0/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs178){
if(typeof data88 == "number"){
if(data88 > 1000 || isNaN(data88)){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/amount",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/0/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data88 < 0 || isNaN(data88)){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/amount",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/0/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid33 = _errs178 === errors;
}
else {
var valid33 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var props3 = true;
}
else if(tag1 === "heal"){
const _errs180 = errors;
if(errors === _errs180){
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
let missing17;
if((((data85.do === undefined) && (missing17 = "do")) || ((data85.card === undefined) && (missing17 = "card"))) || ((data85.amount === undefined) && (missing17 = "amount"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/1/required",keyword:"required",params:{missingProperty: missing17},message:"must have required property '"+missing17+"'"}];
return false;
}
else {
const _errs182 = errors;
for(const key17 in data85){
if(!(((key17 === "do") || (key17 === "card")) || (key17 === "amount"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs182 === errors){
if(data85.do !== undefined){
const _errs183 = errors;
if("heal" !== data85.do){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/do",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/1/properties/do/const",keyword:"const",params:{allowedValue: "heal"},message:"must be equal to constant"}];
return false;
}
var valid35 = _errs183 === errors;
}
else {
var valid35 = true;
}
if(valid35){
if(data85.card !== undefined){
let data90 = data85.card;
const _errs184 = errors;
if(errors === _errs184){
if(typeof data90 === "string"){
if(!pattern4.test(data90)){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/card",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/1/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/card",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/1/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid35 = _errs184 === errors;
}
else {
var valid35 = true;
}
if(valid35){
if(data85.amount !== undefined){
let data91 = data85.amount;
const _errs186 = errors;
if(!((typeof data91 == "number") && (!(data91 % 1) && !isNaN(data91)))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/amount",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/1/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs186){
if(typeof data91 == "number"){
if(data91 > 1000 || isNaN(data91)){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/amount",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/1/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data91 < 0 || isNaN(data91)){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/amount",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/1/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid35 = _errs186 === errors;
}
else {
var valid35 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props3 !== true){
props3 = true;
}
}
else if(tag1 === "move"){
const _errs188 = errors;
if(errors === _errs188){
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
let missing18;
if(((((data85.do === undefined) && (missing18 = "do")) || ((data85.card === undefined) && (missing18 = "card"))) || ((data85.zone === undefined) && (missing18 = "zone"))) || ((data85.slot === undefined) && (missing18 = "slot"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/2/required",keyword:"required",params:{missingProperty: missing18},message:"must have required property '"+missing18+"'"}];
return false;
}
else {
const _errs190 = errors;
for(const key18 in data85){
if(!((((key18 === "do") || (key18 === "card")) || (key18 === "zone")) || (key18 === "slot"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs190 === errors){
if(data85.do !== undefined){
const _errs191 = errors;
if("move" !== data85.do){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/do",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/2/properties/do/const",keyword:"const",params:{allowedValue: "move"},message:"must be equal to constant"}];
return false;
}
var valid37 = _errs191 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data85.card !== undefined){
let data93 = data85.card;
const _errs192 = errors;
if(errors === _errs192){
if(typeof data93 === "string"){
if(!pattern4.test(data93)){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/card",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/2/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/card",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/2/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid37 = _errs192 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data85.zone !== undefined){
let data94 = data85.zone;
const _errs194 = errors;
if(!(((data94 === "front") || (data94 === "second")) || (data94 === "realms"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/zone",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/2/properties/zone/enum",keyword:"enum",params:{allowedValues: schema31.properties.effects.items.properties.does.items.oneOf[2].properties.zone.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid37 = _errs194 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data85.slot !== undefined){
let data95 = data85.slot;
const _errs195 = errors;
if(!((typeof data95 == "number") && (!(data95 % 1) && !isNaN(data95)))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/slot",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/2/properties/slot/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs195){
if(typeof data95 == "number"){
if(data95 > 5 || isNaN(data95)){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/slot",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/2/properties/slot/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"}];
return false;
}
else {
if(data95 < 1 || isNaN(data95)){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/slot",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/2/properties/slot/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid37 = _errs195 === errors;
}
else {
var valid37 = true;
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props3 !== true){
props3 = true;
}
}
else if(tag1 === "remove"){
const _errs197 = errors;
if(errors === _errs197){
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
let missing19;
if((((data85.do === undefined) && (missing19 = "do")) || ((data85.card === undefined) && (missing19 = "card"))) || ((data85.to === undefined) && (missing19 = "to"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/3/required",keyword:"required",params:{missingProperty: missing19},message:"must have required property '"+missing19+"'"}];
return false;
}
else {
const _errs199 = errors;
for(const key19 in data85){
if(!(((key19 === "do") || (key19 === "card")) || (key19 === "to"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs199 === errors){
if(data85.do !== undefined){
const _errs200 = errors;
if("remove" !== data85.do){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/do",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/3/properties/do/const",keyword:"const",params:{allowedValue: "remove"},message:"must be equal to constant"}];
return false;
}
var valid39 = _errs200 === errors;
}
else {
var valid39 = true;
}
if(valid39){
if(data85.card !== undefined){
let data97 = data85.card;
const _errs201 = errors;
if(errors === _errs201){
if(typeof data97 === "string"){
if(!pattern4.test(data97)){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/card",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/3/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/card",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/3/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid39 = _errs201 === errors;
}
else {
var valid39 = true;
}
if(valid39){
if(data85.to !== undefined){
let data98 = data85.to;
const _errs203 = errors;
if(!((data98 === "left") || (data98 === "captured"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/to",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/3/properties/to/enum",keyword:"enum",params:{allowedValues: schema31.properties.effects.items.properties.does.items.oneOf[3].properties.to.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid39 = _errs203 === errors;
}
else {
var valid39 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props3 !== true){
props3 = true;
}
}
else if(tag1 === "summon"){
const _errs204 = errors;
if(errors === _errs204){
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
let missing20;
if(((((data85.do === undefined) && (missing20 = "do")) || ((data85.card === undefined) && (missing20 = "card"))) || ((data85.zone === undefined) && (missing20 = "zone"))) || ((data85.slot === undefined) && (missing20 = "slot"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/4/required",keyword:"required",params:{missingProperty: missing20},message:"must have required property '"+missing20+"'"}];
return false;
}
else {
const _errs206 = errors;
for(const key20 in data85){
if(!((((key20 === "do") || (key20 === "card")) || (key20 === "zone")) || (key20 === "slot"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs206 === errors){
if(data85.do !== undefined){
const _errs207 = errors;
if("summon" !== data85.do){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/do",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/4/properties/do/const",keyword:"const",params:{allowedValue: "summon"},message:"must be equal to constant"}];
return false;
}
var valid41 = _errs207 === errors;
}
else {
var valid41 = true;
}
if(valid41){
if(data85.card !== undefined){
let data100 = data85.card;
const _errs208 = errors;
if(errors === _errs208){
if(typeof data100 === "string"){
if(!pattern4.test(data100)){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/card",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/4/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/card",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/4/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid41 = _errs208 === errors;
}
else {
var valid41 = true;
}
if(valid41){
if(data85.zone !== undefined){
let data101 = data85.zone;
const _errs210 = errors;
if(!(((data101 === "front") || (data101 === "second")) || (data101 === "realms"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/zone",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/4/properties/zone/enum",keyword:"enum",params:{allowedValues: schema31.properties.effects.items.properties.does.items.oneOf[4].properties.zone.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid41 = _errs210 === errors;
}
else {
var valid41 = true;
}
if(valid41){
if(data85.slot !== undefined){
let data102 = data85.slot;
const _errs211 = errors;
if(!((typeof data102 == "number") && (!(data102 % 1) && !isNaN(data102)))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/slot",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/4/properties/slot/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs211){
if(typeof data102 == "number"){
if(data102 > 5 || isNaN(data102)){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/slot",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/4/properties/slot/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"}];
return false;
}
else {
if(data102 < 1 || isNaN(data102)){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/slot",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/4/properties/slot/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid41 = _errs211 === errors;
}
else {
var valid41 = true;
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/4/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props3 !== true){
props3 = true;
}
}
else if(tag1 === "set"){
const _errs213 = errors;
if(errors === _errs213){
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
let missing21;
if(((((data85.do === undefined) && (missing21 = "do")) || ((data85.card === undefined) && (missing21 = "card"))) || ((data85.field === undefined) && (missing21 = "field"))) || ((data85.value === undefined) && (missing21 = "value"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/5/required",keyword:"required",params:{missingProperty: missing21},message:"must have required property '"+missing21+"'"}];
return false;
}
else {
const _errs215 = errors;
for(const key21 in data85){
if(!((((key21 === "do") || (key21 === "card")) || (key21 === "field")) || (key21 === "value"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs215 === errors){
if(data85.do !== undefined){
const _errs216 = errors;
if("set" !== data85.do){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/do",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/5/properties/do/const",keyword:"const",params:{allowedValue: "set"},message:"must be equal to constant"}];
return false;
}
var valid43 = _errs216 === errors;
}
else {
var valid43 = true;
}
if(valid43){
if(data85.card !== undefined){
let data104 = data85.card;
const _errs217 = errors;
if(errors === _errs217){
if(typeof data104 === "string"){
if(!pattern4.test(data104)){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/card",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/5/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/card",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/5/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid43 = _errs217 === errors;
}
else {
var valid43 = true;
}
if(valid43){
if(data85.field !== undefined){
let data105 = data85.field;
const _errs219 = errors;
if(!((((data105 === "atk") || (data105 === "def")) || (data105 === "defBonus")) || (data105 === "rank"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/field",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/5/properties/field/enum",keyword:"enum",params:{allowedValues: schema31.properties.effects.items.properties.does.items.oneOf[5].properties.field.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid43 = _errs219 === errors;
}
else {
var valid43 = true;
}
if(valid43){
if(data85.value !== undefined){
let data106 = data85.value;
const _errs220 = errors;
if(!((typeof data106 == "number") && (!(data106 % 1) && !isNaN(data106)))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/value",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/5/properties/value/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs220){
if(typeof data106 == "number"){
if(data106 > 1000 || isNaN(data106)){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/value",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/5/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data106 < 0 || isNaN(data106)){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/value",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/5/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid43 = _errs220 === errors;
}
else {
var valid43 = true;
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/5/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props3 !== true){
props3 = true;
}
}
else if(tag1 === "grant"){
const _errs222 = errors;
if(errors === _errs222){
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
let missing22;
if((((data85.do === undefined) && (missing22 = "do")) || ((data85.card === undefined) && (missing22 = "card"))) || ((data85.keywords === undefined) && (missing22 = "keywords"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/6/required",keyword:"required",params:{missingProperty: missing22},message:"must have required property '"+missing22+"'"}];
return false;
}
else {
const _errs224 = errors;
for(const key22 in data85){
if(!(((key22 === "do") || (key22 === "card")) || (key22 === "keywords"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs224 === errors){
if(data85.do !== undefined){
const _errs225 = errors;
if("grant" !== data85.do){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/do",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/6/properties/do/const",keyword:"const",params:{allowedValue: "grant"},message:"must be equal to constant"}];
return false;
}
var valid45 = _errs225 === errors;
}
else {
var valid45 = true;
}
if(valid45){
if(data85.card !== undefined){
let data108 = data85.card;
const _errs226 = errors;
if(errors === _errs226){
if(typeof data108 === "string"){
if(!pattern4.test(data108)){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/card",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/6/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/card",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/6/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid45 = _errs226 === errors;
}
else {
var valid45 = true;
}
if(valid45){
if(data85.keywords !== undefined){
let data109 = data85.keywords;
const _errs228 = errors;
if(errors === _errs228){
if(data109 && typeof data109 == "object" && !Array.isArray(data109)){
const _errs230 = errors;
for(const key23 in data109){
if(!((((((((key23 === "range") || (key23 === "dualWielding")) || (key23 === "taunt")) || (key23 === "unyielding")) || (key23 === "precision")) || (key23 === "defiance")) || (key23 === "frozen")) || (key23 === "cannotAttack"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/keywords",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/6/properties/keywords/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs230 === errors){
if(data109.range !== undefined){
const _errs231 = errors;
if(true !== data109.range){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/keywords/range",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/6/properties/keywords/properties/range/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid46 = _errs231 === errors;
}
else {
var valid46 = true;
}
if(valid46){
if(data109.dualWielding !== undefined){
const _errs232 = errors;
if(true !== data109.dualWielding){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/keywords/dualWielding",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/6/properties/keywords/properties/dualWielding/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid46 = _errs232 === errors;
}
else {
var valid46 = true;
}
if(valid46){
if(data109.taunt !== undefined){
let data112 = data109.taunt;
const _errs233 = errors;
if(errors === _errs233){
if(Array.isArray(data112)){
var valid47 = true;
const len9 = data112.length;
for(let i9=0; i9<len9; i9++){
let data113 = data112[i9];
const _errs235 = errors;
if(!(((((data113 === "left") || (data113 === "right")) || (data113 === "ahead")) || (data113 === "behind")) || (data113 === "realms"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/keywords/taunt/" + i9,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/6/properties/keywords/properties/taunt/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.effects.items.properties.does.items.oneOf[6].properties.keywords.properties.taunt.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid47 = _errs235 === errors;
if(!valid47){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/keywords/taunt",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/6/properties/keywords/properties/taunt/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid46 = _errs233 === errors;
}
else {
var valid46 = true;
}
if(valid46){
if(data109.unyielding !== undefined){
const _errs236 = errors;
if(true !== data109.unyielding){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/keywords/unyielding",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/6/properties/keywords/properties/unyielding/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid46 = _errs236 === errors;
}
else {
var valid46 = true;
}
if(valid46){
if(data109.precision !== undefined){
const _errs237 = errors;
if(true !== data109.precision){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/keywords/precision",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/6/properties/keywords/properties/precision/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid46 = _errs237 === errors;
}
else {
var valid46 = true;
}
if(valid46){
if(data109.defiance !== undefined){
let data116 = data109.defiance;
const _errs238 = errors;
if(!((typeof data116 == "number") && (!(data116 % 1) && !isNaN(data116)))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/keywords/defiance",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/6/properties/keywords/properties/defiance/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs238){
if(typeof data116 == "number"){
if(data116 > 1000 || isNaN(data116)){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/keywords/defiance",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/6/properties/keywords/properties/defiance/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data116 < 0 || isNaN(data116)){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/keywords/defiance",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/6/properties/keywords/properties/defiance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid46 = _errs238 === errors;
}
else {
var valid46 = true;
}
if(valid46){
if(data109.frozen !== undefined){
const _errs240 = errors;
if(true !== data109.frozen){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/keywords/frozen",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/6/properties/keywords/properties/frozen/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid46 = _errs240 === errors;
}
else {
var valid46 = true;
}
if(valid46){
if(data109.cannotAttack !== undefined){
const _errs241 = errors;
if(true !== data109.cannotAttack){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/keywords/cannotAttack",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/6/properties/keywords/properties/cannotAttack/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid46 = _errs241 === errors;
}
else {
var valid46 = true;
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
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/keywords",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/6/properties/keywords/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid45 = _errs228 === errors;
}
else {
var valid45 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/6/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props3 !== true){
props3 = true;
}
}
else if(tag1 === "strip"){
const _errs242 = errors;
if(errors === _errs242){
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
let missing23;
if((((data85.do === undefined) && (missing23 = "do")) || ((data85.card === undefined) && (missing23 = "card"))) || ((data85.keyword === undefined) && (missing23 = "keyword"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/7/required",keyword:"required",params:{missingProperty: missing23},message:"must have required property '"+missing23+"'"}];
return false;
}
else {
const _errs244 = errors;
for(const key24 in data85){
if(!(((key24 === "do") || (key24 === "card")) || (key24 === "keyword"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/7/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key24},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs244 === errors){
if(data85.do !== undefined){
const _errs245 = errors;
if("strip" !== data85.do){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/do",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/7/properties/do/const",keyword:"const",params:{allowedValue: "strip"},message:"must be equal to constant"}];
return false;
}
var valid49 = _errs245 === errors;
}
else {
var valid49 = true;
}
if(valid49){
if(data85.card !== undefined){
let data120 = data85.card;
const _errs246 = errors;
if(errors === _errs246){
if(typeof data120 === "string"){
if(!pattern4.test(data120)){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/card",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/7/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/card",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/7/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid49 = _errs246 === errors;
}
else {
var valid49 = true;
}
if(valid49){
if(data85.keyword !== undefined){
let data121 = data85.keyword;
const _errs248 = errors;
if(!((((((((data121 === "range") || (data121 === "dualWielding")) || (data121 === "taunt")) || (data121 === "unyielding")) || (data121 === "precision")) || (data121 === "defiance")) || (data121 === "frozen")) || (data121 === "cannotAttack"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/keyword",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/7/properties/keyword/enum",keyword:"enum",params:{allowedValues: schema31.properties.effects.items.properties.does.items.oneOf[7].properties.keyword.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid49 = _errs248 === errors;
}
else {
var valid49 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/7/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props3 !== true){
props3 = true;
}
}
else if(tag1 === "turn"){
const _errs249 = errors;
if(errors === _errs249){
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
let missing24;
if((((data85.do === undefined) && (missing24 = "do")) || ((data85.card === undefined) && (missing24 = "card"))) || ((data85.active === undefined) && (missing24 = "active"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/8/required",keyword:"required",params:{missingProperty: missing24},message:"must have required property '"+missing24+"'"}];
return false;
}
else {
const _errs251 = errors;
for(const key25 in data85){
if(!(((key25 === "do") || (key25 === "card")) || (key25 === "active"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/8/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key25},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs251 === errors){
if(data85.do !== undefined){
const _errs252 = errors;
if("turn" !== data85.do){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/do",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/8/properties/do/const",keyword:"const",params:{allowedValue: "turn"},message:"must be equal to constant"}];
return false;
}
var valid51 = _errs252 === errors;
}
else {
var valid51 = true;
}
if(valid51){
if(data85.card !== undefined){
let data123 = data85.card;
const _errs253 = errors;
if(errors === _errs253){
if(typeof data123 === "string"){
if(!pattern4.test(data123)){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/card",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/8/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/card",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/8/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid51 = _errs253 === errors;
}
else {
var valid51 = true;
}
if(valid51){
if(data85.active !== undefined){
const _errs255 = errors;
if(typeof data85.active !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/active",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/8/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid51 = _errs255 === errors;
}
else {
var valid51 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/8/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props3 !== true){
props3 = true;
}
}
else if(tag1 === "take"){
const _errs257 = errors;
if(errors === _errs257){
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
let missing25;
if((((((data85.do === undefined) && (missing25 = "do")) || ((data85.card === undefined) && (missing25 = "card"))) || ((data85.side === undefined) && (missing25 = "side"))) || ((data85.zone === undefined) && (missing25 = "zone"))) || ((data85.slot === undefined) && (missing25 = "slot"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/9/required",keyword:"required",params:{missingProperty: missing25},message:"must have required property '"+missing25+"'"}];
return false;
}
else {
const _errs259 = errors;
for(const key26 in data85){
if(!(((((key26 === "do") || (key26 === "card")) || (key26 === "side")) || (key26 === "zone")) || (key26 === "slot"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/9/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key26},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs259 === errors){
if(data85.do !== undefined){
const _errs260 = errors;
if("take" !== data85.do){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/do",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/9/properties/do/const",keyword:"const",params:{allowedValue: "take"},message:"must be equal to constant"}];
return false;
}
var valid53 = _errs260 === errors;
}
else {
var valid53 = true;
}
if(valid53){
if(data85.card !== undefined){
let data126 = data85.card;
const _errs261 = errors;
if(errors === _errs261){
if(typeof data126 === "string"){
if(!pattern4.test(data126)){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/card",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/9/properties/card/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/card",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/9/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid53 = _errs261 === errors;
}
else {
var valid53 = true;
}
if(valid53){
if(data85.side !== undefined){
let data127 = data85.side;
const _errs263 = errors;
if(!((data127 === "north") || (data127 === "south"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/side",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/9/properties/side/enum",keyword:"enum",params:{allowedValues: schema31.properties.effects.items.properties.does.items.oneOf[9].properties.side.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid53 = _errs263 === errors;
}
else {
var valid53 = true;
}
if(valid53){
if(data85.zone !== undefined){
let data128 = data85.zone;
const _errs264 = errors;
if(!(((data128 === "front") || (data128 === "second")) || (data128 === "realms"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/zone",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/9/properties/zone/enum",keyword:"enum",params:{allowedValues: schema31.properties.effects.items.properties.does.items.oneOf[9].properties.zone.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid53 = _errs264 === errors;
}
else {
var valid53 = true;
}
if(valid53){
if(data85.slot !== undefined){
let data129 = data85.slot;
const _errs265 = errors;
if(!((typeof data129 == "number") && (!(data129 % 1) && !isNaN(data129)))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/slot",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/9/properties/slot/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs265){
if(typeof data129 == "number"){
if(data129 > 5 || isNaN(data129)){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/slot",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/9/properties/slot/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"}];
return false;
}
else {
if(data129 < 1 || isNaN(data129)){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/slot",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/9/properties/slot/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid53 = _errs265 === errors;
}
else {
var valid53 = true;
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/9/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props3 !== true){
props3 = true;
}
}
else if(tag1 === "mark"){
const _errs267 = errors;
if(errors === _errs267){
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
let missing26;
if((((((data85.do === undefined) && (missing26 = "do")) || ((data85.side === undefined) && (missing26 = "side"))) || ((data85.zone === undefined) && (missing26 = "zone"))) || ((data85.slot === undefined) && (missing26 = "slot"))) || ((data85.proactive === undefined) && (missing26 = "proactive"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/10/required",keyword:"required",params:{missingProperty: missing26},message:"must have required property '"+missing26+"'"}];
return false;
}
else {
const _errs269 = errors;
for(const key27 in data85){
if(!(((((key27 === "do") || (key27 === "side")) || (key27 === "zone")) || (key27 === "slot")) || (key27 === "proactive"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/10/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key27},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs269 === errors){
if(data85.do !== undefined){
const _errs270 = errors;
if("mark" !== data85.do){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/do",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/10/properties/do/const",keyword:"const",params:{allowedValue: "mark"},message:"must be equal to constant"}];
return false;
}
var valid55 = _errs270 === errors;
}
else {
var valid55 = true;
}
if(valid55){
if(data85.side !== undefined){
let data131 = data85.side;
const _errs271 = errors;
if(!((data131 === "north") || (data131 === "south"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/side",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/10/properties/side/enum",keyword:"enum",params:{allowedValues: schema31.properties.effects.items.properties.does.items.oneOf[10].properties.side.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid55 = _errs271 === errors;
}
else {
var valid55 = true;
}
if(valid55){
if(data85.zone !== undefined){
let data132 = data85.zone;
const _errs272 = errors;
if(!((data132 === "front") || (data132 === "second"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/zone",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/10/properties/zone/enum",keyword:"enum",params:{allowedValues: schema31.properties.effects.items.properties.does.items.oneOf[10].properties.zone.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid55 = _errs272 === errors;
}
else {
var valid55 = true;
}
if(valid55){
if(data85.slot !== undefined){
let data133 = data85.slot;
const _errs273 = errors;
if(!((typeof data133 == "number") && (!(data133 % 1) && !isNaN(data133)))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/slot",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/10/properties/slot/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs273){
if(typeof data133 == "number"){
if(data133 > 5 || isNaN(data133)){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/slot",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/10/properties/slot/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"}];
return false;
}
else {
if(data133 < 1 || isNaN(data133)){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/slot",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/10/properties/slot/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid55 = _errs273 === errors;
}
else {
var valid55 = true;
}
if(valid55){
if(data85.proactive !== undefined){
const _errs275 = errors;
if(typeof data85.proactive !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/proactive",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/10/properties/proactive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid55 = _errs275 === errors;
}
else {
var valid55 = true;
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/10/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props3 !== true){
props3 = true;
}
}
else if(tag1 === "battle"){
const _errs277 = errors;
if(errors === _errs277){
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
let missing27;
if(((((data85.do === undefined) && (missing27 = "do")) || ((data85.attacker === undefined) && (missing27 = "attacker"))) || ((data85.target === undefined) && (missing27 = "target"))) || ((data85.counts === undefined) && (missing27 = "counts"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/11/required",keyword:"required",params:{missingProperty: missing27},message:"must have required property '"+missing27+"'"}];
return false;
}
else {
const _errs279 = errors;
for(const key28 in data85){
if(!((((key28 === "do") || (key28 === "attacker")) || (key28 === "target")) || (key28 === "counts"))){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/11/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key28},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs279 === errors){
if(data85.do !== undefined){
const _errs280 = errors;
if("battle" !== data85.do){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/do",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/11/properties/do/const",keyword:"const",params:{allowedValue: "battle"},message:"must be equal to constant"}];
return false;
}
var valid57 = _errs280 === errors;
}
else {
var valid57 = true;
}
if(valid57){
if(data85.attacker !== undefined){
let data136 = data85.attacker;
const _errs281 = errors;
if(errors === _errs281){
if(typeof data136 === "string"){
if(!pattern4.test(data136)){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/attacker",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/11/properties/attacker/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/attacker",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/11/properties/attacker/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid57 = _errs281 === errors;
}
else {
var valid57 = true;
}
if(valid57){
if(data85.target !== undefined){
let data137 = data85.target;
const _errs283 = errors;
if(errors === _errs283){
if(typeof data137 === "string"){
if(!pattern4.test(data137)){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/target",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/11/properties/target/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/target",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/11/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid57 = _errs283 === errors;
}
else {
var valid57 = true;
}
if(valid57){
if(data85.counts !== undefined){
const _errs285 = errors;
if(typeof data85.counts !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8+"/counts",schemaPath:"#/properties/effects/items/properties/does/items/oneOf/11/properties/counts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid57 = _errs285 === errors;
}
else {
var valid57 = true;
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/oneOf/11/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props3 !== true){
props3 = true;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "do", tagValue: tag1},message:"value of tag \"do\" must be in oneOf"}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/discriminator",keyword:"discriminator",params:{error: "tag", tag: "do", tagValue: tag1},message:"tag \"do\" must be string"}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does/" + i8,schemaPath:"#/properties/effects/items/properties/does/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid30 = _errs169 === errors;
if(!valid30){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/does",schemaPath:"#/properties/effects/items/properties/does/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid25 = _errs167 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data74.used !== undefined){
const _errs287 = errors;
if(typeof data74.used !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/effects/" + i7+"/used",schemaPath:"#/properties/effects/items/properties/used/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid25 = _errs287 === errors;
}
else {
var valid25 = true;
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
validate20.errors = [{instancePath:instancePath+"/effects/" + i7,schemaPath:"#/properties/effects/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid24 = _errs141 === errors;
if(!valid24){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/effects",schemaPath:"#/properties/effects/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs139 === errors;
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
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const command = validate21;
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"A command of Souls","type":"object","discriminator":{"propertyName":"do"},"required":["do"],"oneOf":[{"type":"object","properties":{"do":{"const":"attack"},"side":{"enum":["north","south"]},"attacker":{"anyOf":[{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},{"type":"array","items":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}}]},"target":{"anyOf":[{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},{"type":"array","items":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}}]}},"required":["do","side"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"pass"},"side":{"enum":["north","south"]}},"required":["do","side"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"use"},"side":{"enum":["north","south"]},"effect":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}},"required":["do","side","effect"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"choose"},"side":{"enum":["north","south"]},"ids":{"type":"array","items":{"type":"string","pattern":"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"}}},"required":["do","side","ids"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"end-phase"},"side":{"enum":["north","south"]}},"required":["do","side"],"additionalProperties":false},{"type":"object","properties":{"do":{"const":"settle"}},"required":["do"],"additionalProperties":false}]};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
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
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate21.errors = [{instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data){
if(!((((key0 === "do") || (key0 === "side")) || (key0 === "attacker")) || (key0 === "target"))){
validate21.errors = [{instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data.do !== undefined){
const _errs5 = errors;
if("attack" !== data.do){
validate21.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/0/properties/do/const",keyword:"const",params:{allowedValue: "attack"},message:"must be equal to constant"}];
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
validate21.errors = [{instancePath:instancePath+"/side",schemaPath:"#/oneOf/0/properties/side/enum",keyword:"enum",params:{allowedValues: schema32.oneOf[0].properties.side.enum},message:"must be equal to one of the allowed values"}];
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
if(!pattern4.test(data2)){
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
if(!pattern4.test(data3)){
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
validate21.errors = vErrors;
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
if(!pattern4.test(data4)){
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
if(!pattern4.test(data5)){
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
validate21.errors = vErrors;
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
validate21.errors = [{instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate21.errors = [{instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs25 = errors;
for(const key1 in data){
if(!((key1 === "do") || (key1 === "side"))){
validate21.errors = [{instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs25 === errors){
if(data.do !== undefined){
const _errs26 = errors;
if("pass" !== data.do){
validate21.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/1/properties/do/const",keyword:"const",params:{allowedValue: "pass"},message:"must be equal to constant"}];
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
validate21.errors = [{instancePath:instancePath+"/side",schemaPath:"#/oneOf/1/properties/side/enum",keyword:"enum",params:{allowedValues: schema32.oneOf[1].properties.side.enum},message:"must be equal to one of the allowed values"}];
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
validate21.errors = [{instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate21.errors = [{instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs30 = errors;
for(const key2 in data){
if(!(((key2 === "do") || (key2 === "side")) || (key2 === "effect"))){
validate21.errors = [{instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs30 === errors){
if(data.do !== undefined){
const _errs31 = errors;
if("use" !== data.do){
validate21.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/2/properties/do/const",keyword:"const",params:{allowedValue: "use"},message:"must be equal to constant"}];
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
validate21.errors = [{instancePath:instancePath+"/side",schemaPath:"#/oneOf/2/properties/side/enum",keyword:"enum",params:{allowedValues: schema32.oneOf[2].properties.side.enum},message:"must be equal to one of the allowed values"}];
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
if(!pattern4.test(data10)){
validate21.errors = [{instancePath:instancePath+"/effect",schemaPath:"#/oneOf/2/properties/effect/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/effect",schemaPath:"#/oneOf/2/properties/effect/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate21.errors = [{instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate21.errors = [{instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs37 = errors;
for(const key3 in data){
if(!(((key3 === "do") || (key3 === "side")) || (key3 === "ids"))){
validate21.errors = [{instancePath,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs37 === errors){
if(data.do !== undefined){
const _errs38 = errors;
if("choose" !== data.do){
validate21.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/3/properties/do/const",keyword:"const",params:{allowedValue: "choose"},message:"must be equal to constant"}];
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
validate21.errors = [{instancePath:instancePath+"/side",schemaPath:"#/oneOf/3/properties/side/enum",keyword:"enum",params:{allowedValues: schema32.oneOf[3].properties.side.enum},message:"must be equal to one of the allowed values"}];
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
if(!pattern4.test(data14)){
validate21.errors = [{instancePath:instancePath+"/ids/" + i2,schemaPath:"#/oneOf/3/properties/ids/items/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"},message:"must match pattern \""+"^[a-z0-9à-ÿ][a-z0-9à-ÿ-]*$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/ids/" + i2,schemaPath:"#/oneOf/3/properties/ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate21.errors = [{instancePath:instancePath+"/ids",schemaPath:"#/oneOf/3/properties/ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate21.errors = [{instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate21.errors = [{instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs46 = errors;
for(const key4 in data){
if(!((key4 === "do") || (key4 === "side"))){
validate21.errors = [{instancePath,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs46 === errors){
if(data.do !== undefined){
const _errs47 = errors;
if("end-phase" !== data.do){
validate21.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/4/properties/do/const",keyword:"const",params:{allowedValue: "end-phase"},message:"must be equal to constant"}];
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
validate21.errors = [{instancePath:instancePath+"/side",schemaPath:"#/oneOf/4/properties/side/enum",keyword:"enum",params:{allowedValues: schema32.oneOf[4].properties.side.enum},message:"must be equal to one of the allowed values"}];
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
validate21.errors = [{instancePath,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate21.errors = [{instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
const _errs51 = errors;
for(const key5 in data){
if(!(key5 === "do")){
validate21.errors = [{instancePath,schemaPath:"#/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs51 === errors){
if(data.do !== undefined){
if("settle" !== data.do){
validate21.errors = [{instancePath:instancePath+"/do",schemaPath:"#/oneOf/5/properties/do/const",keyword:"const",params:{allowedValue: "settle"},message:"must be equal to constant"}];
return false;
}
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/oneOf/5/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = true;
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "do", tagValue: tag0},message:"value of tag \"do\" must be in oneOf"}];
return false;
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "do", tagValue: tag0},message:"tag \"do\" must be string"}];
return false;
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate21.evaluated = {"dynamicProps":true,"dynamicItems":false};

