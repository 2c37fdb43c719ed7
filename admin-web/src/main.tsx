import '@fontsource-variable/plus-jakarta-sans/wght.css';
import { createRoot } from 'react-dom/client';
import { App, preloadFrame } from './app';
import { preloadAll } from './platform/rooms/lazy-component';

/** For browsers without requestIdleCallback. */
const IDLE_FALLBACK_MS = 2000;

const root = createRoot(document.getElementById('root')!);
void preloadFrame().finally(() => root.render(<App />));

// Preload all pages, but only when the first one is done.
addEventListener('load', () => {
  if ((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData) return;
  if ('requestIdleCallback' in window) requestIdleCallback(() => void preloadAll());
  else setTimeout(() => void preloadAll(), IDLE_FALLBACK_MS);
});
