import { afterAll, afterEach, beforeEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import type { MembershipDetail } from '#contracts/products/subscriptions/memberships.http';
import type { OrderDetail } from '#contracts/sales/orders.http';
import { DAY_MS } from '#domain/platform/durations';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { NETFLIX_ORDER } from '../../../sales/orders/test/netflix-order';
import { MembershipPage } from './membership.page';

const { showModal, close } = HTMLDialogElement.prototype;
afterAll(() => void Object.assign(HTMLDialogElement.prototype, { showModal, close }));

const SEAT = '10000000-0000-4000-8000-000000000001';
const HOST = '10000000-0000-4000-8000-000000000002';
const host = {
  seatNumber: 1,
  role: 'host',
  name: 'B**i',
  status: 3,
  statusLabel: 'Active',
  hasAccess: true,
  waitsForGroup: false,
  isMe: false,
} as const;
const active: MembershipDetail = {
  accountUid: SEAT,
  orderUid: SEAT,
  orderNumber: 'PTG-1',
  providerName: 'Spotify',
  providerColor: '#1db954',
  packageName: 'Member',
  durationLabel: '1 bulan',
  groupUid: SEAT,
  groupName: 'Spotify #7',
  size: 5,
  taken: 1,
  freeHostSeats: 0,
  heldSeats: 0,
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
  kind: 'ready',
  activatedAt: '2026-11-01T03:00:00.000Z',
  loginDueAt: null,
  members: [host],
  invite: null,
  isInvited: false,
  buyer: 'shop',
  hasHost: true,
  hostReads: true,
  hostPayments: [],
  isUnpaid: false,
  renewal: null,
  review: { mayWrite: false, own: null },
  waiting: null,
  leaving: { possible: true, as: 'leave', money: 'Tidak ada uang yang kembali.' },
};

let shown: MembershipDetail;
let order: OrderDetail;
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
  order = NETFLIX_ORDER;
  globalThis.fetch = async (url) => {
    const { pathname } = new URL(String(url), 'http://x');
    const data = pathname.endsWith(SEAT) ? shown : pathname.endsWith('/detail') ? order : [];
    return new Response(JSON.stringify({ data, meta: { status: 200 } }));
  };
});
afterEach(cleanup);

