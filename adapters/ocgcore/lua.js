// The effect catalogue as short scripts for the core, in our own words. Cards are found by their code, which is their own.
import { EFFECT, EVENT, LOCATION, POSITION } from './core.js';

/** Reasons, types and flags of the core's scripts. */
const BY_EFFECT = 0x40;
const SINGLE = 0x1;
const ACTIVATE = 0x10;
const IN_THE_DAMAGE_STEP = 0x4000;
const UNTIL_IT_LEAVES = 0x1fe1000;

/** What each ability is to the core: the code of an effect, and its value. */
const ABILITIES = {
  attacksFromDefense: [EFFECT.defenseAttack, '0'],
  attacksWithDef: [EFFECT.defenseAttack, '1'],
  attacksDirectly: [EFFECT.directAttack],
  attacksTwice: [EFFECT.extraAttack, '1'],
  attacksMonstersTwice: [EFFECT.extraAttackOnMonsters, '1'],
  mustAttack: [EFFECT.mustAttack],
  cannotAttack: [EFFECT.cannotAttack],
  cannotBeAttacked: [EFFECT.cannotBeAttacked, '1'],
  piercing: [EFFECT.pierce],
  unaffected: [EFFECT.immune, 'function(e, te) return te:GetOwner() ~= e:GetOwner() end'],
};

/** A script that every duel loads first: finding cards, and giving and taking abilities. */
export const helpers = `
cw_given = {}
function cw_card(code)
  return Duel.GetMatchingGroup(function(c) return c:GetOriginalCode() == code end, 0, 0xff, 0xff, nil):GetFirst()
end
function cw_on_field(code)
  local c = cw_card(code)
  if c and c:IsLocation(${LOCATION.monsters}) then return c end
end
function cw_give(owner, c, code, value, name)
  local e = Effect.CreateEffect(owner)
  e:SetType(${SINGLE})
  e:SetCode(code)
  if value ~= nil then e:SetValue(value) end
  e:SetReset(${UNTIL_IT_LEAVES})
  c:RegisterEffect(e)
  if name then cw_given[c:GetOriginalCode() .. name] = e end
end
function cw_take(c, name, by)
  -- Taking an effect off a card is no effect to the core: it is asked whether this one would reach it.
  if c:IsImmuneToEffect(by) then return end
  local code = c:GetOriginalCode()
  local e = cw_given[code .. name]
  if e then e:Reset() end
  cw_given[code .. name] = nil
end
`;

const give = (owner, card, abilities) =>
  Object.keys(abilities)
    .filter((a) => !(a === 'attacksFromDefense' && abilities.attacksWithDef))
    .map((a) => `cw_give(${owner}, ${card}, ${ABILITIES[a][0]}, ${ABILITIES[a][1] ?? 'nil'}, "${a}")`)
    .join(' ');

/** The script of a monster with abilities of its own; a monster without any has none. */
export const monsterScript = (code, abilities) =>
  `c${code}.initial_effect = function(c)
${Object.keys(abilities)
  .filter((a) => !(a === 'attacksFromDefense' && abilities.attacksWithDef))
  .map(
    (a) =>
      `local e = Effect.CreateEffect(c) e:SetType(${SINGLE}) e:SetCode(${ABILITIES[a][0]}) ${
        ABILITIES[a][1] === undefined ? '' : `e:SetValue(${ABILITIES[a][1]})`
      } c:RegisterEffect(e) cw_given[${code} .. "${a}"] = e`,
  )
  .join('\n')}
end`;

/** One primitive of the catalogue as a line of a script. `code` gives the code of a card, `player` the number of a side. */
function primitive(p, code, player) {
  const on = (then) => `c = cw_on_field(${code(p.card)}) if c then ${then} end`;
  switch (p.do) {
    case 'deal':
      return `Duel.Damage(${player(p.side)}, ${p.amount}, ${BY_EFFECT})`;
    case 'heal':
      return `Duel.Recover(${player(p.side)}, ${p.amount}, ${BY_EFFECT})`;
    case 'remove':
      return on(
        {
          graveyard: `Duel.Destroy(c, ${BY_EFFECT})`,
          hand: `Duel.SendtoHand(c, nil, ${BY_EFFECT})`,
          deck: `Duel.SendtoDeck(c, nil, 0, ${BY_EFFECT})`,
          banished: `Duel.Remove(c, ${POSITION['attack up']}, ${BY_EFFECT})`,
        }[p.to],
      );
    case 'summon': {
      const where = `${POSITION[`${p.position} up`]}, ${1 << (p.slot - 1)}`;
      return `c = cw_card(${code(p.card)}) if c and not c:IsLocation(${LOCATION.monsters}) then Duel.SpecialSummon(c, 0, tp, c:GetOwner(), true, true, ${where}) end`;
    }
    case 'turn':
      return on(`Duel.ChangePosition(c, ${POSITION[`${p.position} ${p.face}`]})`);
    case 'set':
      return on(`cw_give(e:GetHandler(), c, ${p.field === 'atk' ? EFFECT.attackFinal : EFFECT.defenseFinal}, ${p.value})`);
    case 'grant':
      return on(give('e:GetHandler()', 'c', p.abilities));
    case 'strip':
      return on(`cw_take(c, "${p.ability}", e)`);
    case 'take':
      return on(`Duel.GetControl(c, ${player(p.side)}, 0, 0, ${1 << (p.slot - 1)})`);
    case 'end':
      return 'Duel.NegateAttack()';
    default:
      return undefined;
  }
}

/** The script of a Trap that is a scripted effect; nothing where a primitive is not known. */
export function effectScript(own, { speed, does }, code, player) {
  const lines = does.map((p) => primitive(p, code, player));
  if (lines.includes(undefined)) return undefined;
  return `c${own}.initial_effect = function(c)
  local e = Effect.CreateEffect(c)
  e:SetType(${ACTIVATE})
  e:SetCode(${speed === 'attack' ? EVENT.attackAnnounce : EVENT.freeChain})
  ${speed === 'damage' ? `e:SetProperty(${IN_THE_DAMAGE_STEP})` : ''}
  e:SetOperation(function(e, tp)
    local c
    ${lines.join('\n    ')}
  end)
  c:RegisterEffect(e)
end`;
}

/** A Trap that does nothing and is never used: while it lies there, the core asks its player whenever something may be used. */
export const bystander = (own) => `c${own}.initial_effect = function(c)
  local e = Effect.CreateEffect(c)
  e:SetType(${ACTIVATE})
  e:SetCode(${EVENT.freeChain})
  c:RegisterEffect(e)
end`;

/** Asks the core what a monster can do and how often it has declared an attack; the answer comes as a message of the script. */
export const question = (code) => `
local c = cw_on_field(${code})
if c then
  local has = {}
  ${Object.entries(ABILITIES)
    .filter(([a]) => a !== 'attacksWithDef')
    .map(([a, [effect]]) => `if c:IsHasEffect(${effect}) then has[#has + 1] = "${a}" end`)
    .join('\n  ')}
  local d = c:IsHasEffect(${EFFECT.defenseAttack})
  if d and d:GetValue() == 1 then has[#has + 1] = "attacksWithDef" end
  Debug.Message(c:GetAttackAnnouncedCount() .. " " .. table.concat(has, ","))
end`;

/** Asks the core for the life points of its first and its second player. */
export const lifePoints = 'Debug.Message(Duel.GetLP(0) .. " " .. Duel.GetLP(1))';
