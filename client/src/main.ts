import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferred, useLanguage } from './lib/i18n.svelte';
import { route } from './lib/route.svelte';
import { recall } from './lib/session.svelte';

if (route.parts[0] === 't') import('./screens/TableScreen.svelte').catch(() => undefined); // asked for again if it fails
await Promise.all([useLanguage(preferred()), recall()]);
mount(App, { target: document.getElementById('app')! });
