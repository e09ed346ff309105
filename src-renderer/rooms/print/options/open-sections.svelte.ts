/** Which groups of the print panel are open; kept while the app is open. */
export const openSections = $state({ value: ['paper', 'marks', 'backs'] });
