import { afterEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { CredentialView } from '#contracts/products/subscriptions/vault.http';
import { credentialQuery } from './memberships.queries';
import { VaultCard } from './vault-card';

const EMPTY: CredentialView = {
  credential: null,
  mayReveal: false,
  mayStore: false,
  isInvited: false,
  accesses: null,
  formerViewers: null,
};
const open = (vault: CredentialView, group: { hasHost: boolean; isHost?: boolean } = { hasHost: true }) => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(credentialQuery('a').queryKey, vault);
  render(
    <QueryClientProvider client={queries}>
      <VaultCard accountUid="a" isHost={false} {...group} />
    </QueryClientProvider>,
  );
};
afterEach(cleanup);

describe('an empty vault', () => {
  it('shows a member who has not paid that the login comes with the seat', () => {
    open(EMPTY);
    expect(screen.getByText('Data login muncul di sini setelah kursimu aktif.')).toBeTruthy();
  });

  it('shows an active member the next step', () => {
    open({ ...EMPTY, mayReveal: true });
    expect(screen.getByText(/^Login grupmu belum masuk\. Begitu ada/)).toBeTruthy();
  });

  it('shows a member who is invited that there is nothing to open, also once it is filled', () => {
    const credential = { version: 1, storedAt: '2026-11-01T03:00:00.000Z', storedBy: 'admin' } as const;
    open({ ...EMPTY, credential, isInvited: true });
    expect(screen.getByText(/^Langganan ini kamu pakai dengan akunmu sendiri/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it.each([
  ['with a host', { hasHost: true }, 'Setiap kali dibuka tercatat dan terlihat oleh host.'],
  ['of the host itself', { hasHost: true, isHost: true }, 'Setiap kali dibuka tercatat.'],
  ['without a host', { hasHost: false }, 'Setiap kali dibuka tercatat dan terlihat oleh tim kami.'],
])('a login in a group %s says who sees that it was opened', (_what, group, words) => {
  const credential = { version: 1, storedAt: '2026-11-01T03:00:00.000Z', storedBy: 'admin' } as const;
  open({ ...EMPTY, credential, mayReveal: true }, group);
  expect(screen.getByText(words)).toBeTruthy();
});
