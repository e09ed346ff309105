/**
 * A token's colour as the theme in force gives it ("rgb(…)"), for painters that know no CSS variables, such as a canvas.
 * `token` is its name with the dashes: "--blue". Ask again when the theme changes.
 */
export function tokenColor(token: `--${string}`, near: Element = document.body): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  near.append(probe);
  const color = getComputedStyle(probe).color;
  probe.remove();
  return color;
}
