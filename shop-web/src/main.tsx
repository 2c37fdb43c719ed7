import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { reloadOnMissingChunk } from './app/chunk-reload';
import { prefetchWhenIdle } from './app/prefetch';
import { providerPage, router } from './app/routes';
import './styles.css';

reloadOnMissingChunk();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);

addEventListener('load', () => prefetchWhenIdle(providerPage), { once: true });
