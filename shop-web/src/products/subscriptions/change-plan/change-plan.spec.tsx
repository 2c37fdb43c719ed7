import { afterAll, afterEach, beforeEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ProviderDetail } from '#contracts/catalogue/catalogue.http';
import type { OrderDetail } from '#contracts/sales/orders.http';
import { ChangePlan, changeableSeat, seatWords } from './change-plan';

const { showModal, close } = HTMLDialogElement.prototype;
afterAll(() => void Object.assign(HTMLDialogElement.prototype, { showModal, close }));

const [MONTH, QUARTER, HALF] = ['1', '3', '6'].map((months) => `${months}0000000-0000-4000-8000-000000000001`) as [
  string,
  string,
  string,
];
const SEAT = { variantUid: 'v', moves: false, isOut: false, waitsFor: null };

it('beside a plan stands whether the seat moves, and what the other group waits for', () => {
  expect(seatWords(SEAT)).toBe('Kursimu tetap di grupmu.');
  expect(seatWords({ ...SEAT, moves: true })).toBe('Kursimu pindah ke grup lain.');
  expect(seatWords({ ...SEAT, moves: true, waitsFor: 'host-missing' })).toMatch(
    /pindah ke grup lain.*belum punya host.*72 jam/,
  );
  expect(seatWords({ ...SEAT, moves: true, isOut: true })).toBe('Slot TV habis.');
});

it('the plan of an order of which a part was paid by credit is not offered to be changed', () => {
  const order = {
    orderUid: MONTH,
    status: 1,
    payment: null,
    additionalOrder: null,
    account: { role: 'regular', variantUid: QUARTER },
    providerSlug: 'wetv',
    grandTotal: 82_500,
  } as unknown as OrderDetail;
  expect(changeableSeat(order)).toMatchObject({ orderUid: MONTH, total: 82_500 });
  const additionalOrder = {
    amount: 22_500,
    received: 60_000,
    total: 82_500,
    dueAt: null,
    instalment: null,
    isLate: false,
  };
  expect(changeableSeat({ ...order, additionalOrder })).toBeNull();
});

let price: number;
const variant = (uid: string, duration: number, grandTotal: number) => ({
  uid,
  packageUid: MONTH,
  packageName: 'Reguler',
  providerName: 'WeTV',
  familyUid: MONTH,
  duration,
  durationLabel: `${duration} bulan`,
  grandTotal,
  saving: null,
  alonePrice: null,
  isPo: false,
  isHost: false,
  needsTv: false,
  startsWhenConfirmed: null,
  invites: false,
  active: true,
  informations: [],
  hostCost: null,
});
const provider = (): ProviderDetail => ({
  uid: MONTH,
  slug: 'wetv',
  name: 'WeTV',
  category: 'Film',
  type: 1,
  color: '#000000',
  tagline: '',
  description: '',
  member: 4,
  groupSize: 4,
  isPo: false,
  isHost: false,
  notices: [],
  packages: [
    {
      uid: MONTH,
      name: 'Reguler',
      description: 'Satu layar',
      isHost: false,
      isPo: false,
      needsTv: false,
      eligibility: [],
      variants: [variant(MONTH, 1, 20_000), variant(QUARTER, 3, 50_000), variant(HALF, 6, price)],
    },
  ],
});
const sent: { variantUid: string; total: number }[] = [];
const { fetch } = globalThis;
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
  price = 90_000;
  sent.length = 0;
  globalThis.fetch = async (address, init) => {
    const of = (data: object, status = 200) => new Response(JSON.stringify({ data, meta: { status } }), { status });
    if (String(address).includes('/provider/detail')) return of(provider());
    if (init?.method !== 'PATCH') return of([MONTH, QUARTER, HALF].map((variantUid) => ({ ...SEAT, variantUid })));
    const body = JSON.parse(String(init.body)) as (typeof sent)[number];
    sent.push(body);
    if (body.total === 99_000)
      return of({ orderUid: MONTH, variantUid: HALF, groupUid: MONTH, seatNumber: 2, grandTotal: 99_000, dueAt: null });
    price = 99_000;
    const message = 'Harga paket ini sekarang Rp99.000, bukan lagi Rp90.000. Kalau kamu setuju, tekan sekali lagi.';
    const refused = { meta: { status: 409, code: 'PRICE_CHANGED', message }, errors: [{ field: 'total', message }] };
    return new Response(JSON.stringify(refused), { status: 409 });
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

it('a plan that costs something else by now is not taken: the dialog says so, shows its price of now and keeps the choice', async () => {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ChangePlan seat={{ orderUid: MONTH, variantUid: MONTH, providerSlug: 'wetv', total: 20_000 }} />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Ganti paket' }));
  fireEvent.click(await screen.findByRole('radio', { name: /6 bulan/ }));
  const press = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Ganti paket', hidden: true }).at(-1)!;
  await waitFor(() => expect(press().disabled).toBe(false));
  fireEvent.click(press());
  expect((await screen.findByRole('alert')).textContent).toContain('Rp99.000, bukan lagi Rp90.000');
  expect(await screen.findByText('Rp99.000')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /6 bulan/ }).checked).toBe(true);
  fireEvent.click(press());
  await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
  expect(sent.map(({ variantUid, total }) => [variantUid, total])).toEqual([
    [HALF, 90_000],
    [HALF, 99_000],
  ]);
});
