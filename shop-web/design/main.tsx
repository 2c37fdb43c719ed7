import { StrictMode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { followTheme } from '../src/app/theme';
import { DesignPage } from './design-page';
import './design.css';

followTheme();
// A link that is pressed leads nowhere: nothing but this page is here.
const router = createMemoryRouter([{ path: '*', Component: DesignPage }]);
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
