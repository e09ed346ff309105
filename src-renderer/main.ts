import '@fontsource-variable/inter/index.css';
import './design/tokens.css';
import './design/base.css';
import { mount } from 'svelte';
import { connect } from './connection/connection.svelte.js';
import { Session } from './session/session.svelte.js';
import App from './shell/App.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no place for the app.');
mount(App, { target, props: { session: new Session(connect()) } });
