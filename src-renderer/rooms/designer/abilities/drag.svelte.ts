import type { OfferedComponent } from '../../../../src-main/api/answers/language-answers.js';
import type { Slot } from './ability-edits.js';

interface Dragged {
  readonly component: OfferedComponent;
  /** Where it stands on the card; null: it comes from the palette. */
  readonly from: Slot | null;
}

let dragged = $state.raw<Dragged | null>(null);

/** The block under the pointer: a drag's data cannot be seen by what it is held over. */
export const drag = {
  get now(): Dragged | null {
    return dragged;
  },
  start(event: DragEvent, component: OfferedComponent, from: Slot | null): void {
    event.dataTransfer?.setData('text/plain', component.phrase);
    if (event.dataTransfer) event.dataTransfer.effectAllowed = from ? 'move' : 'copy';
    // Later: changing the page while a drag begins would end it.
    setTimeout(() => (dragged = { component, from }));
  },
  end(): void {
    dragged = null;
  },
};
