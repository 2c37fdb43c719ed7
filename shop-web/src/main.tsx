import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { PAGE } from '#contracts/shop-paths';
import { routes } from './app/routes';
import { followTheme } from './app/theme';
import { ApiError } from './platform/api/api-error';
import { reloadOnMissingChunk } from './platform/router/chunk-reload';
import { fetchPage, loadPage, withLoadErrors } from './platform/router/load-page';
import { NotHydrated } from './platform/router/not-loaded';
import { prefetchWhenIdle } from './platform/router/prefetch';
import './styles.css';

// A refusal of the API that a boundary shows is not an error of the page.
const options = { onCaughtError: (error: unknown) => error instanceof ApiError || console.error(error) };

reloadOnMissingChunk();
followTheme();
void start(document.getElementById('root')!);
addEventListener('load', () => prefetchWhenIdle(() => fetchPage(routes, PAGE.providers)), { once: true });

/** A prerendered page is hydrated once its file has loaded; an empty one is rendered. */
async function start(root: HTMLElement): Promise<void> {
  const isPrerendered = root.firstElementChild !== null;
  if (isPrerendered && !(await loadPage(routes, location.pathname))) return showNotHydrated();
  const app = (
    <StrictMode>
      <RouterProvider router={createBrowserRouter(withLoadErrors(routes))} />
    </StrictMode>
  );
  if (isPrerendered) hydrateRoot(root, app, options);
  else createRoot(root, options).render(app);
}

/** The text of the prerendered page stays; rendering without its file would remove it. */
function showNotHydrated(): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(<NotHydrated />);
}