async function open(seat: MembershipDetail): Promise<void> {
  shown = seat;
  const router = createMemoryRouter([{ path: '/', Component: MembershipPage }], {
    initialEntries: [`/?accountUid=${SEAT}`],
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByText(/^Nomor 2/);
}

it('the page of a seat shows its group and who is in it', async () => {
  await open(active);
  expect(screen.getByText('1 dari 5 anggota')).toBeTruthy();
  expect(screen.getByText('B**i')).toBeTruthy();
});

it.each([
  [true, /^Dibaca host grupmu dan tim kami\./],
  [false, /^Dibaca tim kami\./],
])('says who reads along what a member writes: a host that has bought: %s', async (hostReads, words) => {
  await open({ ...active, hostReads });
  expect(await screen.findByText(words)).toBeTruthy();
});

const ZAP = { code: 'ZAP-7KQ2', treatments: 8, useBy: '2026-12-30T16:59:59.999Z' };
const series = (state: string, used: number) =>
  ({ ...active, hasHost: false, withVoucher: true, voucher: { ...ZAP, state, used } }) satisfies MembershipDetail;
it.each([
  ['issued', 0, 'Pakai yang pertama paling lambat Rab, 30 Des 2026, 23.59 WIB.'],
  ['in-use', 3, '3 dari 8 perawatan terpakai.'],
  ['expired', 0, 'Hangus: tidak dipakai sampai Rab, 30 Des 2026, 23.59 WIB.'],
])('a seat of a series has its voucher in place of a login: %s', async (state, used, words) => {
  await open(series(state, used));
  expect(screen.getByText('ZAP-7KQ2')).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Rincian voucher' }).getAttribute('href')).toContain('/user/order/details');
  expect(document.body.textContent).not.toMatch(/login|dijamin sampai/i);
});

it('a paid seat of a series that is not bought waits for its voucher, not for a login', async () => {
  await open({ ...series('issued', 0), voucher: null, status: ACCOUNT_STATUS.pending, activatedAt: null });
  expect(screen.getByText(/^Voucher terbit begitu serinya dibeli/)).toBeTruthy();
  expect(screen.queryByText('Data login')).toBeNull();
});

const RENEWAL: NonNullable<MembershipDetail['renewal']> = {
  periods: [],
  isStopped: false,
  graceEndsAt: null,
  invoicedAt: '2026-12-20T02:00:00.000Z',
  invoice: null,
  options: [
    { variantUid: SEAT, durationLabel: '1 bulan', amount: 54_000, endsAt: '2027-01-26T16:59:59.999Z' },
    { variantUid: HOST, durationLabel: '3 bulan', amount: 150_000, endsAt: '2027-03-26T16:59:59.999Z' },
  ],
  actions: ['renew', 'stop'],
};
it.each([
  [false, true],
  [true, false],
])('of a provider that invites (%s) a lapsed seat says that a login is hidden: %s', async (isInvited, isSaid) => {
  const renewal = { ...RENEWAL, graceEndsAt: '2026-12-29T16:59:59.999Z', actions: [] };
  const status = ACCOUNT_STATUS.waitingForFollowUp;
  await open({ ...active, status, renewsAt: '2026-12-26T16:59:59.999Z', renewal, isInvited });
  expect(screen.getByText(/Begitu perpanjangannya terkonfirmasi/)).toBeTruthy();
  expect(screen.queryByText(/Data loginnya kami sembunyikan/) !== null).toBe(isSaid);
});

const renewable = { ...active, renewsAt: '2026-12-26T16:59:59.999Z', renewal: RENEWAL };
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent.trim());

it('a seat that can be used has its login first, and its renewal folded below while its end is far', async () => {
  await open({ ...renewable, renewsAt: '2999-12-26T16:59:59.999Z' });
  expect(screen.getByText('Aktif sejak')).toBeTruthy();
  expect(headings().slice(0, 2)).toEqual(['Data login', 'Dibayar sampai']);
  const card = screen.getByRole('region', { name: 'Dibayar sampai' });
  expect(card.textContent).toMatch(/Tagihan berikutnya .*Rp/);
  expect(within(card).getByText('Atur perpanjangan').closest('details')!.open).toBe(false);
});

it('the day on which its next period is to be paid, or its seat is kept, has the hour at which that ends', async () => {
  // Moved to an hour after opening, as every deadline.
  const dueAt = '2999-12-05T03:00:00.000Z';
  const words = /Kam, 5 Des 2999, 10\.00 WIB/;
  const invoice = { ...INVOICE, dueAt };
  await open({ ...renewable, renewalDue: { amount: invoice.amount, dueAt }, renewal: { ...RENEWAL, invoice } });
  expect(screen.getByText(/Bayar paling lambat/).textContent).toMatch(words);
  cleanup();
  await open({ ...renewable, renewal: { ...RENEWAL, graceEndsAt: dueAt } });
  expect(screen.getByText(/Kursimu kami simpan sampai/).textContent).toMatch(words);
});

it('near its end the renewal stands above the login, with its button at hand', async () => {
  await open({ ...renewable, renewsAt: new Date(Date.now() + 6 * DAY_MS).toISOString() });
  expect(headings().slice(0, 2)).toEqual(['Dibayar sampai', 'Data login']);
  expect(screen.getByRole('button', { name: 'Perpanjang sekarang' }).closest('details')).toBeNull();
});

it('a renewal that costs something else by now is not asked for: the dialog says so, and keeps the length that was chosen', async () => {
  await open(renewable);
  const read = globalThis.fetch;
  const sent: unknown[] = [];
  globalThis.fetch = async (url, init) => {
    if (!String(url).endsWith('/renew')) return read(url, init);
    sent.push(JSON.parse(String(init?.body)));
    if (sent.length > 1) return new Response(JSON.stringify({ data: { uid: SEAT }, meta: { status: 200 } }));
    const options = [RENEWAL.options[0]!, { ...RENEWAL.options[1]!, amount: 170_000 }];
    shown = { ...renewable, renewal: { ...RENEWAL, options } };
    const message = 'Totalnya sekarang Rp170.000, bukan lagi Rp150.000. Kalau kamu setuju, tekan sekali lagi.';
    const refused = { meta: { status: 409, code: 'PRICE_CHANGED', message }, errors: [{ field: 'total', message }] };
    return new Response(JSON.stringify(refused), { status: 409 });
  };
  fireEvent.click(screen.getByRole('button', { name: 'Perpanjang sekarang' }));
  const three = () => screen.getByRole<HTMLInputElement>('radio', { name: /3 bulan/ });
  fireEvent.click(three());
  fireEvent.click(screen.getByRole('button', { name: 'Lanjut bayar' }));
  expect(await screen.findByText(/Rp170\.000, bukan lagi Rp150\.000/)).toBeTruthy();
  expect(await screen.findByText('Rp170.000')).toBeTruthy();
  expect(three().checked).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Lanjut bayar' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([150_000, 170_000].map((total) => ({ variantUid: HOST, total })));
});

const unpaid = {
  ...active,
  status: ACCOUNT_STATUS.registered,
  statusLabel: 'Registered',
  orderStatus: ORDER_STATUS.awaitingPayment,
  hasAccess: false,
  activatedAt: null,
  isUnpaid: true,
};

it('an unpaid seat says on top until when, and is paid there; there is no login to show before', async () => {
  order = { ...NETFLIX_ORDER, status: ORDER_STATUS.awaitingPayment, dueAt: '2026-11-29T02:00:00.000Z' };
  await open(unpaid);
  expect(await screen.findByText(/Bayar sebelum .*29 Nov 2026, 09.00 WIB\./)).toBeTruthy();
  const pay = screen.getByRole('link', { name: 'Bayar sekarang' });
  expect(pay.compareDocumentPosition(screen.getByText('Nomor 2')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getAllByText('Menunggu pembayaranmu')).toHaveLength(1);
  expect(headings()).not.toContain('Data login');
});

it('a seat that is prepared has the sentence and the next step of its order, without a link to itself', async () => {
  order = { ...NETFLIX_ORDER, isReady: false };
  await open({ ...renewable, hasAccess: false });
  expect(await screen.findByText('Langgananmu sedang disiapkan')).toBeTruthy();
  expect(
    screen.getByText(
      /kamu coba masuk\. Siap maks\. 72 jam setelah lunas\. Belum siap\? Lapor atau minta uangmu kembali/,
    ),
  ).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Buka langganan' })).toBeNull();
});

it('a seat without access yet is prepared: what is waited for comes first, and no renewal is offered', async () => {
  await open({ ...renewable, hasAccess: false });
  expect(screen.queryByText('Aktif sejak')).toBeNull();
  expect(screen.getByText('Masa berjalan sejak').parentElement!.textContent).toContain('1 Nov 2026');
  expect(headings().slice(0, 2)).toEqual(['Data login', 'Dibayar sampai']);
  expect(screen.queryByRole('button', { name: 'Perpanjang sekarang' })).toBeNull();
});

const notBegun: MembershipDetail = {
  ...active,
  hasAccess: false,
  renewal: { ...RENEWAL, invoicedAt: null, options: [], actions: [] },
};

it('a seat without its first access says that its paid time has not begun, and names no date', async () => {
  order = { ...NETFLIX_ORDER, isReady: false };
  await open(notBegun);
  const card = screen.getByRole('region', { name: 'Masa langganan' });
  expect(card.textContent).toBe(
    'Masa langgananBelum mulaiSelama belum mulai, tidak ada hari yang hilang dan tidak ada tagihan perpanjangan.',
  );
  expect(screen.queryByText('Dibayar sampai')).toBeNull();
  expect(screen.queryByText(/Masa berjalan sejak|Aktif sejak/)).toBeNull();
});

it('such a seat says until when the host stores the login, and that a proof of its renewal is checked', async () => {
  const invoice = {
    number: 'INV-2',
    amount: 54_000,
    credit: 0,
    dueAt: '2026-12-26T16:59:59.999Z',
    endsAt: '2027-01-26T16:59:59.999Z',
    isBeingChecked: true,
  };
  await open({
    ...notBegun,
    loginDueAt: '2026-11-29T02:00:00.000Z',
    renewal: { ...notBegun.renewal!, invoice },
  });
  const card = screen.getByRole('region', { name: 'Masa langganan' });
  expect(card.textContent).toMatch(/Host memasukkan loginnya paling lambat .*29 Nov 2026, 09.00 WIB\./);
  expect(card.textContent).toContain('Buktimu sedang kami periksa');
});

it('with the access its time counts from that day', async () => {
  const period = { startsAt: '2026-11-24T02:00:00.000Z', endsAt: '2026-12-24T16:59:59.999Z', amount: 54_000 };
  await open({ ...renewable, renewsAt: period.endsAt, renewal: { ...RENEWAL, periods: [period] } });
  expect(screen.getByText('Aktif sejak').parentElement!.textContent).toContain('24 Nov 2026');
  expect(screen.getByText('24 Des 2026')).toBeTruthy();
});

const INVOICE = {
  number: 'INV-2',
  amount: 54_000,
  credit: 20_000,
  dueAt: '2026-12-26T16:59:59.999Z',
  endsAt: '2027-01-26T16:59:59.999Z',
  isBeingChecked: false,
};

it('near its end such a seat can be renewed all the same: its invoice is open', async () => {
  const renewalDue = { amount: INVOICE.amount, dueAt: INVOICE.dueAt };
  const renewal = { ...RENEWAL, invoicedAt: null, invoice: INVOICE };
  await open({ ...renewable, hasAccess: false, renewalDue, renewal });
  expect(screen.getByText(/Rp20\.000 sudah dibayar dengan kreditmu\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Bayar perpanjangan' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ganti lama langganan' })).toBeTruthy();
});

it('after its last proof was rejected the renewal does not invite to pay, and says whom to ask', async () => {
  await open({ ...renewable, renewalDue: null, renewal: { ...RENEWAL, invoicedAt: null, invoice: INVOICE } });
  expect(screen.queryByRole('link', { name: 'Bayar perpanjangan' })).toBeNull();
  expect(screen.getByText(/Sudah lima kali kami tolak.*Jangan transfer lagi, ya\./)).toBeTruthy();
});

it('of a host says on top what its members wait for, with the hour, and their messages come first', async () => {
  const reported = { uid: HOST, memberName: 'B**i', reasonLabel: 'Login-nya ditolak', isAnswered: true };
  await open({
    ...active,
    role: 'host',
    hostDuties: [
      { kind: 'claim', claim: reported, dueAt: '2026-11-29T02:00:00.000Z', isLate: true },
      { kind: 'login', claim: null, dueAt: null, isLate: false },
    ],
  });
  const duties = within(screen.getByRole('region', { name: 'Menunggu kamu' }));
  expect(duties.getByText(/“Login-nya ditolak.” Bereskan seharusnya .*29 Nov 2026, 09.00 WIB/)).toBeTruthy();
  expect(duties.getByText('Anggotamu belum bisa masuk.')).toBeTruthy();
  expect(duties.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Lihat percakapan',
    'Simpan sekarang',
  ]);
  expect(headings()[0]).toBe('Percakapan');
});

