import '@fontsource-variable/inter/index.css';
import './design/tokens.css';
import './design/base.css';
import './design/menu.css';
import './design/dialog.css';
import { mount } from 'svelte';
import { loadLocale } from 'wuchale/load-utils';
import '../texts/code.loader.js';
import '../texts/components.loader.svelte.js';
import { trustOnlyEmptyMarkup } from './shared/card-painter/trusted-markup.js';

trustOnlyEmptyMarkup();

const target = document.getElementById('app');
if (!target) throw new Error('The page has no place for the app.');
// Modules look their texts up when they are loaded: the language comes first.
const locale = 'en';
await loadLocale(locale);
document.documentElement.lang = locale;
const [{ connect }, { Session }, { default: App }] = await Promise.all([
  import('./connection/connection.svelte.js'),
  import('./shared/session/session.svelte.js'),
  import('./app/App.svelte'),
]);
mount(App, { target, props: { session: new Session(connect()) } });
