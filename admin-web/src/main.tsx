import { createRoot } from 'react-dom/client';
import { App } from './app';
import { fetchScreens } from './shared/lazy-page';

/** For browsers that do not say when they have nothing to do. */
const QUIET_MS = 2000;

createRoot(document.getElementById('root')!).render(<App />);

// Whoever works here all day opens most screens; what they open first comes first.
addEventListener('load', () => {
  if ((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData) return;
  if ('requestIdleCallback' in window) requestIdleCallback(() => void fetchScreens());
  else setTimeout(() => void fetchScreens(), QUIET_MS);
});
