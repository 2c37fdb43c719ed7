import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { clearSession, saveSession } from '../../../platform/session/session';
import { ProviderOrder, atPriceOf } from './provider-order';

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

  it('asks for the price that was read last, and keeps that of a plan that is not there any more', () => {
    const variant = (uid: string, grandTotal: number) => ({ uid, grandTotal });
    const choice = { groupUid: null, variant: variant('a', 54_000) } as Parameters<typeof atPriceOf>[0];
    const read = (...variants: object[]) =>
      ({ packages: [{ variants }] }) as unknown as Parameters<typeof atPriceOf>[1];
    const priceOf = (...variants: object[]) => atPriceOf(choice, read(...variants)).variant.grandTotal;
    expect(priceOf(variant('b', 1), variant('a', 61_000))).toBe(61_000);
    expect([priceOf(), atPriceOf(choice, undefined).variant.grandTotal]).toEqual([54_000, 54_000]);
  });

  it('is not fetched for a visitor who has to sign in first', () => {
    open();
    expect(idle).not.toHaveBeenCalled();
  });
});
