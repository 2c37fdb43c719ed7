import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { SekeranjangOrder } from '#contracts/products/sekeranjang/sekeranjang.http';
import type { OrderDetail } from '#contracts/sales/orders.http';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { sekeranjangParts } from './order-parts';
import { raceText } from './race';
import { sekeranjangOrderQuery } from './sekeranjang.queries';

afterEach(cleanup);

const UID = '7b0b8a3e-0000-4000-8000-000000000001';
const ORDER = { orderUid: UID, productLine: 'sekeranjang', status: ORDER_STATUS.processing } as OrderDetail;
interface Now {
  share?: SekeranjangOrder['share'];
  state: SekeranjangOrder['product']['state'];
  isAvailable?: boolean;
  closedEarly?: boolean;
  parcel?: SekeranjangOrder['shipment']['state'];
}

const stepOn = (page: 'order' | 'payment') => sekeranjangParts.nextStep?.({ ...ORDER, page });

it.each<[string, Now, RegExp]>([
  ['that others can still join', { state: 'open', isAvailable: true }, /^Hasilnya keluar begitu Sekeranjang berakhir/],
  ['whose time is over', { state: 'open' }, /^Waktunya sudah habis\. Hasilnya keluar begitu .* selesai kami cek/],
  [
    'that was closed early',
    { state: 'open', closedEarly: true },
    /^Sekeranjang ini kami tutup lebih awal\. Hasilnya keluar/,
  ],
  ['of a target that was just reached', { state: 'reached' }, /^Targetnya tercapai, sekarang giliran kami membelinya/],
  ['that has won', { share: 'won', state: 'reached' }, /^Targetnya tercapai, sekarang giliran kami membelinya/],
  ['that has won what was bought', { share: 'won', state: 'bought' }, /^Barangnya sudah kami beli/],
  ['that was supplied', { share: 'supplied', state: 'bought' }, /^Barangnya sudah kami beli dan sedang kami siapkan/],
  ['to be picked up', { share: 'supplied', state: 'bought', parcel: 'ready' }, /^Barangmu siap diambil/],
  ['that was sent', { share: 'supplied', state: 'bought', parcel: 'shipped' }, /^Barangmu dalam perjalanan/],
  ['that came back', { share: 'supplied', state: 'bought', parcel: 'returned' }, /^Paketnya kembali ke kami/],
  ['of a target that was just missed', { state: 'missed' }, /^Targetnya tidak tercapai, jadi uangmu kembali penuh/],
])('the page of a paid place says what happens now: of one %s', async (_what, now, words) => {
  const { share = 'joined', state, isAvailable = false, closedEarly = false, parcel = 'to-pack' } = now;
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const found = {
    share,
    product: { state, isAvailable, closedEarly },
    shipment: { state: parcel },
  } as SekeranjangOrder;
  queries.setQueryData(sekeranjangOrderQuery(UID).queryKey, found);
  const step = stepOn('order');
  render(<QueryClientProvider client={queries}>{step?.part ?? <p>{step?.text}</p>}</QueryClientProvider>);
  expect((await screen.findByText(words)).textContent).not.toMatch(state === 'open' ? /beli/ : /Hasilnya keluar/);
});

it('a page that does not know the place says nothing that its end makes wrong', () => {
  expect(stepOn('payment')?.part).toBeUndefined();
  expect(stepOn('payment')?.text).toMatch(/^Begitu Sekeranjang berakhir dan targetnya tercapai/);
});

it('nobody is asked for more buyers once the time is over', () => {
  const open = { state: 'open', stateLabel: 'Sedang berjalan', closedEarly: false } as const;
  const race = { buyers: 2, target: 3, maxBuyers: null, ...open };
  expect(raceText({ ...race, isAvailable: true })).toBe('Kurang 1 orang lagi');
  expect(raceText({ ...race, isAvailable: false })).toBe('Waktunya sudah habis');
  expect(raceText({ ...race, isAvailable: false, closedEarly: true })).toBe('Kami tutup lebih awal');
});
