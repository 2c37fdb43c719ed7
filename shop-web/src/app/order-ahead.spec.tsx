import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router';
import { loginPath } from '#contracts/shop-paths';
import { merchandiseCheckoutPath, sekeranjangOrderPath, sekurbanOrderPath } from '#contracts/product-paths';
import type { WithOrders } from '../identity/session/order-ahead';
import { LoginPage } from '../identity/session/login.page';
import { RegisterPage } from '../identity/session/register.page';
import { NETFLIX_PLAN } from '../sales/orders/test/netflix-plan';
import { PRODUCT_LINES } from './product-lines';

const ORDERS = PRODUCT_LINES.flatMap(({ orderAhead }) => orderAhead ?? []);
/** A slug for each test: what the shop has read once it keeps. */
const ordering = (slug: string) => `/provider/${slug}?variant=${NETFLIX_PLAN.variant.uid}&order=now`;
const SAYS = 'Pesananmu lanjut otomatis setelah masuk.';
const plan = (active: boolean) => ({
  ...NETFLIX_PLAN.variant,
  providerName: 'Netflix',
  familyUid: NETFLIX_PLAN.variant.uid,
  duration: 1,
  saving: null,
  active,
  informations: [],
  hostCost: null,
});
const netflix = (active = true) => ({
  ...NETFLIX_PLAN.provider,
  uid: NETFLIX_PLAN.variant.uid,
  category: 'Streaming',
  type: 1,
  tagline: '',
  description: '',
  groupSize: 4,
  isPo: false,
  isHost: false,
  notices: [],
  packages: [
    {
      uid: NETFLIX_PLAN.variant.packageUid,
      name: 'Reguler non-TV',
      description: '',
      isHost: false,
      isPo: false,
      needsTv: false,
      eligibility: [],
      variants: [plan(active)],
    },
  ],
});

let answer: () => Promise<Response>;
const { fetch } = globalThis;
beforeEach(() => {
  answer = () => new Promise<never>(() => undefined);
  globalThis.fetch = () => answer();
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});
const serve = (data: object) =>
  (answer = async () => new Response(JSON.stringify({ data, meta: { status: 200, message: '' } })));
const open = (to: string, Page: ComponentType<WithOrders> = LoginPage) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[loginPath(to)]}>
        <Page orders={ORDERS} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('on the way to an order', () => {
  it('the sign-in page names the plan with its price, and says that the order goes on', async () => {
    serve(netflix());
    open(ordering('netflix'));
    expect(title()).toBe('Masuk untuk memesan');
    const name = await screen.findByText('Netflix Reguler non-TV');
    expect(name.parentElement!.textContent).toContain('Rp54.000');
    expect(screen.getByText(SAYS)).toBeTruthy();
  });

  it('so does that for a new account', async () => {
    serve(netflix());
    open(ordering('netflix-baru'), RegisterPage);
    expect(title()).toBe('Buat akun untuk memesan');
    expect(await screen.findByText('Netflix Reguler non-TV')).toBeTruthy();
    expect(screen.getByText('Pesananmu lanjut otomatis setelah mendaftar.')).toBeTruthy();
  });

  it('says it before the plan is known, in the room of its card', async () => {
    open(ordering('netflix-lambat'));
    await waitFor(() => expect(document.querySelectorAll('.skeleton')).toHaveLength(3));
    expect(screen.getByText(SAYS)).toBeTruthy();
    expect(screen.getByLabelText('Email')).toBeTruthy();
  });

  it('says it alone of a plan that is not sold any more', async () => {
    serve(netflix(false));
    open(ordering('netflix-lama'));
    await waitFor(() => expect(document.querySelector('.skeleton')).toBeNull());
    expect(screen.getByText(SAYS)).toBeTruthy();
    expect(screen.queryByText('Netflix Reguler non-TV')).toBeNull();
  });

  it.each([
    merchandiseCheckoutPath(),
    merchandiseCheckoutPath(NETFLIX_PLAN.variant.uid),
    sekeranjangOrderPath(NETFLIX_PLAN.variant.uid),
    sekurbanOrderPath(NETFLIX_PLAN.variant.uid),
    '/seglowup/confirmation?variant=1',
  ])('of another product line says it without a card: %s', (path) => {
    open(path);
    expect(title()).toBe('Masuk untuk memesan');
    expect(screen.getByText(SAYS)).toBeTruthy();
  });
});

it.each(['/user/order', '/provider/netflix', '/merchandise', 'https://evil.example/provider/netflix?order=now'])(
  'a sign-in that leads to %s promises no order',
  (path) => {
    open(path);
    expect(title()).toBe('Masuk ke Patungan');
    expect(screen.queryByText(SAYS)).toBeNull();
  },
);
