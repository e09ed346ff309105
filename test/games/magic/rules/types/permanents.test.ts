/** What stays in play, and what artifact creatures are. */
import { expect, test } from 'vitest';
import { card, tokens } from '../by-text.js';
import { table } from '../kit.js';

const bear = card('Bear; {G}; Creature — Bear; 2/2');
const orb = card('Orb; {0}; Artifact', '{0}: You gain 1 life.');
const golem = card('Golem; {2}; Artifact Creature — Golem; 2/2');
const banner = card('Banner; {W}; Enchantment', 'White creatures get +1/+1.');
const weakness = card('Weakness; {B}; Enchant Creature', 'Enchanted creature gets -1/-1.');
const study = card('Study; {U}; Sorcery', 'Draw a card.');
const balm = card('Balm; {W}; Instant', 'You gain 1 life.');
const ruin = card('Ruin; {0}; Sorcery', 'Destroy target permanent.');
const rust = card('Rust; {0}; Instant', 'Destroy target artifact.');
const slay = card('Slay; {0}; Instant', 'Destroy target creature.');
const elves = ['Call; {0}; Sorcery', 'Put a 1/1 green Elf creature token into play.'] as const;

/** The names that can be chosen, and "player n". */
const choices = (t: ReturnType<typeof table>): string[] => {
  const { decision } = t;
  if (decision.kind !== 'cards') throw new Error(`${t.asked} asks for no cards.`);
  return decision.cards.map((id) => t.nameOf(t.state.cards.findIndex((one) => one.id === id)));
};

test('[MC-TYPE-08] instants and sorceries go to the graveyard, all other spells stay in play', () => {
  const hand = [orb, golem, bear, banner, study, balm, 'Forest'];
  const t = table({ players: [{ hand, pool: 'CCGWUW' }, {}] });
  t.play('Study').resolve();
  t.play('Balm').resolve();
  expect([t.zone('play'), t.zone('graveyard')]).toEqual([[], ['Balm', 'Study']]);
  t.play('Forest');
  for (const name of ['Bear', 'Banner', 'Golem', 'Orb']) t.play(name).resolve();
  expect(t.zone('play')).toEqual(['Forest', 'Bear', 'Banner', 'Golem', 'Orb']);
  expect(t.zone('graveyard')).toEqual(['Balm', 'Study']);
});

test('[MC-TYPE-09] permanents are cards of five types, and tokens, in play alone', () => {
  const [elf] = tokens(...elves);
  const t = table({
    players: [
      { hand: [ruin, bear], graveyard: [golem], play: [bear, orb, golem, banner, 'Forest', elf!] },
      { play: [{ card: weakness, on: 'Bear' }] },
    ],
  });
  t.play('Ruin');
  expect(choices(t)).toEqual(['Bear', 'Orb', 'Golem', 'Banner', 'Forest', 'Elf', 'Weakness']);
});

test('[MC-TYPE-10] a permanent stays through the turns until something destroys it', () => {
  const t = table({ players: [{ hand: [bear], pool: 'G', play: [orb] }, { hand: [slay] }], turn: 4 });
  t.play('Bear').resolve().until('upkeep', 6);
  expect(t.zone('play')).toEqual(['Orb', 'Bear']);
  t.pass().play('Slay', 'Bear').resolve();
  expect([t.zone('play'), t.zone('graveyard')]).toEqual([['Orb'], ['Bear']]);
});

test('[MC-Q-02] [MC-TYPE-12] [MC-TYPE-13] [MC-TYPE-14] an artifact creature is both: aimed at as either, strengthened as either', () => {
  const play = [orb, golem, bear];
  const t = table({ players: [{ hand: [rust, slay], play }, {}] });
  t.play('Rust');
  expect(choices(t)).toEqual(['Orb', 'Golem']);
  t.choose('Golem').resolve();
  expect(t.zone('graveyard')).toEqual(['Rust', 'Golem']);
  const two = table({ players: [{ hand: [slay], play }, {}] });
  two.play('Slay');
  expect(choices(two)).toEqual(['Golem', 'Bear']);
  const drums = card('Drums; {0}; Enchantment', 'Creatures get +1/+0.');
  const forge = card('Forge; {0}; Enchantment', 'Artifact creatures get +0/+1.');
  const three = table({ players: [{ play: [...play, drums, forge] }, {}] });
  const size = (name: string): number[] => {
    const { power, toughness } = three.game.context.rules.characteristicsOf(
      three.game.context,
      three.no(name),
    );
    return [power, toughness];
  };
  expect([size('Golem'), size('Bear')]).toEqual([
    [3, 3],
    [3, 2],
  ]);
});

test('[MC-TYPE-39] what an effect puts into play costs no mana, and is no spell', () => {
  const portal = card('Portal; {0}; Sorcery', 'Put a creature card from your hand into play.');
  const t = table({
    players: [{ hand: [portal, golem, card(...elves)] }, {}],
    tokens: tokens(...elves),
  });
  expect(t.offers).not.toContain('play Golem');
  t.play('Portal').pass(2);
  if (t.asked === '0 choose') t.choose('Golem');
  expect(t.zone('play')).toEqual(['Golem']);
  t.play('Call').resolve();
  expect(t.zone('play')).toEqual(['Golem', 'Elf']);
  expect(t.events('spendMana')).toEqual([]);
  expect(t.events('play')).toHaveLength(2);
});
