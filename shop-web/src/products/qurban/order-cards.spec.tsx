import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { QurbanOrder } from '#contracts/products/qurban/qurban.http';
import { fillText } from './fill-bar';
import { OrderCards } from './order-cards';

afterEach(cleanup);

const ORDER: QurbanOrder = {
  orderUid: '0b0e7a52-6d0c-4d3e-9b52-6c1f0a5b7d11',
  state: 'held',
  season: { name: 'Qurban 1448 H', day: '2027-05-21', ordersUntil: '2027-05-07T06:00:00.000Z' },
  animal: {
    animalUid: '0b0e7a52-6d0c-4d3e-9b52-6c1f0a5b7d12',
    animalCode: 'QRB-7KQ2MXA',
    name: 'Sapi Limosin 1',
    kind: 'cow',
    kindLabel: 'Sapi',
    description: '',
    state: 'open',
    stateLabel: 'Masih dibuka',
    shares: 7,
    taken: 2,
    paid: 1,
    animalPrice: 2_650_000,
    fee: 100_000,
    price: 2_750_000,
    isAvailable: true,
    pictures: [],
    report: null,
  },
  names: [{ name: 'Ahmad bin Abdullah', seat: null, certificate: null }],
  canRename: false,
  others: [],
  total: 2_750_000,
  received: 917_000,
  instalments: [
    { number: 1, dueAt: '2026-11-30T06:00:00.000Z', amount: 917_000, isPaid: true },
    { number: 2, dueAt: '2027-01-20T06:00:00.000Z', amount: 917_000, isPaid: false },
  ],
  next: null,
  surplus: 0,
};
const open = (state: QurbanOrder['state']) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OrderCards share={{ ...ORDER, state }} />
    </QueryClientProvider>,
  );

it('the saving plan is shown while it runs', () => {
  open('held');
  expect(screen.getByText('Tabungan qurban')).toBeTruthy();
  expect(document.body.textContent).toContain('Lunas paling lambat');
});

it.each(['released', 'refunded'] as const)('of an order that is %s no plan is shown that nobody will keep', (state) => {
  open(state);
  expect(screen.queryByText('Tabungan qurban')).toBeNull();
  expect(document.body.textContent).not.toContain('Lunas paling lambat');
});

it.each([
  [7, 5, 'Tinggal 2 bagian'],
  [7, 7, 'Semua bagian sudah dipesan'],
  [1, 0, 'Tinggal 1 ekor'],
  [1, 1, 'Sudah dipesan'],
])('of an animal of %p shares with %p taken says %p', (shares, taken, said) => {
  expect(fillText({ shares, taken, paid: 0, state: 'open', stateLabel: '' })).toBe(said);
});
