import { afterEach, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { VariantView } from '#contracts/catalogue/catalogue.http';
import { GROUP_WAITS, type GroupWait } from '#domain/catalogue/group-wait';
import { READY_SHORT } from '#domain/products/subscriptions/access/claim-words';
import { OrderBar } from './order-bar';
import { OrderPanel } from './order-panel';
import { PlanRow } from './plan-row';

const FAMILY = '10000000-0000-4000-8000-000000000002';
const TV = {
  uid: 'v',
  familyUid: FAMILY,
  packageName: 'TV',
  providerName: 'Netflix',
  durationLabel: '1 bulan',
  grandTotal: 61_000,
  isHost: false,
  isPo: false,
  needsTv: true,
  informations: [],
  hostCost: null,
} as unknown as VariantView;

afterEach(cleanup);

const open = (
  variant: VariantView,
  hasTvSlot: boolean,
  groupUid: string | null = null,
  debit: number | null = null,
  waitsFor: GroupWait | null = null,
) => {
  const data = [{ familyUid: FAMILY, hasTvSlot, waitsFor, debit }];
  globalThis.fetch = async () => new Response(JSON.stringify({ data, meta: { status: 200 } }));
  const order = { providerUid: 'p', variant, onOrder: jest.fn() };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <OrderPanel {...order} member={4} groupUid={groupUid} />
        <OrderBar {...order} groupUid={groupUid} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const buttons = () => screen.getAllByRole<HTMLButtonElement>('button');

it('a television plan without a slot cannot be ordered, and panel and bar say why', async () => {
  for (const groupUid of [null, 'g']) {
    open(TV, false, groupUid);
    await waitFor(() => expect(buttons().map(({ disabled }) => disabled)).toEqual([true, true]));
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['Slot TV habis', 'Slot TV habis']);
    expect(screen.getByText(/daftar tunggu/)).toBeTruthy();
    cleanup();
  }
});

it('the card promises one time, whatever the seat waits for, in the two lines that a phone has for it', async () => {
  for (const waitsFor of [null, ...GROUP_WAITS]) {
    open({ ...TV, needsTv: false }, true, null, null, waitsFor);
    await screen.findByText(waitsFor ? /^(Menunggu host|Kami belikan)\./ : /^Langsung diproses/);
    const { textContent } = screen.getByRole('link', { name: 'Jaminan' }).closest('p')!;
    expect(textContent).toBe(`${READY_SHORT} Jaminan`);
    expect(textContent.length).toBeLessThanOrEqual(66);
    expect(screen.getByRole('complementary').textContent.match(/\d+ jam/g)).toEqual(['72 jam']);
    cleanup();
  }
});

it('with a slot, or without a television, it can', async () => {
  for (const [variant, hasTvSlot] of [
    [TV, true],
    [{ ...TV, needsTv: false }, false],
  ] as const) {
    open(variant, hasTvSlot);
    await screen.findAllByText('Pesan sekarang');
    expect(buttons().map(({ disabled }) => disabled)).toEqual([false, false]);
    cleanup();
  }
});

it('panel and bar ask a host to be one, as the dialog of the order does', async () => {
  open({ ...TV, isHost: true, needsTv: false }, true);
  await screen.findAllByText('Jadi host');
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Jadi host', 'Jadi host']);
});

it('a host reads what the group it gets was sold at, not what the plan costs since; where that is not known, the price list', async () => {
  const costs = { price: 47_500, activationFee: 1_000, share: 46_500, transferFee: 750, borne: 47_250 };
  const hostCost = { ...costs, debit: 202_000, reimbursement: 154_750, isEstimated: false };
  const host = { ...TV, isHost: true, needsTv: false, hostCost };
  open(host, true, 'g', 186_000);
  expect(await screen.findByText('Rp138.750')).toBeTruthy();
  expect(screen.getByText('Rp186.000')).toBeTruthy();
  cleanup();
  open(host, true);
  expect(await screen.findByText('Rp154.750')).toBeTruthy();
});

it('row, card and bar of a host plan say what the host bears, and nowhere the price that nobody pays', async () => {
  const costs = { price: 47_500, activationFee: 1_000, share: 46_500, transferFee: 750, borne: 47_250 };
  const hostCost = { ...costs, debit: 202_000, reimbursement: 154_750, isEstimated: false };
  const host = { ...TV, grandTotal: 47_500, isHost: true, needsTv: false, hostCost, saving: null };
  open(host, true, 'g', 186_000);
  render(
    <PlanRow
      variant={host}
      state={{ familyUid: FAMILY, hasTvSlot: true, waitsFor: null, debit: 186_000 }}
      checked
      onChoose={jest.fn()}
    />,
  );
  await waitFor(() => expect(screen.getAllByText(/bayar Rp186\.000 ke Netflix, Rp138\.750 kami ganti/).length).toBe(3));
  expect(screen.getAllByText('Rp47.250').length).toBe(4);
  expect(document.body.textContent).not.toContain('Rp47.500');
});

it('the panel has price and button on top, so that a laptop shows them at once; the parts of the price are folded below', () => {
  open({ ...TV, needsTv: false }, true);
  const panel = screen.getByRole('complementary');
  const said = ['Rp61.000', 'Pesan sekarang', 'Jaminan', 'Rincian'].map((text) => panel.textContent.indexOf(text));
  expect(said).toEqual(said.toSorted((a, b) => a - b));
  expect(said).not.toContain(-1);
  expect(panel.querySelector('details')?.open).toBe(false);
});

it('what the price consists of says what the plan costs alone, where that is known', () => {
  open(TV, true);
  expect(document.body.textContent).not.toContain('Langganan sendiri');
  cleanup();
  open({ ...TV, alonePrice: 186_000 }, true);
  const alone = screen.getByText('Langganan sendiri 1 bulan: Rp186.000.');
  expect(alone.closest('details')!.textContent).toContain('Rincian Rp61.000');
});
