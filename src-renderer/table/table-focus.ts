/** Nothing has the focus, so that it may be given to what is asked next: no field, no card of the stage, no dialog. */
export const isNowhere = (): boolean => {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body;
};

/** Whether what has the focus takes Space for itself. */
export const focusTakesSpace = (): boolean =>
  document.activeElement?.matches(
    'button, a, summary, input, select, textarea, [role="slider"], [role="tab"]',
  ) ?? false;
