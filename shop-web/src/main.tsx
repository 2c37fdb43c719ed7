import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { reloadOnMissingChunk } from './app/chunk-reload';
import { prefetchWhenIdle } from './app/prefetch';
import { providerPage, router } from './app/routes';
import { ApiError } from './shared/api/api-error';
import './styles.css';

reloadOnMissingChunk();

createRoot(document.getElementById('root')!, {
  // A refusal of the API that a boundary shows is an answer, not a fault of the page.
  onCaughtError: (error) => error instanceof ApiError || console.error(error),
}).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);

addEventListener('load', () => prefetchWhenIdle(providerPage), { once: true });
