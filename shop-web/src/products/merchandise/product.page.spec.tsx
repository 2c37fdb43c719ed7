import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Route, RouterProvider, createMemoryRouter, createRoutesFromElements } from 'react-router';
import type { MerchandiseDetail } from '#contracts/products/merchandise/merchandise.http';
import { productQuery } from './merchandise.queries';
import { ProductPage } from './product.page';

const SHIRT = {
  slug: 'kaus',
  name: 'Kaus Lingkar',
  description: 'Katun.',
  details: [],
  pictures: [],
  variants: [{ uid: '10000000-0000-4000-8000-000000000001', colour: 'Hijau', size: 'S', price: 129_000, available: 9 }],
} as unknown as MerchandiseDetail;

Element.prototype.scrollIntoView = () => undefined;
afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function open(product = SHIRT) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(productQuery('kaus').queryKey, product);
  const routes = createRoutesFromElements(
    <>
      <Route path="/merchandise/:slug" element={<ProductPage />} />
      <Route path="*" element="keranjang" />
    </>,
  );
  const router = createMemoryRouter(routes, { initialEntries: ['/merchandise/kaus'] });
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return router;
}
const bar = () => document.querySelector<HTMLElement>('.buy-bar');

it('what is chosen is bought at the foot of a small screen, while the cart is empty', async () => {
  const router = await open();
  expect(bar()!.textContent).toBe('Hijau, SRp129.000Beli sekarang');
  fireEvent.click(within(bar()!).getByRole('button', { name: 'Beli sekarang' }));
  expect(router.state.location.search).toContain('quantity=1');
});

it('once something is in the cart the foot leads to it', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Tambah ke Keranjang' }));
  expect(bar()!.textContent).toContain('1 barang di keranjang');
});

it('what is sold out has no bar', async () => {
  await open({ ...SHIRT, variants: SHIRT.variants.map((variant) => ({ ...variant, available: 0 })) });
  expect(bar()).toBeNull();
});