it('of a host calls the own reimbursement theirs, and of others the host by the masked name', async () => {
  const payment = {
    hostName: 'H***a',
    state: 'scheduled',
    providerPrice: 186_000,
    hostShare: 46_500,
    transferFee: 750,
    correction: 0,
    amount: 138_750,
    isAboveLimit: false,
    dueAt: '2026-11-30T03:00:00.000Z',
    paidAt: null,
    givenBack: null,
  } as const;
  const hostPayments = [
    { ...payment, isMine: true },
    { ...payment, isMine: false, dueAt: '2026-10-30T03:00:00.000Z' },
  ];
  await open({ ...active, role: 'host', buyer: 'host', hostPayments });
  const money = within(screen.getByRole('region', { name: 'Ke mana uangnya' }));
  const rows = money.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/^Kamu \(host\)Dijadwalkan 30 Nov 2026.*Bagianmu sebagai anggota.*Kamu akan menerima/);
  expect(rows[1]).toMatch(/^Host H\*\*\*a.*Bagian host sebagai anggota.*Host akan menerima/);
});

const PAYMENT = {
  hostName: 'H***a',
  isMine: true,
  state: 'scheduled',
  providerPrice: 186_000,
  hostShare: 46_500,
  transferFee: 750,
  correction: 0,
  amount: 138_750,
  isAboveLimit: false,
  dueAt: '2026-11-30T03:00:00.000Z',
  paidAt: null,
  givenBack: null,
} as const;

