import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../../src-main/engine/chance/chance.js';
import { faultOf } from '../../../../src-main/engine/decisions/fault.js';
import { greedyReply } from '../../../../src-main/games/magic/bots/greedy.js';
import { knowledgeOf } from '../../../../src-main/games/magic/rules/views/knowledge.js';
import { card as written } from '../rules/by-text.js';
import { design } from '../rules/designs.js';
import { Table } from '../rules/kit.js';
import type { Position } from '../rules/position.js';

const bear = design('Bear; {1}{G}; Creature — Bear; 2/2');
const giant = design('Giant; {4}{R}; Creature — Giant; 5/5');
const wall = design('Rampart; {2}; Creature — Wall; 0/4');
const drake = written('Drake; {2}{U}; Creature — Drake; 2/2', 'Flying');
const lance = written('Lance; {R}; Instant', 'Lance deals 4 damage to target creature or player.');
const swell = written('Swell; {G}; Instant', 'Target creature gets +3/+3 until end of turn.');
const denial = written('Denial; {U}{U}; Instant', 'Counter target spell.');
const chains = written('Chains; {W}; Enchant Creature', "Enchanted creature can't attack or block.");

/** A table at which the greedy player answers whatever it is asked. */
class Seat extends Table {
  constructor(
    position: Position,
    readonly me = 0,
  ) {
    super(position);
  }
  get #reply() {
    const { decision } = this;
    const reply = greedyReply(
      decision,
      () => knowledgeOf(this.game.context, decision, decision.player),
      chanceFrom(3),
    );
    expect(faultOf(decision, reply)).toBeNull();
    return reply;
  }
  /** Everybody is greedy until something holds, or the turn is over. */
  goOn(until: () => boolean): this {
    const { turn } = this.state;
    while (this.game.decision && this.state.turn === turn && !until()) this.answer(this.#reply);
    return this;
  }
  /** All that has been played, or declared. */
  names(type: 'play' | 'attack' | 'block'): string[] {
    return this.game.context.log.entries.flatMap(({ event }) =>
      event.type === type ? event.cards.map((no) => this.nameOf(no)) : [],
    );
  }
}
const wholeTurn = (position: Position): Seat => new Seat(position).goOn(() => false);

