import { dequal } from 'dequal/lite';
import { Konva } from 'konva/lib/Core.js';
import type { Group } from 'konva/lib/Group.js';
import type { Shape } from 'konva/lib/Shape.js';
import type { CardElement, DisplayList } from '../../../src-main/layout/display-list.js';
import { compileSteps, groupSteps, paintStrokes, picturesOf, type StepGroup } from './paint-list.js';
import { pictures as sharedPictures, type PictureCache } from './picture-cache.js';

interface Painted {
  readonly group: StepGroup;
  readonly node: Shape;
}

/**
 * Keeps a Konva group showing a display list: one node per element, in millimetres. A new list rebuilds only the
 * elements that differ from what is shown. `onlate` is called when a picture arrived after its list: repaint then.
 */
export class CardPainter {
  readonly group: Group = new Konva.Group({ listening: false });
  readonly #pictures: PictureCache;
  /** What was painted last of each picture: it stays until another variant of it has arrived. */
  readonly #shown = new Map<string, CanvasImageSource>();
  readonly #onlate: () => void;
  #painted: Painted[] = [];
  #textless: CardElement | null = null;

  constructor(onlate: () => void, pictures: PictureCache = sharedPictures) {
    this.#onlate = onlate;
    this.#pictures = pictures;
  }

  /** Shows the list; `bleed` millimetres around the trimmed card stay visible. Answers how many nodes were rebuilt. */
  show(list: DisplayList, bleed = 0): number {
    let rebuilt = 0;
    const old = new Set(this.#painted);
    this.#painted = groupSteps(list.steps).map((group) => {
      const kept = [...old].find(
        ({ group: shown }) => shown.element === group.element && dequal(shown, group),
      );
      if (kept) {
        old.delete(kept);
        return kept;
      }
      rebuilt += 1;
      return { group, node: this.#node(group, list) };
    });
    for (const { node } of old) node.destroy();
    for (const { node } of this.#painted) {
      if (!node.getParent()) this.group.add(node);
      node.moveToTop();
    }
    this.group.clip({
      x: 0 - bleed,
      y: 0 - bleed,
      width: list.width + 2 * bleed,
      height: list.height + 2 * bleed,
    });
    void this.#fetch(list);
    return rebuilt;
  }

  /** Leaves out the text of one element, for the time that it is edited in place. */
  hideTextOf(element: CardElement | null): void {
    this.#textless = element;
  }

  #node(group: StepGroup, list: DisplayList): Shape {
    const strokes = compileSteps(group.steps, list);
    return new Konva.Shape({
      listening: false,
      perfectDrawEnabled: false,
      sceneFunc: (context) =>
        paintStrokes(
          context._context,
          strokes,
          { get: (id) => this.#picture(id) },
          this.#textless !== group.element,
        ),
    });
  }

  #picture(id: string): CanvasImageSource | null {
    const kind = kindOf(id);
    const ready = this.#pictures.get(id);
    if (ready) this.#shown.set(kind, ready);
    return ready ?? this.#shown.get(kind) ?? null;
  }

  async #fetch(list: DisplayList): Promise<void> {
    const missing = picturesOf(list).filter((id) => !this.#pictures.get(id));
    if (missing.length === 0) return;
    await Promise.all(missing.map((id) => this.#pictures.load(id)));
    this.#onlate();
  }
}

/** A picture and whether it is blurred: variants of it that differ otherwise may stand in for one another. */
const kindOf = (id: string): string => id.slice(0, 32) + String(/[~-]r[-.]/.test(id));
