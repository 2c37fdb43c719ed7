import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { GroupView, ProviderDetail, VariantView } from '#contracts/catalogue/catalogue.http';
import type { Membership } from '#contracts/products/subscriptions/memberships.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { clearSession, saveSession } from '../../../platform/session/session';
import { type OrderChoice, ProviderPage } from './provider.page';

const uid = (n: number): string => `10000000-0000-4000-8000-00000000000${n}`;
const [BRAND, FAMILY, MINE, OTHER] = [uid(1), uid(2), uid(3), uid(4)];
const VARIANT: VariantView = {
  uid: uid(5),
  packageUid: uid(6),
  packageName: 'Reguler',
  providerName: 'Netflix',
  familyUid: FAMILY,
  duration: 1,
  durationLabel: '1 bulan',
  grandTotal: 54_000,
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
};
const NETFLIX: ProviderDetail = {
  uid: BRAND,
  slug: 'netflix',
  name: 'Netflix',
  category: 'Streaming',
  type: 1,
  color: '#8a3a3a',
  tagline: 'Berempat',
  description: '',
  member: 4,
  groupSize: 4,
  isPo: false,
  isHost: false,
  notices: [],
  packages: [
    {
      uid: VARIANT.packageUid,
      name: 'Reguler',
      description: '',
      isHost: false,
      isPo: false,
      needsTv: false,
      eligibility: [],
      variants: [VARIANT],
    },
  ],
};
const groupOf = (groupUid: string, name: string): GroupView => ({
  uid: groupUid,
  name,
  familyUid: FAMILY,
  familyName: '1 bulan',
  size: 4,
  taken: 2,
  freeRegularSeats: 2,
  heldSeats: 0,
  freeHostSeats: 0,
  freeTvSlots: null,
  waitsFor: null,
  host: null,
  members: [1, 2].map((seatNumber) => ({
    seatNumber,
    role: 'regular',
    name: 'S**i',
    status: 3,
    statusLabel: 'Active',
    hasAccess: access,
    waitsForGroup: false,
  })),
});
const SEAT: Membership = {
  accountUid: uid(7),
  orderUid: uid(8),
  orderNumber: 'PTG-1',
  providerName: 'Netflix',
  providerColor: '#8a3a3a',
  packageName: 'Reguler',
  durationLabel: '1 bulan',
  groupUid: MINE,
  groupName: 'Grup 1',
  size: 4,
  taken: 2,
  freeHostSeats: 0,
  role: 'regular',
  seatNumber: 2,
  status: ACCOUNT_STATUS.active,
  statusLabel: 'Active',
  orderStatus: ORDER_STATUS.completed,
  hasAccess: true,
  renewsAt: null,
  withVoucher: false,
  voucher: null,
  ended: null,
  hostDuties: [],
  purchaseDue: null,
  renewalDue: null,
  why: null,
};

let seats: Membership[];
let asked: URL[];
let others: GroupView[];
let hasOther: boolean;
/** Of the members of the groups. */
let access: boolean;
beforeEach(() => {
  seats = [SEAT];
  asked = [];
  others = [];
  hasOther = true;
  access = true;
  globalThis.fetch = async (input) => {
    const url = new URL(String(input), 'http://shop.test');
    asked.push(url);
    const data = url.pathname.endsWith('/membership')
      ? seats
      : url.pathname.endsWith('/provider/detail')
        ? NETFLIX
        : url.pathname.endsWith('/wishlist')
          ? []
          : [groupOf(MINE, 'Grup 1'), ...(hasOther ? [groupOf(OTHER, 'Grup 2')] : []), ...others];
    return new Response(JSON.stringify({ data, meta: { status: 200, page: 1, limit: 5, total: hasOther ? 2 : 1 } }));
  };
});
afterEach(() => {
  cleanup();
  clearSession();
});

