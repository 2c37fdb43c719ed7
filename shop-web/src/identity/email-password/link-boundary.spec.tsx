import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ApiError, offlineError } from '../../platform/api/api-error';
import { LinkBoundary } from './link-boundary';

// React reports what a boundary has caught.
beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue());
afterEach(cleanup);

function open(failure: ApiError) {
  const Failing = () => {
    throw failure;
  };
  const page = (
    <LinkBoundary expired="/expired" skeleton={null}>
      <Failing />
    </LinkBoundary>
  );
  const routes = [
    { path: '/', element: page },
    { path: '/expired', element: 'Tautan ini sudah tidak berlaku' },
  ];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </QueryClientProvider>,
  );
}

it('an expired link leads to its page', async () => {
  open(new ApiError(410, 'LINK_EXPIRED', 'Tautan tidak berlaku'));
  expect(await screen.findByText('Tautan ini sudah tidak berlaku')).toBeTruthy();
});

it('a failed connection shows an error, and the link can be tried again', async () => {
  open(offlineError());
  expect(await screen.findByText(offlineError().message)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeTruthy();
});
