/** What the browser offers of Trusted Types, where it knows them. */
interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(markup: string): string | null }): unknown;
}

/**
 * Has the page refuse text in the place of markup, but for none at all: the library that draws on the stage empties its element that
 * way. Svelte has a policy of its own for its templates. The list of policies is the host's (src-main/hosts/shared/csp.ts).
 */
export function trustOnlyEmptyMarkup(): void {
  const policies = Reflect.get(window, 'trustedTypes') as PolicyFactory | undefined;
  policies?.createPolicy('default', { createHTML: (markup) => (markup === '' ? '' : null) });
}
