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
  alonePrice: null,
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

  // Before those of nothing for sale: what the shop has read it keeps.
  it('names a series of Zap, an animal, a product of Sekeranjang and the things of a cart with their prices', async () => {
    const { uid } = NETFLIX_PLAN.variant;
    const says = async (path: string, data: object, words: string[]) => {
      serve(data);
      open(path);
      await screen.findByText(words[0]!);
      for (const word of words) expect(screen.getByText(word)).toBeTruthy();
      cleanup();
    };
    await says(`/seglowup/confirmation?variant=${uid}`, netflix(), ['Netflix Reguler non-TV', 'Rp54.000']);
    await says(sekurbanOrderPath(uid), [season(uid)], ['Sapi A', 'Rp3.000.000', 'per bagian']);
    await says(sekeranjangOrderPath(uid), basket(uid), ['Beras 5 kg', 'Rp70.000']);
    await says(`${merchandiseCheckoutPath(uid)}?quantity=2`, quote(uid), [
      'Kaus',
      'Rp240.000',
      'belum termasuk ongkir',
    ]);
  });

  it.each([
    merchandiseCheckoutPath(),
    merchandiseCheckoutPath(NETFLIX_PLAN.variant.uid),
    sekeranjangOrderPath(NETFLIX_PLAN.variant.uid),
    sekurbanOrderPath(NETFLIX_PLAN.variant.uid),
    '/seglowup/confirmation?variant=1',
  ])('of another product line says it too, alone where it is not for sale: %s', async (path) => {
    serve([]);
    open(path);
    expect(title()).toBe('Masuk untuk memesan');
    await waitFor(() => expect(document.querySelector('.skeleton')).toBeNull());
    expect(screen.getByText(SAYS)).toBeTruthy();
  });
});

it('on the way to another page that asks for it says what that is', () => {
  open('/user/order/details?orderUid=1');
  expect(screen.getByText('Setelah masuk kamu lanjut ke pesananmu.')).toBeTruthy();
  cleanup();
  open('/setitip/order', RegisterPage);
  expect(screen.getByText('Setelah mendaftar kamu lanjut ke titipanmu.')).toBeTruthy();
  cleanup();
  open('/thankyou/event-registered');
  expect(screen.getByText('Setelah masuk kamu lanjut ke pendaftaran event-mu.')).toBeTruthy();
});

it.each(['/user/order', '/provider/netflix', '/merchandise', 'https://evil.example/provider/netflix?order=now'])(
  'a sign-in that leads to %s promises no order',
  (path) => {
    open(path);
    expect(title()).toBe('Masuk ke Patungan');
    expect(screen.queryByText(SAYS)).toBeNull();
  },
);

const season = (animalUid: string) => ({
  seasonUid: animalUid,
  name: 'Idul Adha 1448 H',
  day: '2027-05-16',
  ordersUntil: '2027-05-01T05:00:00Z',
  takesOrders: true,
  isRunning: true,
  mostInstalments: 4,
  note: '',
  animals: [
    {
      animalUid,
      animalCode: 'SP-A',
      name: 'Sapi A',
      kind: 'cow',
      kindLabel: 'Sapi',
      description: '',
      state: 'open',
      stateLabel: 'Dibuka',
      shares: 7,
      taken: 0,
      paid: 0,
      animalPrice: 2_900_000,
      fee: 100_000,
      price: 3_000_000,
      isAvailable: true,
      pictures: [],
      report: null,
    },
  ],
});
const basket = (sekeranjangUid: string) => ({
  sekeranjangUid,
  sekeranjangCode: 'BERAS',
  name: 'Beras 5 kg',
  picture: null,
  state: 'open',
  stateLabel: 'Dibuka',
  promoEndAt: 0,
  isAvailable: true,
  closedEarly: false,
  takesOrders: true,
  target: 3,
  maxBuyers: null,
  buyers: 0,
  placesLeft: null,
  price: 70_000,
  currentPrice: 70_000,
  bestPrice: 60_000,
  description: '',
  link: '',
  pictures: [],
  weightGrams: 5_000,
  tiers: [{ buyers: 3, price: 70_000 }],
});
const quote = (variantUid: string) => ({
  items: [
    {
      variantUid,
      slug: 'kaus',
      name: 'Kaus',
      variant: 'Hitam, L',
      picture: null,
      price: 120_000,
      quantity: 2,
      available: 9,
    },
  ],
  weightGrams: 400,
  goods: 240_000,
  shipping: [],
});