it('tells the host first what money comes and when; with a login to store, that comes before', async () => {
  const hosting: MembershipDetail = { ...active, role: 'host', buyer: 'host', hostPayments: [PAYMENT] };
  await open(hosting);
  const card = screen.getByRole('region', { name: 'Akan diterima' });
  expect(card.textContent).toMatch(/Rp138\.750Ditransfer paling cepat .*30 Nov 2026, 10.00 WIB\./);
  expect(headings().slice(0, 2)).toEqual(['Akan diterima', 'Data login']);
  cleanup();
  await open({ ...hosting, hostDuties: [{ kind: 'login', claim: null, dueAt: null, isLate: false }] });
  expect(headings().slice(0, 2)).toEqual(['Data login', 'Akan diterima']);
});

it.each([
  ['scheduled', true],
  ['approved', false],
] as const)('a corrected reimbursement that is %s: its amount is not certain: %s', async (state, isUncertain) => {
  const hostPayments = [{ ...PAYMENT, state, correction: -20_000, amount: 118_750 }];
  await open({ ...active, role: 'host', buyer: 'host', hostPayments });
  for (const name of ['Akan diterima', 'Ke mana uangnya']) {
    const { textContent } = screen.getByRole('region', { name });
    expect(textContent!.includes('Koreksinya belum disetujui, jadi jumlahnya belum pasti.')).toBe(isUncertain);
  }
});

