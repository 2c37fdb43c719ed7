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
/** The browser has put a prerendered page where it belongs; without it, the router would scroll a page that is being read. */
const ALREADY_IN_PLACE = { hydrationData: { loaderData: {} } };

reloadOnMissingChunk();
followTheme();
void start(document.getElementById('root')!);
addEventListener('load', () => prefetchWhenIdle(() => fetchPage(routes, PAGE.providers)), { once: true });

/** A prerendered page is hydrated once its file has loaded; an empty one is rendered. */
async function start(root: HTMLElement): Promise<void> {
  const isPrerendered = root.firstElementChild !== null;
  if (isPrerendered && !(await loadPage(routes, location.pathname))) return showNotHydrated();
  const router = createBrowserRouter(withLoadErrors(routes), isPrerendered ? ALREADY_IN_PLACE : undefined);
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (isPrerendered) hydrateRoot(root, app, options);
  else createRoot(root, options).render(app);
}

/** The text of the prerendered page stays; rendering without its file would remove it. */
function showNotHydrated(): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(<NotHydrated />);
}
