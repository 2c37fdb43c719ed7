import { expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { OrderDetail } from '#contracts/sales/orders.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { subscriptionParts } from '../../products/subscriptions/order-parts';
import { planStep } from './next-step';
import { OrderNextStep } from './order-next-step';

const open = (kind: OrderDetail['kind'], more: object = {}) => {
  cleanup();
  const order = {
    kind,
    durationLabel: '1 bulan',
    status: ORDER_STATUS.completed,
    isReady: true,
    account: { uid: 'a' },
    group: {},
    ...more,
  } as OrderDetail;
  render(
    <MemoryRouter>
      <OrderNextStep order={order} parts={[subscriptionParts]} />
    </MemoryRouter>,
  );
};

it('of an active seat: a member reads where the access will be, whether it is a login or an invitation, a host that they manage it', () => {
  open('ready');
  expect(screen.getByText('Undangan atau data loginnya ada di halaman langganan.')).toBeTruthy();
  open('ready', { isReady: false });
  expect(screen.getByText('Langgananmu sedang disiapkan')).toBeTruthy();
  expect(screen.getByText(/Masa langgananmu dihitung sejak login atau undangan pertamamu siap/)).toBeTruthy();
  expect(screen.queryByText(/aktif/)).toBeNull();
  open('host');
  expect(screen.getByText(/Atur data login grup/)).toBeTruthy();
});

it('of a seat that has ended: that, when, by whose act, why, and what becomes of the money, and nothing of what is prepared', () => {
  const ended = {
    at: '2026-11-20T03:00:00.000Z',
    by: 'shop',
    why: 'Akun bermasalah',
    money: 'Rp61.000 akan dikembalikan.',
  };
  open('ready', { isReady: false, ended, providerSlug: 'netflix' });
  expect(screen.getByText('Langgananmu berakhir 20 Nov 2026')).toBeTruthy();
  const text = 'Kami yang mengakhirinya. Alasannya: Akun bermasalah. Rp61.000 akan dikembalikan.';
  expect(screen.getByText(text)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/disiapkan|kembali penuh/);
});

it.each([
  [
    ORDER_STATUS.awaitingConfirmation,
    'Pesanan ini tidak jadi',
    /Buktimu tetap kami cek.*Berikutnya: uang yang sudah masuk kembali/,
  ],
  [ORDER_STATUS.expired, 'Pesanan ini kami tutup lebih awal', /Jangan transfer lagi/],
])(
  'of an order in status %s whose slot or season has ended early: why, and what becomes of the money',
  (status, title, words) => {
    const of = { productLine: 'qurban', status, closedEarly: 'Pendaftaran kami tutup lebih awal. Alasannya: Banjir.' };
    open('ready', { ...of, orderUid: 'o', customerUid: 'c' });
    expect(screen.getByText(title)).toBeTruthy();
    expect(document.body.textContent).toMatch(/Alasannya: Banjir\./);
    expect(document.body.textContent).toMatch(words);
    expect(document.body.textContent).not.toMatch(/langsung kami proses|sudah lewat/);
  },
);

it('of an order that an admin has cancelled: why, in place of the history', () => {
  const closedEarly = 'Kami yang membatalkannya. Alasannya: Grup ditutup.';
  const cancelled = { status: ORDER_STATUS.cancelled, statusLabel: 'Dibatalkan', orderNumber: 'PTG-1' };
  open('ready', { ...cancelled, productLine: 'qurban', closedEarly });
  expect(screen.getByText('Dibatalkan')).toBeTruthy();
  expect(document.body.textContent).toContain(`${closedEarly} Jangan transfer lagi, ya.`);
});

it('what an order came without comes before everything else', () => {
  const first = {
    title: 'Lengkapi dulu syaratnya',
    text: 'Centang dulu.',
    action: 'Lengkapi sekarang',
    path: '/jawab',
  };
  open('ready', { status: ORDER_STATUS.awaitingPayment, first });
  expect(screen.getByText('Lengkapi dulu syaratnya')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/jawab');
});

it.each([
  [{}, /^Langsung diproses/],
  [{ needsTv: true }, /selama slot TV/],
  [{ startsWhenConfirmed: 5 }, /^Bayar sekarang\. Diproses begitu 5 orang/],
  [{ isPo: true }, /^Pesan gratis\. Bayar setelah/],
  [{ isHost: true }, /kami kabari kapan kamu berlangganan/],
  [{ isHost: true, startsWhenConfirmed: 5 }, /Begitu 5 orang terkonfirmasi kami kabari, baru kamu beli/],
])('before the order, of a plan %j: what it waits for', (plan, text) => {
  const ready = { isHost: false, isPo: false, needsTv: false, startsWhenConfirmed: null };
  expect(planStep({ ...ready, ...plan })).toMatch(text);
});

const openHost = (seat: keyof typeof ACCOUNT_STATUS, why: string | null = null) =>
  open('host', {
    orderUid: 'o',
    customerUid: 'c',
    status: ORDER_STATUS.processing,
    account: { uid: 'a', status: ACCOUNT_STATUS[seat] },
    timeline: [
      { subject: 'order', why: 'Pesanan host' },
      { subject: 'host', why: null },
      { subject: 'host', why },
    ],
  });

it('of a group that fills: how many are missing, also once the seat is paid', () => {
  open('pre-order', { status: ORDER_STATUS.waitingForGroup, group: { taken: 1, size: 2, freeHostSeats: 0 } });
  expect(screen.getByText('Menunggu 1 orang lagi')).toBeTruthy();
  open('pre-order', { status: ORDER_STATUS.waitingForGroup, group: { taken: 1, size: 2, freeHostSeats: 1 } });
  expect(screen.getByText('Menunggu host')).toBeTruthy();
  open('pre-order', { status: ORDER_STATUS.waitingForGroup, group: { taken: 2, size: 2, freeHostSeats: 0 } });
  expect(screen.getByText('Grupmu sudah penuh')).toBeTruthy();
  const account = { uid: 'a', status: ACCOUNT_STATUS.pending, why: 'Menunggu 1 orang lagi' };
  open('pre-order', { status: ORDER_STATUS.processing, account });
  expect(screen.getByText(/^Menunggu 1 orang lagi\. Kursimu aman\./)).toBeTruthy();
});

it('of a group that fills: a friend can be asked, nothing is paid and nothing runs out, and when the money would come back', () => {
  const waits = { status: ORDER_STATUS.waitingForGroup, providerSlug: 'zap', providerName: 'Zap' };
  const group = { uid: 'g', size: 5, taken: 3, freeHostSeats: 0, heldSeats: 0 };
  const account = { uid: 'a', role: 'regular', variantUid: 'v' };
  open('pre-order', { ...waits, account, group });
  expect(screen.getByRole('button', { name: 'Ajak teman' })).toBeTruthy();
  expect(document.body.textContent).toMatch(/Belum perlu bayar.*tanpa batas waktu.*boleh batal kapan saja/);
  expect(document.body.textContent).toMatch(/Siap maks\. 72 jam setelah lunas/);
  open('pre-order', { ...waits, account, group: { ...group, heldSeats: 2 } });
  expect(screen.queryByRole('button')).toBeNull();
  open('pre-order', { ...waits, account, group: { ...group, taken: 5 } });
  expect(screen.queryByRole('button')).toBeNull();
});

it('of an e-mail that is not verified: that a seat which waits has no end is not said', () => {
  const group = { uid: 'g', size: 5, taken: 3, freeHostSeats: 0, heldSeats: 0 };
  open('pre-order', { status: ORDER_STATUS.waitingForGroup, group, verifyBy: '2026-12-01T03:00:00.000Z' });
  expect(document.body.textContent).not.toMatch(/tanpa batas waktu/);
});

it('of a host whose purchase was rejected: the reason, and where to send it again', () => {
  openHost('waitingForFollowUp', 'Nominal tidak terbaca');
  expect(screen.getByText('Bukti pembelianmu ditolak')).toBeTruthy();
  expect(screen.getByText('Nominal tidak terbaca')).toBeTruthy();
  const again = screen.getByRole<HTMLAnchorElement>('link', { name: 'Kirim ulang bukti' });
  expect(again.getAttribute('href')).toBe('/thankyou/user-host?order_uid=o&customer_uid=c');
  openHost('waitingForFollowUp');
  expect(screen.getByText(/tidak bisa kami cocokkan/)).toBeTruthy();
});

it('of a host whose purchase is verified: not that it is still being checked', () => {
  openHost('waitingForConfirmation');
  expect(screen.getByText('Bukti pembelianmu sedang dicek')).toBeTruthy();
  openHost('pending');
  expect(screen.queryByText(/sedang dicek/)).toBeNull();
});

it('of a rejected proof: the admin’s words stay a line of their own', () => {
  open('ready', {
    status: ORDER_STATUS.awaitingPayment,
    dueAt: '2026-11-24T03:00:00.000Z',
    payment: { state: 'rejected', reason: 'Kirim foto yang jelas ya' },
  });
  expect(screen.getByText(/Kirim foto/).textContent).toMatch(/^Kirim foto yang jelas ya\.\nKirim bukti baru sebelum/);
});

it('of a plan on schedule: the next instalment by its day, and no proof that is sent again', () => {
  const plan = { amount: 1_625_000, received: 1_625_000, total: 3_250_000, dueAt: '2027-02-14T03:00:00.000Z' };
  const order = { status: ORDER_STATUS.awaitingPayment, dueAt: plan.dueAt, payment: { state: 'confirmed' } };
  open('ready', { ...order, additionalOrder: { ...plan, instalment: 2, isLate: false } });
  expect(screen.getByText(/^Cicilan berikutnya Rp\s?1\.625\.000$/)).toBeTruthy();
  expect(screen.getByText(/^Paling lambat 14 Feb/)).toBeTruthy();
  expect(screen.getByRole('link').textContent).toBe('Bayar cicilan');
  open('ready', { ...order, additionalOrder: { ...plan, instalment: null, isLate: false } });
  expect(screen.getByRole('link').textContent).toBe('Bayar sisanya');
});

it('of the last proof that is taken: whom to ask, and no way to send another one', () => {
  open('ready', {
    status: ORDER_STATUS.awaitingPayment,
    dueAt: '2026-11-24T03:00:00.000Z',
    payment: { state: 'rejected', reason: 'Foto buram', isLast: true },
  });
  expect(screen.getByText(/Foto buram/).textContent).toContain('Hubungi kami');
  expect(screen.queryByRole('link', { name: 'Kirim bukti baru' })).toBeNull();
});

it('of a rejected proof: why, and that another proof is wanted, no second transfer', () => {
  const payment = { state: 'rejected', reason: 'Foto buram', isLast: false };
  open('ready', { status: ORDER_STATUS.awaitingPayment, dueAt: '2026-11-24T03:00:00.000Z', payment });
  expect(screen.getByText(/Foto buram/).textContent).toMatch(
    /^Foto buram\.\nKirim bukti baru sebelum Sel, 24 Nov 2026, 10\.00 WIB, ya\. Kalau sudah transfer, jangan transfer lagi\.$/,
  );
  expect(screen.getByRole('link', { name: 'Kirim bukti baru' }).getAttribute('href')).toMatch(/#bukti$/);
});

it('of an order that was closed with its last proof: that, and not that the time to pay is over', () => {
  open('ready', { status: ORDER_STATUS.expired, payment: { state: 'rejected', reason: 'Foto buram.', isLast: true } });
  expect(screen.getByText(/Foto buram\. Ini bukti kelima/).textContent).toContain('Hubungi kami');
  expect(screen.queryByText(/Batas waktu bayar sudah lewat/)).toBeNull();
});

it('of a pre-order that is not full any more: the deadline stands still, and it is said', () => {
  const waits = { status: ORDER_STATUS.awaitingPayment, payment: null, additionalOrder: null, first: null };
  open('pre-order', { ...waits, dueAt: null });
  expect(screen.getByText(/batas waktu bayarmu berhenti dulu/)).toBeTruthy();
  open('pre-order', { ...waits, dueAt: '2026-11-21T03:00:00.000Z' });
  expect(screen.queryByText(/berhenti dulu/)).toBeNull();
});

it('of a proof that is being checked or still to be sent: what the seat waits for comes next, after the payment, and is not what happens now', () => {
  const checked = { status: ORDER_STATUS.awaitingConfirmation, payment: { state: 'submitted' } };
  open('ready', checked);
  expect(screen.getByText('Berikutnya:').closest('p')!.textContent).toMatch(/^Berikutnya: begitu cocok/);
  const waits = { title: 'Menunggu 1 orang lagi', text: 'Siap maks. 72 jam setelah lunas.' };
  for (const status of [ORDER_STATUS.awaitingConfirmation, ORDER_STATUS.awaitingPayment]) {
    open('ready', { ...checked, status, waits });
    const next = screen.getByText('Berikutnya:').closest('p')!.textContent;
    expect(next).toBe('Berikutnya: setelah lolos cek, menunggu 1 orang lagi. Siap maks. 72 jam setelah lunas.');
    expect(screen.queryByText(/^Menunggu 1 orang lagi/)).toBeNull();
  }
});

it('of a proof that is being checked, at night: the next opening, by the moment at which it was sent', () => {
  jest.useFakeTimers({ now: new Date('2026-11-30T15:27:00.000Z') });
  const says = (submittedAt: string) => {
    open('ready', { status: ORDER_STATUS.awaitingConfirmation, payment: { state: 'submitted', submittedAt } });
    return document.body.textContent;
  };
  const words = [says('2026-11-30T15:20:00.000Z'), says('2026-11-30T10:19:00.000Z')];
  jest.useRealTimers();
  expect(words[0]).toContain('Kami cek mulai besok 09.00 WIB.');
  expect(words[1]).toContain('Belum sempat kami cek, kami lanjutkan besok 09.00 WIB.');
  expect(words.join()).not.toContain('hari itu juga');
});

it('of a proof that is being checked: whom to ask and what to do about a wrong picture, and nothing that leads back to its payment', () => {
  document.documentElement.dataset.shop = JSON.stringify({ whatsapp: '6281234567890' });
  const sent = { status: ORDER_STATUS.awaitingConfirmation, payment: { state: 'submitted' }, orderNumber: 'PTG-1' };
  open('ready', sent);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Tanya lewat WhatsApp']);
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/PTG-1$/);
  expect(document.body.textContent).toContain('Salah unggah? Kirim foto yang benar lewat WhatsApp');
  open('ready', { ...sent, closedEarly: 'Slot ini dibatalkan.' });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Tanya lewat WhatsApp']);
  delete document.documentElement.dataset.shop;
  open('ready', sent);
  expect(screen.getByRole('link', { name: 'Hubungi kami' }).getAttribute('href')).toBe('/contact?order=PTG-1');
});

it('of a cancelled order: where to turn with money that was sent', () => {
  open('ready', { status: ORDER_STATUS.cancelled, statusLabel: 'Dibatalkan', orderNumber: 'PTG-1' });
  expect(screen.getByRole('link', { name: 'hubungi kami' }).getAttribute('href')).toBe('/contact?order=PTG-1');
});

it('of a cancelled order whose money is credit: where it is, and nothing of a transfer', () => {
  const refund = { used: 0, reason: 'Batal', requestedAt: '2026-11-20T03:00:00.000Z', paidAt: null, givenBack: null };
  const refunds = [{ ...refund, amount: 54_000, state: 'credited' as const }];
  for (const status of ['cancelled', 'expired'] as const) {
    open('ready', { status: ORDER_STATUS[status], statusLabel: 'Ditutup', orderNumber: 'PTG-1', refunds });
    expect(document.body.textContent).toContain('Pesanan ini sudah ditutup. Rp54.000 jadi kreditmu.');
    expect(document.body.textContent).not.toContain('sudah transfer');
  }
});
