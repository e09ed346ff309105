import { dequal } from 'dequal';
import type { LabEvent } from '../../../../src-main/api/answers/lab-answers.js';
import type { Card } from '../../../../src-main/cards/card.js';
import type { Client } from '../../../connection/client.js';
import { LabRun } from '../../../shared/lab/lab-run.svelte.js';

/** Whether a card is worth its cost: asked for by a person, and answered better and better until it is decided. */
export class Fairness extends LabRun<Card, LabEvent> {
  /** The picture behind the line is shown. */
  isOpen = $state(false);

  constructor(client: Client) {
    super((card, signal) => client.lab.card({ card }, { signal }));
  }

  /** What was asked is of this card as it is now: what is played of it is the same. */
  isOf(card: Card): boolean {
    return this.asked !== null && dequal(playedOf(this.asked), playedOf(card));
  }

  override close(): void {
    super.close();
    this.isOpen = false;
  }
}

/** A card without what is not played: where it is from and how it looks. */
function playedOf(card: Card): object {
  const {
    look: _look,
    picture: _picture,
    licence: _licence,
    tags: _tags,
    favourite: _favourite,
    ...played
  } = card;
  return played;
}
