/** Enchantments that stand alone, and those that are attached to something. */
import { expect, test } from 'vitest';
import { hostOf } from '../../../../../src-main/engine/objects/attachments.js';
import { card } from '../by-text.js';
import { table, type Table } from '../kit.js';

const bear = card('Bear; {G}; Creature — Bear; 2/2');
const golem = card('Golem; {2}; Artifact Creature — Golem; 2/2');
const orb = card('Orb; {0}; Artifact', '{0}: You gain 1 life.');
const banner = card('Banner; {0}; Enchantment', 'White creatures get +1/+1.');
const might = card('Might; {0}; Enchant Creature', 'Enchanted creature gets +1/+2.');
const bloom = card('Bloom; {0}; Enchant Land', 'Enchanted land has "{T}: You gain 1 life."');
const rustCurse = card(
  'Rust Curse; {0}; Enchant Artifact',
  "Enchanted artifact doesn't untap during its controller's untap step.",
);
const slay = card('Slay; {0}; Instant', 'Destroy target creature.');
const lift = card('Lift; {0}; Instant', "Return target creature to its owner's hand.");
const clear = card('Clear; {0}; Instant', 'Destroy target enchantment.');

const choices = (t: Table): string[] => {
  const { decision } = t;
  if (decision.kind !== 'cards') throw new Error(`${t.asked} asks for no cards.`);
  return decision.cards.map((id) => t.nameOf(t.state.cards.findIndex((one) => one.id === id)));
};
const host = (t: Table, name: string): string | null => {
  const no = hostOf(t.state, t.no(name));
  return no === null ? null : t.nameOf(no);
};
test('[MC-TYPE-15] an "Enchantment" is put into play by itself, attached to nothing', () => {
  const t = table({ players: [{ hand: [banner], play: [bear] }, {}] });
  t.play('Banner');
  expect(t.asked).toBe('0 respond');
  t.resolve();
  expect([t.zone('play'), host(t, 'Banner')]).toEqual([['Bear', 'Banner'], null]);
});

test('[MC-TYPE-16] [MC-Q-39] an "Enchant ..." card is attached only to a permanent of the type it names, chosen as its target', () => {
  const play = [bear, golem, orb, 'Forest'];
  const lists: [typeof might, string[]][] = [
    [might, ['Bear', 'Golem']],
    [bloom, ['Forest']],
    [rustCurse, ['Golem', 'Orb']],
  ];
  for (const [enchantment, names] of lists) {
    const t = table({ players: [{ hand: [enchantment], graveyard: [bear], play }, {}] });
    t.play(enchantment.name);
    expect(choices(t)).toEqual(names);
    t.choose(names[0]!).resolve();
    expect(host(t, enchantment.name)).toBe(names[0]);
  }
  // Without such a permanent it cannot be played at all.
  const none = table({ players: [{ hand: [might, bloom], play: [orb] }, {}] });
  expect(none.offers).toEqual(['activate Orb', 'pass']);
});

test('[MC-TYPE-17] [MC-Q-118] an enchantment is destroyed when what it is attached to leaves play, to wherever', () => {
  const mourner = card('Mourner; {0}; Enchantment', 'Whenever an enchantment is destroyed, you gain 1 life.');
  for (const [spell, goes] of [
    [slay, 'graveyard'],
    [lift, 'hand'],
  ] as const) {
    const t = table({
      players: [{ hand: [spell], play: [bear, mourner] }, { play: [{ card: might, on: 'Bear' }] }],
    });
    t.play(spell.name, 'Bear');
    t.resolve();
    expect([t.zone(goes), t.zone('play', 1), t.zone('graveyard', 1)]).toEqual([
      goes === 'hand' ? ['Bear'] : [spell.name, 'Bear'],
      [],
      ['Might'],
    ]);
    expect(t.stack).toEqual(['Mourner’s']);
    t.resolve();
    expect(t.life(0)).toBe(21);
  }
});

test('[MC-TYPE-18] both kinds are enchantments', () => {
  const t = table({ players: [{ hand: [clear], play: [bear, banner, { card: might, on: 'Bear' }] }, {}] });
  t.play('Clear');
  expect(choices(t)).toEqual(['Banner', 'Might']);
  t.choose('Might').resolve();
  expect(t.zone('play')).toEqual(['Bear', 'Banner']);
});

test('[MC-TYPE-19] "enchanted creature" is what it is attached to alone, also once it has been moved', () => {
  const move = card('Move; {0}; Instant', 'Attach target enchantment to target creature.');
  const t = table({ players: [{ hand: [move], play: [bear, golem, { card: might, on: 'Bear' }] }, {}] });
  const sizes = (): number[] =>
    ['Bear', 'Golem'].map((name) => t.game.context.rules.characteristicsOf(t.game.context, t.no(name)).power);
  expect(sizes()).toEqual([3, 2]);
  t.play('Move', 'Might', 'Golem').resolve();
  expect(host(t, 'Might')).toBe('Golem');
  expect(sizes()).toEqual([2, 3]);
});

test("[MC-TYPE-20] [MC-ZONE-23] an enchantment on an opponent's permanent stays under its player's control", () => {
  const leash = card('Leash; {0}; Enchant Creature', '{0}: Tap enchanted creature.');
  const t = table({ players: [{ hand: [leash] }, { play: [bear] }] });
  t.play('Leash', 'Bear').resolve();
  expect([t.zone('play', 0), t.zone('play', 1)]).toEqual([['Leash'], ['Bear']]);
  expect(t.offers).toContain('activate Leash');
  t.pass();
  expect(t.offers).toEqual(['pass']);
});
