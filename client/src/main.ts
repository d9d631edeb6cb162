import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferred, useLanguage } from './lib/i18n.svelte';
import { recall } from './lib/session.svelte';

await useLanguage(preferred());
await recall();
mount(App, { target: document.getElementById('app')! });