const signIn = () => saveSession({ accessToken: 'a', refreshToken: 'r' });
const order = jest.fn<(choice: OrderChoice) => void>();
async function open(search = ''): Promise<void> {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/provider?slug=netflix${search}`]}>
        <ProviderPage onOrder={order} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText(/Grup 1$/);
}
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const askedForSeats = () => asked.filter(({ pathname }) => pathname.endsWith('/membership'));

describe('a group in which the customer sits already', () => {
  const ownGroup = async () => (await screen.findByText('Grupmu: Grup 1')).closest<HTMLElement>('[data-own]')!;

  it('is theirs, with the way to their seat, and offers none; the others can be chosen', async () => {
    signIn();
    await open();
    const own = await ownGroup();
    expect(within(own).getByRole('link').getAttribute('href')).toContain(SEAT.accountUid);
    expect(own.textContent).toContain('S**iAktifKamuAktif');
    expect(own.textContent).not.toContain('kursi lagi');
    expect(screen.queryByRole('radio', { name: /Grup 1/ })).toBeNull();
    expect(radio(/Grup 2/).disabled).toBe(false);
    expect(radio(/paling cepat penuh/)).toBeTruthy();
    expect(screen.getAllByText('Kamu')).toHaveLength(1);
    expect(askedForSeats().map(({ searchParams }) => searchParams.get('providerUid'))).toEqual([BRAND]);
  });

  it('has the words of their membership for the others too: what is active without access is prepared', async () => {
    signIn();
    access = false;
    await open();
    expect((await ownGroup()).textContent).toContain('S**iDisiapkanKamuAktif');
  });

  it('is no group that fills for them: where it is the only open one, a new one is begun', async () => {
    hasOther = false;
    await open();
    expect(radio(/paling cepat penuh/)).toBeTruthy();
    cleanup();
    signIn();
    await open();
    await ownGroup();
    expect(radio(/Belum ada grup lain yang terbuka, jadi kamu yang pertama di grup baru/)).toBeTruthy();
    expect(screen.queryByText(/paling cepat penuh/)).toBeNull();
  });

  it('replaces the choice of the address', async () => {
    signIn();
    await open(`&group=${MINE}`);
    await waitFor(() => expect(radio(/Carikan grup untukku/).checked).toBe(true));
    fireEvent.click(screen.getAllByRole('button', { name: 'Pesan kursi kedua' })[0]!);
    expect(order.mock.lastCall![0].groupUid).toBeNull();
  });

  it('can be picked again once the seat is given back', async () => {
    seats = [{ ...SEAT, status: ACCOUNT_STATUS.cancelled }];
    signIn();
    await open();
    await waitFor(() => expect(askedForSeats()).toHaveLength(1));
    expect(radio(/Grup 1/).disabled).toBe(false);
    expect(screen.queryByText(/Grupmu/)).toBeNull();
  });
});

describe('an own seat that has not ended', () => {
  const renewsAt = '2026-12-24T16:59:59.999Z';
  const { active, pending, registered, cancelled } = ACCOUNT_STATUS;
  it.each<[string, Partial<Membership>]>([
    ['aktif sampai 24 Des 2026', { renewsAt }],
    ['disiapkan', { hasAccess: false, renewsAt }],
    [
      'menunggu host',
      { status: pending, orderStatus: ORDER_STATUS.processing, why: 'Menunggu host', hasAccess: false },
    ],
    ['menunggu host', { status: active, why: 'Menunggu host memasukkan login', hasAccess: false, renewsAt }],
    ['belum dibayar', { status: registered, orderStatus: ORDER_STATUS.awaitingPayment, hasAccess: false }],
  ])('is named before another one is ordered: %s', async (word, seat) => {
    seats = [{ ...SEAT, ...seat }];
    signIn();
    await open();
    const warning = await screen.findByText(/Pesan lagi hanya/);
    expect(warning.textContent).toBe(`Kamu sudah punya kursi Grup 1 (${word}). Pesan lagi hanya untuk orang lain.`);
    const buttons = screen.getAllByRole('button', { name: 'Pesan kursi kedua' });
    expect(buttons.map((button) => warning.compareDocumentPosition(button))).toEqual([
      Node.DOCUMENT_POSITION_FOLLOWING,
      Node.DOCUMENT_POSITION_FOLLOWING,
    ]);
  });

  it('has the same word in its group', async () => {
    seats = [{ ...SEAT, hasAccess: false, renewsAt }];
    signIn();
    await open();
    expect((await screen.findByText('Kamu')).closest('li')!.textContent).toContain('KamuDisiapkan');
  });

  it('is not one that was given back', async () => {
    seats = [{ ...SEAT, status: cancelled }];
    signIn();
    await open();
    await waitFor(() => expect(askedForSeats().length).toBeGreaterThan(0));
    expect(screen.queryByText(/sudah punya/)).toBeNull();
  });
});

describe('groups that cannot be chosen', () => {
  it('are folded, and say which seat is missing', async () => {
    others = [
      { ...groupOf(uid(9), 'Grup 3'), taken: 4, freeRegularSeats: 0 },
      { ...groupOf('10000000-0000-4000-8000-00000000000a', 'Grup 4'), taken: 3, freeRegularSeats: 0, freeHostSeats: 1 },
    ];
    await open();
    const folded = screen.getByText('2 grup lain belum bisa dipilih').closest('details')!;
    expect(folded.open).toBe(false);
    expect(folded.textContent).toMatch(/Grup 3Penuh.*Grup 4Kursi anggota penuh, menunggu host/);
    expect(folded.textContent).not.toContain('Grup 2');
  });
});

it('own seats are not requested for a visitor who is not signed in', async () => {
  await open();
  expect(asked.map(({ pathname }) => pathname.split('/customer/')[1])).toEqual([
    'provider/detail',
    'account/states',
    'account',
    'provider/review',
  ]);
  expect(radio(/Grup 1/).disabled).toBe(false);
});

it('the summary comes after both choices, of the plan and of the group', async () => {
  await open();
  const group = await screen.findByText('Pilih grup');
  const summary = document.querySelector('[aria-labelledby=ringkasan]')!;
  expect(group.compareDocumentPosition(summary) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
