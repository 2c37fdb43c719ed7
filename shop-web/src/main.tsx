import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { reloadOnMissingChunk } from './app/chunk-reload';
import { loadPage, tellWhatIsMissing } from './app/load-page';
import { NotListening } from './app/not-loaded';
import { prefetchWhenIdle } from './app/prefetch';
import { providerPage, routes } from './app/routes';
import { followTheme } from './app/theme';
import { ApiError } from './shared/api/api-error';
import './styles.css';

// A refusal of the API that a boundary shows is an answer, not a fault of the page.
const options = { onCaughtError: (error: unknown) => error instanceof ApiError || console.error(error) };

reloadOnMissingChunk();
followTheme();
void start(document.getElementById('root')!);
addEventListener('load', () => prefetchWhenIdle(providerPage), { once: true });

/** A prerendered page stays on screen and comes alive once its own file is here; an empty one is filled from the start. */
async function start(root: HTMLElement): Promise<void> {
  const isPrerendered = root.firstElementChild !== null;
  if (isPrerendered && !(await loadPage(routes, location.pathname))) return leaveToRead();
  const app = (
    <StrictMode>
      <RouterProvider router={createBrowserRouter(tellWhatIsMissing(routes))} />
    </StrictMode>
  );
  if (isPrerendered) hydrateRoot(root, app, options);
  else createRoot(root, options).render(app);
}

/** Its text stays on screen; drawn without its file it would be wiped. */
function leaveToRead(): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(<NotListening />);
}
