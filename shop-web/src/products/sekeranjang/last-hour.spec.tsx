import { afterEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import type { SekeranjangDetail } from '#contracts/products/sekeranjang/sekeranjang.http';
import { sekeranjangOrderPath } from '#contracts/product-paths';
import { SekeranjangOrderPage } from './order.page';
import { SekeranjangProductPage } from './product.page';
import { sekeranjangQuery } from './sekeranjang.queries';

const OPEN: SekeranjangDetail = {
  sekeranjangUid: '0b0e7a52-6d0c-4d3e-9b52-6c1f0a5b7d11',
  sekeranjangCode: 'SKR-7KQ2MXA',
  name: 'Blender Mini',
  description: 'Blender kecil untuk satu gelas.',
  link: '',
  picture: null,
  pictures: [],
  state: 'open',
  stateLabel: 'Sedang berjalan',
  promoEndAt: Math.floor(Date.now() / 1_000) + 86_400,
  isAvailable: true,
  closedEarly: false,
  takesOrders: true,
  target: 3,
  maxBuyers: null,
  buyers: 1,
  placesLeft: null,
  price: 100_000,
  currentPrice: 100_000,
  bestPrice: 90_000,
  weightGrams: 450,
  tiers: [{ buyers: 3, price: 100_000 }],
};
const CLOSING = { ...OPEN, takesOrders: false };
const CLOSED = { ...CLOSING, isAvailable: false };

function open(page: ReactNode, product: SekeranjangDetail): void {
  const queries = new QueryClient();
  queries.setQueryData(sekeranjangQuery(product.sekeranjangUid).queryKey, product);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[sekeranjangOrderPath(product.sekeranjangUid)]}>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
}
afterEach(cleanup);

describe('the page of a product', () => {
  it.each([
    ['before the last hour', OPEN, /^Pesanan terakhir satu jam sebelumnya|Ketentuan/],
    ['in the last hour', CLOSING, /berakhir kurang dari satu jam lagi.*Yang sudah pesan masih bisa membayar/],
    ['after the end', CLOSED, /Hasilnya sedang kami hitung/],
  ])('says %s what can be done', (_, product, text) => {
    open(<SekeranjangProductPage />, product);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText(/^Ikut seharga/) !== null).toBe(product.takesOrders);
  });
});

it('nothing is agreed to beforehand: the page of a product says that joining agrees to the terms above it', () => {
  open(<SekeranjangProductPage />, OPEN);
  expect(screen.queryByRole('checkbox')).toBeNull();
  const said = screen.getByText('Dengan ikut, kamu setuju dengan ketentuan di atas.');
  const way = screen.getByText(/^Ikut seharga/);
  expect(said.compareDocumentPosition(way)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('the way to take part is at the foot of a small screen too, with what is paid and how many are missing', () => {
  open(<SekeranjangProductPage />, OPEN);
  const way = screen.getByText('Ikut');
  expect([way.getAttribute('href'), way.getAttribute('aria-label')]).toEqual([
    sekeranjangOrderPath(OPEN.sekeranjangUid),
    'Ikut seharga Rp100.000',
  ]);
  expect(way.closest('.buy-bar')!.textContent).toBe('Kurang 2 orang lagiRp100.000Ikut');
});

it.each([
  ['in the last hour', CLOSING],
  ['after the end', CLOSED],
  ['without a place', { ...OPEN, placesLeft: 0 }],
])('%s there is none', (_, product) => {
  open(<SekeranjangProductPage />, product);
  expect(document.querySelector('.buy-bar')).toBeNull();
});

describe('the page of an order', () => {
  it('has no form in the last hour, and says why', () => {
    open(<SekeranjangOrderPage />, CLOSING);
    expect(screen.getByText('Pesanan baru sudah ditutup')).toBeTruthy();
    expect(screen.getByText(/berakhir kurang dari satu jam lagi/)).toBeTruthy();
  });

  it('does not speak of the last hour after the end', () => {
    open(<SekeranjangOrderPage />, CLOSED);
    expect(screen.getByText('Sekeranjang ini sudah berakhir')).toBeTruthy();
    expect(screen.queryByText(/kurang dari satu jam/)).toBeNull();
  });
});
