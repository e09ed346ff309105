import type { CardElement } from '../../../../src-main/layout/display-list.js';
import { tabOf, type InspectorTab } from '../../../shared/card-fields/fields.js';
import type { Guide } from './picture-frame.js';
import type { Grip } from './picture-frame.js';

/** What the designer shows and has selected, apart from the card itself. */
export class StageView {
  #selected = $state<CardElement | null>(null);
  hovered = $state<CardElement | null>(null);
  /** The element that is being edited in place. */
  editing = $state<CardElement | null>(null);
  /** What of the selected picture is pointed at. */
  grip = $state<Grip | null>(null);
  /** The picture is in a hand, and what it has snapped to. */
  placing = $state(false);
  guides = $state.raw<readonly Guide[]>([]);
  tab = $state<InspectorTab>('card');
  rulers = $state(false);
  bleed = $state(false);
  /** The palette of blocks, left of the card. */
  palette = $state(true);
  receipt = $state(false);
  /** An icon is chosen as the picture. */
  choosingIcon = $state(false);
  upgrading = $state(false);
  /** The card is shown in all frames. */
  frames = $state(false);
  /** The fixes are open, from this place of the text on; null: from the first. */
  fixing = $state<{ readonly place: number | null } | null>(null);
  /** Id of the edition that was chosen for the card, null for none, where the upgrade is asked about because of that. */
  upgradeTo = $state<string | null | undefined>();

  get selected(): CardElement | null {
    return this.#selected;
  }

  /** Asks what becomes of the card in another edition; in this one, where it was chosen already. */
  upgrade(to?: string | null): void {
    this.upgradeTo = to;
    this.upgrading = true;
  }

  /** Selects an element and turns the inspector to its field. */
  select(element: CardElement | null): void {
    this.#selected = element;
    if (element) this.tab = tabOf(element);
  }
}
