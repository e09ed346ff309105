import { expect, test } from 'vitest';
import type { Design } from '../../../../../src-main/games/magic/rules/state/design.js';
import { bear, bolt, card, doom, giant, tokens } from '../by-text.js';
import { table } from '../kit.js';
import type { Side } from '../position.js';
import { isColor, size } from '../values.js';

const lands = ['6 Island', '6 Mountain', '6 Forest', '6 Swamp'];
const with_ = (mine: Side, theirs: Side = {}) =>
  table({ players: [{ ...mine, play: [...lands, ...(mine.play ?? [])] }, theirs] });
const walker = card(
  'Walker; {B}; Creature — Zombie; 3/2',
  "If Walker would be put into a graveyard from play, put it on top of its owner's library instead.",
);

test('what would go to a graveyard from play goes on top of the library, and was never in the graveyard [MC-GR-07] [MC-EFF-12] [MC-EFF-13] [MC-EFF-14] [MC-EX-10] [MC-EX-63] [MC-GR-123]', () => {
  const crypt = card(
    'Crypt; {B}; Enchantment',
    'Whenever a creature is put into a graveyard from play, you gain 1 life.',
  );
  const t = with_({ hand: [doom], play: [walker, crypt] });
  t.play('Doom', 'Walker').resolve();
  expect([t.zone('library')[0], t.zone('graveyard'), t.stack]).toEqual(['Walker', ['Doom'], []]);
});

test('it does not apply from elsewhere, and a sacrifice of it still pays [MC-EX-64] [MC-EX-65] [MC-EFF-14]', () => {
  const rot = card('Rot; {B}; Sorcery', 'Target player discards a card.');
  const altar = card('Altar; {1}; Artifact', 'Sacrifice a creature: You gain 1 life.');
  const t = with_({ hand: [rot, walker] });
  t.play('Rot', 'player 0').resolve();
  if (t.decision.kind === 'cards') t.choose('Walker');
  expect(t.zone('graveyard')).toContain('Walker');
  const u = with_({ play: [altar, walker] });
  u.activate('Altar', 'Walker');
  expect(u.zone('library')[0]).toBe('Walker');
  u.resolve();
  expect(u.life(0)).toBe(21);
});

test('a draw may be replaced, with an empty library too; the effect instead is not replaced by the same ability [MC-Q-136] [MC-RES-08] [MC-Q-67]', () => {
  const spring = card('Spring; {U}; Enchantment', 'If you would draw a card, you gain 1 life instead.');
  const insight = card('Insight; {U}; Sorcery', 'Draw two cards.');
  const t = with_({ hand: [insight], play: [spring], library: [] });
  t.play('Insight').resolve();
  expect([t.life(0), t.state.result]).toEqual([22, null]);
  const twice = card('Twice; {U}; Enchantment', 'If you would draw a card, draw two cards instead.');
  const u = with_({ hand: [insight], play: [twice] });
  u.play('Insight').resolve();
  expect(u.zone('hand')).toHaveLength(4);
});

test('permanents come into play tapped and with counters, by their own text and by others [MC-GR-160] [MC-Q-114]', () => {
  const gate = card('Gate; ; Land', 'Gate comes into play tapped.');
  const hydra = card(
    'Hydra; {G}; Creature — Hydra; 0/0',
    'Hydra comes into play with two +1/+1 counters on it.',
  );
  const rust = card('Rust; {1}; Artifact', 'Creatures come into play tapped.');
  const t = with_({ hand: [gate, hydra, bear] });
  t.play('Gate').play('Hydra').resolve();
  expect([t.card('Gate').tapped, size(t, 'Hydra'), t.card('Hydra').tapped]).toEqual([true, '2/2', undefined]);
  const u = with_({ hand: [bear], play: [rust] });
  u.play('Bear').resolve();
  expect(u.card('Bear').tapped).toBe(true);
});

