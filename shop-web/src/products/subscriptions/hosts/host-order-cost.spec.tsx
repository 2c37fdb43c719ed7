import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { VariantView } from '#contracts/catalogue/catalogue.http';
import { hostCost } from '#domain/catalogue/host-cost';
import { toSen } from '#domain/platform/sen';
import { HostOrderCost } from './host-order-cost';

const FAMILY = '10000000-0000-4000-8000-000000000002';
const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

/** `debit`: at what the group was sold; null: not known. */
const open = (debit: number | null, transferFee = 750) => {
  const cost = hostCost({
    grandTotal: toSen(47_500),
    activationFee: toSen(1_000),
    transferFee: toSen(transferFee),
    debit: toSen(186_000),
    groupSize: 4,
  });
  const variant = { familyUid: FAMILY, providerName: 'Netflix', hostCost: cost } as VariantView;
  const data = [{ familyUid: FAMILY, hasTvSlot: null, waitsFor: null, debit }];
  globalThis.fetch = async () => new Response(JSON.stringify({ data, meta: { status: 200 } }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <HostOrderCost providerUid="p" variant={variant} groupUid="g" />
    </QueryClientProvider>,
  );
};
const lines = () => screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

it('says what a host pays the provider, gets back and bears; the parts add up, with the fee of the transfer', () => {
  open(null);
  expect(lines()).toEqual([
    ['Kamu bayar ke Netflix', 'Rp186.000'],
    ['Kami ganti', 'Rp138.750'],
    ['Kamu tanggung (bagianmu Rp46.500 + biaya transfer Rp750)', 'Rp47.250'],
  ]);
});

it('counts with the price at which the seats of the group were sold', async () => {
  open(202_000);
  await waitFor(() => expect(lines().map(([, value]) => value)).toEqual(['Rp202.000', 'Rp154.750', 'Rp47.250']));
});

it.each([
  [0, 'Kamu tanggung', 'Rp46.500'],
  [-750, 'Kamu tanggung (bagianmu Rp46.500 − tambahan transfer Rp750)', 'Rp45.750'],
])('names no fee where there is none, and what is added as that: %s', (fee, term, value) => {
  open(null, fee);
  expect(lines()[2]).toEqual([term, value]);
});
