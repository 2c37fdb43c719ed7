import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { clearSession, saveSession } from '../../../platform/session/session';
import { ProviderOrder } from './provider-order';

const idle = jest.fn<typeof requestIdleCallback>(() => 1);
beforeEach(() => {
  idle.mockClear();
  Object.assign(window, { requestIdleCallback: idle });
  globalThis.fetch = () => new Promise<never>(() => undefined);
});
afterEach(() => {
  cleanup();
  clearSession();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});
const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/provider?slug=netflix']}>
        <ProviderOrder />
      </MemoryRouter>
    </QueryClientProvider>,
  );

describe('the order dialog', () => {
  it('is fetched ahead for customers who can order, so that it opens at once', () => {
    saveSession({ accessToken: 'a', refreshToken: 'r' });
    open();
    expect(idle).toHaveBeenCalledTimes(1);
  });

  it('is not fetched for a visitor who has to sign in first', () => {
    open();
    expect(idle).not.toHaveBeenCalled();
  });
});