test('tokens come into play tapped and with counters too, by what others say [MC-GR-160] [MC-GR-133] [MC-EFF-12]', () => {
  const text = ['Nest; {G}; Sorcery', 'Put two 1/1 green Elf creature tokens into play.'] as const;
  const rust = card('Rust; {1}; Artifact', 'Green creatures your opponents control come into play tapped.');
  const grow = card('Grow; {1}; Artifact', 'Creatures come into play with a +1/+1 counter on them.');
  const made = (mine: Design[], theirs: Design[]) => {
    const play = ['Forest', ...mine];
    const t = table({
      players: [{ hand: [card(...text)], play }, { play: theirs }],
      tokens: tokens(...text),
    });
    t.play('Nest').resolve();
    return [...t.all('Elf', 'play').map((no) => t.state.cards[no]!.tapped ?? false), size(t, 'Elf')];
  };
  expect(made([], [rust])).toEqual([true, true, '1/1']);
  expect(made([rust], [grow])).toEqual([false, false, '2/2']);
});

test('a color is chosen as it comes into play, and its other text knows it [MC-GR-74] [MC-GR-78]', () => {
  const prism = card(
    'Prism; {1}; Artifact',
    'As Prism comes into play, choose a color.',
    'Creatures of the chosen color get +1/+1.',
  );
  const t = table({ players: [{ hand: [prism], play: ['Island', bear, giant] }, {}] });
  t.play('Prism').resolve().choose('R');
  expect([t.card('Prism').chosen, size(t, 'Giant'), size(t, 'Bear')]).toEqual([{ color: 'R' }, '5/5', '2/2']);
});

test('a copy has what is printed on what it copies, not its counters and effects [MC-GR-139] [MC-Q-88] [MC-Q-49]', () => {
  const mask = card(
    'Mask; {U}; Creature — Shade; 0/0',
    'Mask comes into play as a copy of a creature in play.',
  );
  const away = card('Away; {U}; Instant', "Return target creature to its owner's hand.");
  const t = table({
    players: [{ hand: [mask, away], play: ['3 Island'] }, { play: [{ card: giant, counters: ['+1/+1'] }] }],
  });
  t.play('Mask').resolve().choose('Giant');
  const [mine] = t.all('Giant', 'play').filter((no) => t.state.cards[no]!.player === 0);
  const { power, colors } = t.game.context.rules.characteristicsOf(t.game.context, mine!);
  expect([power, colors, isColor(t, 'Giant', 'R')]).toEqual([4, 1 << 3, true]);
  t.act('play Away')
    .answer({ cards: [t.state.cards[mine!]!.id] })
    .resolve();
  expect(t.zone('hand')).toEqual(['Mask']);
});

test('"would gain life" is replaced, and "cannot gain life" wins [MC-GR-164] [MC-GR-07]', () => {
  const mend = card('Mend; {U}; Sorcery', 'You gain 3 life.');
  const study = card('Study; {U}; Enchantment', 'If you would gain life, draw a card instead.');
  const void_ = card('Void; {B}; Enchantment', "Players can't gain life.");
  const t = with_({ hand: [mend], play: [study] });
  t.play('Mend').resolve();
  expect([t.life(0), t.zone('hand').length]).toEqual([20, 1]);
  const u = with_({ hand: [mend], play: [study, void_] });
  u.play('Mend').resolve();
  expect([u.life(0), u.zone('hand').length]).toEqual([20, 0]);
});

test('damage that would be dealt is replaced [MC-GR-07] [MC-GLO-23]', () => {
  const moss = card(
    'Moss; {G}; Creature — Plant; 1/1',
    'If damage would be dealt to Moss, put a +1/+1 counter on it instead.',
  );
  const t = with_({ hand: [bolt], play: [moss] });
  t.play('Bolt', 'Moss').resolve();
  expect([size(t, 'Moss'), t.card('Moss').damage]).toEqual(['2/2', undefined]);
});
