/** Nothing has the keyboard but the room as a whole, so that it may be given to what comes next. */
export const isNowhere = (): boolean => {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches('main');
};

/**
 * Whether keys that are pressed by themselves may be shortcuts: on what cards lie on, and where nothing has the keyboard in a room in
 * which nothing is written (`data-stage="room"`). Elsewhere they may be meant as text.
 */
export function takesPlainKeys(target: Element | null): boolean {
  if (isNowhere()) return document.querySelector('main [data-stage="room"]') !== null;
  if (target?.matches('select, [role="combobox"]')) return false;
  return target?.closest('[role="application"], [role="grid"], [data-stage]') != null;
}

/** Whether an element, when it has the keyboard, takes Enter or Space for itself. */
export const takesPress = (element: Element | null): boolean =>
  element?.matches('button, a, summary, input, select, textarea, [role="slider"], [role="tab"]') ?? false;