it('a reimbursement above the limit that no second admin has approved is not certain, wherever it stands', async () => {
  const hostPayments = [{ ...PAYMENT, isAboveLimit: true }];
  await open({ ...active, role: 'host', buyer: 'host', hostPayments });
  for (const name of ['Akan diterima', 'Ke mana uangnya'])
    expect(screen.getByRole('region', { name }).textContent).toMatch(/di atas batas, .*jumlahnya belum pasti/);
});

it.each([
  ['the host of others', { role: 'regular' }, { isMine: false }],
  ['money that was paid', { role: 'host' }, { paidAt: '2026-11-30T03:00:00.000Z' }],
] as const)('of %s nothing is to come', async (_, seat, payment) => {
  await open({ ...active, ...seat, buyer: 'host', hostPayments: [{ ...PAYMENT, ...payment }] });
  expect(screen.queryByText('Akan diterima')).toBeNull();
});

const asked = { kind: 'buy', dueAt: '2026-11-29T02:00:00.000Z', isLate: false } as const;

it('a host who is asked to buy reads on top what and until when, instead of a step that says to look it up', async () => {
  order = { ...NETFLIX_ORDER, kind: 'host', status: ORDER_STATUS.processing };
  const buying = { ...active, role: 'host', kind: 'host', purchaseDue: asked, activatedAt: null } as const;
  await open({ ...buying, status: ACCOUNT_STATUS.registered, orderStatus: ORDER_STATUS.processing });
  const duties = within(screen.getByRole('region', { name: 'Menunggu kamu' }));
  expect(duties.getByText('Beli Spotify dan kirim buktinya')).toBeTruthy();
  expect(duties.getByText(/^Paling lambat .*29 Nov 2026, 09.00 WIB\.$/)).toBeTruthy();
  expect(duties.getByRole('link', { name: 'Buka halaman host' })).toBeTruthy();
  expect(screen.queryByText('Lihat dulu kapan membeli')).toBeNull();
});