describe('the greedy player', () => {
  it('plays a land and the dearest creature that it can, after combat', () => {
    const seat = wholeTurn({
      players: [{ hand: [bear, giant, 'Mountain'], play: ['3 Mountain', '1 Forest'] }, {}],
    });
    expect(seat.names('play')).toEqual(['Giant']);
    expect(seat.zone('hand')).toEqual(['Bear']);
  });

  it('removes the best creature of the other side, and nobody of its own', () => {
    const seat = wholeTurn({
      players: [{ hand: [lance], play: ['1 Mountain', giant] }, { play: [bear, drake, wall] }],
    });
    expect(seat.names('play')).toEqual(['Lance']);
    expect(seat.zone('graveyard', 1)).toEqual(['Drake']);
  });

  it('keeps removal where nothing is worth it, and takes a life that is low enough', () => {
    const none = wholeTurn({ players: [{ hand: [lance], play: ['1 Mountain'] }, {}] });
    expect(none.names('play')).toEqual([]);
    const last = wholeTurn({
      players: [
        { hand: [lance], play: ['1 Mountain'] },
        { life: 4, play: [bear] },
      ],
    });
    expect(last.state.result?.winners).toEqual([0]);
  });

  it('puts what binds on a creature of the other side', () => {
    const seat = wholeTurn({
      players: [{ hand: [chains], play: ['1 Plains', giant] }, { play: [giant, bear] }],
    });
    const [link] = seat.state.attachments ?? [];
    expect([seat.nameOf(link?.to ?? -1), seat.state.cards[link?.to ?? -1]?.player]).toEqual(['Giant', 1]);
  });

  it('attacks where no block hurts, and not into what is larger', () => {
    expect(wholeTurn({ players: [{ play: [drake, bear] }, { play: [giant] }] }).names('attack')).toEqual([
      'Drake',
    ]);
    expect(wholeTurn({ players: [{ play: [giant] }, { play: [bear] }] }).names('attack')).toEqual(['Giant']);
  });

  it('attacks with everything where that wins', () => {
    const seat = wholeTurn({ players: [{ play: [bear, bear, bear] }, { life: 4, play: [giant] }] });
    expect(seat.state.result?.winners).toEqual([0]);
  });

  it('stays at home where the answer would kill', () => {
    const seat = wholeTurn({
      players: [{ life: 2, play: [giant] }, { play: [bear, { card: bear, tapped: true }] }],
    });
    expect(seat.names('attack')).toEqual([]);
  });

  it('blocks what it kills without loss, trades up, and lets a good bargain through', () => {
    const blocks = (attacker: typeof bear, ...mine: (typeof bear)[]): string[] => {
      const seat = new Seat({ players: [{ play: [attacker] }, { play: mine }] });
      while (seat.decision.purpose !== 'attack') seat.pass();
      seat.answer({ pairs: [0] });
      return seat.goOn(() => seat.state.step === 'damage').names('block');
    };
    expect(blocks(bear, giant, wall)).toEqual(['Giant']);
    expect(blocks(giant, bear)).toEqual([]);
    expect(blocks(design('Ogre; {3}{R}; Creature — Ogre; 3/3'), bear, bear)).toHaveLength(2);
    expect(blocks(drake, giant)).toEqual([]);
  });

  it('throws a creature in the way rather than lose', () => {
    const seat = new Seat({ players: [{ play: [giant] }, { life: 5, play: [bear] }] });
    while (seat.decision.purpose !== 'attack') seat.pass();
    seat.answer({ pairs: [0] });
    expect(seat.goOn(() => seat.state.step === 'damage').names('block')).toEqual(['Bear']);
  });

  it('keeps what makes larger for the fight that it wins', () => {
    const seat = new Seat({ players: [{ hand: [swell], play: ['1 Forest', bear] }, { play: [drake] }] });
    seat.goOn(() => seat.decision.purpose === 'attack');
    expect(seat.names('play')).toEqual([]);
    seat.answer({ pairs: [0] });
    while (seat.decision.purpose !== 'block') seat.pass();
    seat.answer({ pairs: [0] });
    seat.goOn(() => seat.state.step === 'main2');
    expect([seat.names('play'), seat.zone('graveyard', 1)]).toEqual([['Swell'], ['Drake']]);
    expect(seat.card('Bear').zone).toBe('play');
  });

  it('counters what is dear, and not what is cheap', () => {
    const counters = (spell: typeof bear, mana: string): string[] => {
      const seat = new Seat({
        players: [
          { hand: [spell], play: [mana] },
          { hand: [denial], play: ['2 Island'] },
        ],
      });
      seat.act(`play ${spell.name}`);
      return seat
        .goOn(() => seat.stack.length === 0)
        .names('play')
        .slice(1);
    };
    expect(counters(design('Colossus; {6}; Artifact Creature; 6/6'), '6 Mountain')).toEqual(['Denial']);
    expect(counters(design('Gnat; {1}; Artifact Creature; 1/1'), '1 Mountain')).toEqual([]);
  });

  it('mulligans a hand without lands, and one of lands alone', () => {
    const keeps = (hand: readonly (typeof bear | string)[]): boolean => {
      const seat = new Seat({ players: [{ hand }, {}] });
      const { decision } = seat;
      const asked = { ...decision, kind: 'confirm', purpose: 'keep' } as const;
      const reply = greedyReply(asked, () => knowledgeOf(seat.game.context, decision, 0), chanceFrom(1));
      return 'yes' in reply && reply.yes;
    };
    const lands = Array.from({ length: 7 }, () => 'Forest');
    expect(keeps(Array.from({ length: 7 }, () => bear))).toBe(false);
    expect(keeps(lands)).toBe(false);
    expect(keeps([bear, bear, bear, bear, 'Forest', 'Forest', 'Forest'])).toBe(true);
  });
});
