/** Nothing has the keyboard but the room as a whole, so that it may be given to what comes next. */
export const isNowhere = (): boolean => {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches('main');
};

/** Whether an element, when it has the keyboard, takes Enter or Space for itself. */
export const takesPress = (element: Element | null): boolean =>
  element?.matches('button, a, summary, input, select, textarea, [role="slider"], [role="tab"]') ?? false;