it('of a proof that was sent back the deadline stands above the reason, and the way to send another one once', async () => {
  order = {
    ...NETFLIX_ORDER,
    kind: 'host',
    status: ORDER_STATUS.processing,
    account: { ...NETFLIX_ORDER.account!, status: ACCOUNT_STATUS.waitingForFollowUp },
  };
  const late = { ...asked, isLate: true };
  const sentBack = { ...active, role: 'host', kind: 'host', purchaseDue: late, activatedAt: null } as const;
  await open({ ...sentBack, status: ACCOUNT_STATUS.waitingForFollowUp, orderStatus: ORDER_STATUS.processing });
  expect(screen.getByText(/^Seharusnya .*29 Nov 2026, 09.00 WIB\.$/)).toBeTruthy();
  expect(await screen.findByText('Bukti pembelianmu ditolak')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /Kirim ulang bukti|Buka halaman host/ })).toHaveLength(1);
});

it('says once that a seat is prepared: each card beside it says something of its own', async () => {
  order = { ...NETFLIX_ORDER, isReady: false };
  await open(notBegun);
  await screen.findByText('Langgananmu sedang disiapkan');
  expect(document.body.textContent.match(/sedang disiapkan/gi)).toHaveLength(1);
  expect(document.body.textContent.match(/Pembayaranmu beres/g)).toHaveLength(1);
});

it('of a pre-order whose group fills it says how many are missing, that nothing is to be paid, and the word of its order', async () => {
  const filling = {
    status: ACCOUNT_STATUS.registered,
    statusLabel: 'Registered',
    orderStatus: ORDER_STATUS.waitingForGroup,
  };
  order = { ...NETFLIX_ORDER, kind: 'pre-order', status: ORDER_STATUS.waitingForGroup };
  await open({ ...active, ...filling, hasAccess: false, kind: 'pre-order', activatedAt: null, taken: 3 });
  expect(await screen.findByText('Menunggu 2 orang lagi')).toBeTruthy();
  expect(screen.getByText(/^Belum perlu bayar\./)).toBeTruthy();
  expect(screen.getAllByText('Menunggu grup').length).toBeGreaterThan(0);
  expect(screen.queryByText('Belum bayar')).toBeNull();
});

it('of a seat that has ended it says when and why, and shows no group any more', async () => {
  const ended = {
    at: '2026-11-20T03:00:00.000Z',
    by: 'shop',
    why: 'Akses tidak dipakai',
    money: 'Uangmu kembali.',
  } as const;
  await open({ ...active, status: ACCOUNT_STATUS.cancelled, statusLabel: 'Cancelled', members: [], ended });
  expect(screen.getByText('Berakhir 20 Nov 2026')).toBeTruthy();
  expect(screen.getByText(/Alasannya: Akses tidak dipakai\. Uangmu kembali\./)).toBeTruthy();
  expect(screen.queryByText(/dari 5 anggota|kursi kosong/)).toBeNull();
});

it('of a group with a free seat of a member it has a link for a friend; the seat of a host is none', async () => {
  const invite = { providerSlug: 'spotify', variantUid: SEAT };
  await open({ ...active, invite, taken: 2, freeHostSeats: 1 });
  expect(screen.getByText('Masih ada 2 kursi. Kenal yang juga mau?')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ajak teman' })).toBeTruthy();
  cleanup();
  await open({ ...active, invite, taken: 1, freeHostSeats: 1, heldSeats: 1 });
  expect(screen.getByText('Masih ada 2 kursi. Kenal yang juga mau?')).toBeTruthy();
  expect(screen.getByText('1 kursi disimpan untuk daftar tunggu')).toBeTruthy();
  cleanup();
  await open(active);
  expect(screen.queryByRole('button', { name: 'Ajak teman' })).toBeNull();
});
