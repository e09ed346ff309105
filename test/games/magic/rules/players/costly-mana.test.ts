/** Mana abilities that cost more than tapping, as means of payment. */
import { describe, expect, test } from 'vitest';
import { card } from '../by-text.js';
import { table } from '../kit.js';

const spring = card('Black Spring; {0}; Artifact', 'Pay 1 life: Add {B} to your mana pool.');
const altar = card('Ash Altar; {0}; Artifact', 'Sacrifice a creature: Add {B}{B} to your mana pool.');
const ruin = card('Ruin;; Land', '{T}, Sacrifice Ruin: Add {B}{B} to your mana pool.');
const filter = card('Filter; {0}; Artifact', '{1}, {T}: Add {U}{R} to your mana pool.');
const vault = card(
  'Vault; {0}; Artifact',
  'Remove a charge counter from Vault: Add one mana of any color to your mana pool.',
);
const bear = card('Bear; {G}; Creature — Bear; 2/2');
const elf = card('Elf; {G}; Creature — Elf; 1/1', '{T}: Add {G} to your mana pool.');
const dread = card('Dread; {B}{B}{B}; Instant', 'You gain 1 life.');
const one = card('Shade; {B}; Instant', 'You gain 1 life.');
const spark = card('Spark; {U}{R}; Instant', 'You gain 1 life.');

describe('a mana ability with a further cost', () => {
  test('[MC-PLAY-12] [MC-PLAY-23] [MC-MANA-19] makes a spell playable, by life as often as it can be paid', () => {
    const t = table({ players: [{ life: 5, hand: [dread], play: [spring] }, {}] });
    t.play('Dread');
    expect([t.stack, t.life(0), t.pool(0)]).toEqual([['Dread'], 2, '']);
    const poor = table({ players: [{ life: 2, hand: [dread], play: [spring] }, {}] });
    expect(poor.offers).toEqual(['mana Black Spring', 'pass']);
  });

  test('[MC-PLAY-12] [MC-MANA-07] is played only where what is free is not enough', () => {
    const enough = table({ players: [{ hand: [one], play: [spring, 'Swamp'] }, {}] });
    enough.play('Shade');
    expect([enough.life(0), enough.card('Swamp').tapped]).toEqual([20, true]);
    const more = table({ players: [{ hand: [dread], play: [spring, '2 Swamp'] }, {}] });
    more.play('Dread');
    expect([more.life(0), more.stack, more.all('Swamp').every((no) => more.state.cards[no]!.tapped)]).toEqual(
      [19, ['Dread'], true],
    );
  });

  test('[MC-PLAY-13] [MC-MANA-07] its player chooses what is given up, and which ability is played where there are two', () => {
    const t = table({ players: [{ hand: [dread], play: [altar, 'Swamp', bear, elf] }, {}] });
    t.play('Dread');
    expect(t.asked).toBe('0 sacrifice');
    t.choose('Elf');
    expect([t.stack, t.zone('graveyard'), t.pool(0)]).toEqual([['Dread'], ['Elf'], '']);
    const two = table({ players: [{ hand: [dread], play: [altar, spring, 'Swamp', bear] }, {}] });
    two.play('Dread');
    expect(two.offers).toEqual(['pay', 'mana Swamp', 'mana Black Spring', 'mana Ash Altar']);
    two.tap('Ash Altar').choose('Bear');
    expect([two.stack, two.zone('graveyard'), two.life(0)]).toEqual([['Dread'], ['Bear'], 20]);
  });

  test('[MC-PLAY-23] [MC-PLAY-30] takes nothing that the spell’s own costs take', () => {
    const rite = card(
      'Rite; {B}{B}; Sorcery',
      'As an additional cost to play Rite, sacrifice a creature.',
      'You gain 1 life.',
    );
    const t = table({ players: [{ hand: [rite], play: [altar, bear] }, {}] });
    expect(t.offers).not.toContain('play Rite');
    const two = table({ players: [{ hand: [rite], play: [altar, bear, elf] }, {}] });
    two.play('Rite', 'Bear', 'Elf');
    expect([two.stack, two.zone('graveyard')]).toEqual([['Rite'], ['Bear', 'Elf']]);
    const life = card(
      'Toll; {B}{B}; Sorcery',
      'As an additional cost to play Toll, pay 2 life.',
      'Draw a card.',
    );
    const offers = (sum: number): string[] =>
      table({ players: [{ life: sum, hand: [life], play: [spring] }, {}] }).offers;
    expect([offers(3).includes('play Toll'), offers(4).includes('play Toll')]).toEqual([false, true]);
  });

  test('[MC-MANA-05] [MC-PLAY-23] is not paid with its own mana', () => {
    const alone = table({ players: [{ hand: [spark], play: [filter] }, {}] });
    expect(alone.offers).toEqual(['pass']);
    const fed = table({ players: [{ hand: [spark], play: [filter, 'Forest'] }, {}] });
    fed.play('Spark');
    expect([fed.stack, fed.pool(0), fed.card('Forest').tapped, fed.card('Filter').tapped]).toEqual([
      ['Spark'],
      '',
      true,
      true,
    ]);
    // The Island has to feed the filter only where it is not needed itself.
    const study = card('Study; {U}{U}{R}; Instant', 'Draw a card.');
    const mixed = table({ players: [{ hand: [study], play: [filter, 'Forest', 'Island'] }, {}] });
    mixed.play('Study');
    expect([mixed.stack, mixed.pool(0)]).toEqual([['Study'], '']);
  });

  test('[MC-GR-22] [MC-PLAY-23] is paid with as many counters as there are', () => {
    const charged = (count: number) =>
      table({
        players: [
          { hand: [spark], play: [{ card: vault, counters: Array<string>(count).fill('charge') }] },
          {},
        ],
      });
    expect(charged(1).offers).not.toContain('play Spark');
    const t = charged(2);
    t.play('Spark');
    expect([t.stack, t.card('Vault').counters ?? []]).toEqual([['Spark'], []]);
  });

  test('[MC-PLAY-23] [MC-GR-32] is counted once where it can be played once each turn', () => {
    const slow = card(
      'Slow Spring; {0}; Artifact',
      'Pay 1 life: Add {B} to your mana pool. Play this ability only once each turn.',
    );
    const t = table({ players: [{ hand: [dread, one], play: [slow, 'Swamp'] }, {}] });
    expect(t.offers).not.toContain('play Dread');
    const two = card('Gloom; {B}{B}; Instant', 'Draw a card.');
    const other = table({ players: [{ hand: [two], play: [slow, 'Swamp'] }, {}] });
    other.play('Gloom');
    expect([other.stack, other.life(0)]).toEqual([['Gloom'], 19]);
  });

  test('[MC-PLAY-12] [MC-MANA-07] what is used up by its own mana waits for what is free, and nobody is asked about it', () => {
    const t = table({ players: [{ hand: [one], play: [ruin, '2 Swamp'] }, {}] });
    t.play('Shade');
    expect([t.stack, t.zone('graveyard')]).toEqual([['Shade'], []]);
    const needed = table({ players: [{ hand: [dread], play: [ruin, 'Swamp'] }, {}] });
    needed.play('Dread');
    if (needed.asked === '0 mana') needed.act('pay');
    expect([needed.stack, needed.zone('graveyard')]).toEqual([['Dread'], ['Ruin']]);
  });
});
