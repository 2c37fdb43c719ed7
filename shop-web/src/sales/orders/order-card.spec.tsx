import { expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { OrderSummary } from '#contracts/sales/orders.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { closedOrderPath, orderPath } from '#contracts/shop-paths';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { subscriptionParts } from '../../products/subscriptions/order-parts';
import { OrderCard } from './order-card';

const buttons = (change: Partial<OrderSummary>) => {
  cleanup();
  const order = {
    orderUid: 'o',
    customerUid: 'c',
    productLine: 'subscriptions',
    kind: 'host',
    status: ORDER_STATUS.processing,
    providerName: 'Spotify',
    providerColor: '#1db954',
    packageName: 'Host',
    createdAt: '2026-11-20T03:00:00.000Z',
    dueAmount: null,
    ...change,
  } as OrderSummary;
  render(
    <MemoryRouter>
      <OrderCard order={order} parts={[subscriptionParts]} />
    </MemoryRouter>,
  );
  return screen
    .getAllByRole<HTMLAnchorElement>('link')
    .slice(1)
    .map((link) => [link.textContent, link.getAttribute('href')]);
};

const hostPage = '/thankyou/user-host?order_uid=o&customer_uid=c';

it('a host who still has to send the proof of the purchase finds the way in the list', () => {
  expect(buttons({ accountStatus: ACCOUNT_STATUS.registered })).toEqual([['Buka halaman host', hostPage]]);
  expect(buttons({ accountStatus: ACCOUNT_STATUS.waitingForFollowUp })).toEqual([['Kirim ulang bukti', hostPage]]);
});

it('a host whose proof is being checked and a member who has paid have no task', () => {
  expect(buttons({ accountStatus: ACCOUNT_STATUS.waitingForConfirmation })).toEqual([]);
  expect(buttons({ kind: 'ready', accountStatus: ACCOUNT_STATUS.registered })).toEqual([]);
  expect(buttons({ status: ORDER_STATUS.cancelled, accountStatus: ACCOUNT_STATUS.registered })).toEqual([]);
});

it('a customer who has to pay gets a link to the payment', () => {
  const toPay = { kind: 'ready', status: ORDER_STATUS.awaitingPayment, dueAt: null } as const;
  expect(buttons(toPay)).toEqual([['Bayar', '/payment?order_uid=o&customer_uid=c']]);
});

it('an order of which no further proof is taken leads to no payment, and says so', () => {
  const over = { status: ORDER_STATUS.awaitingPayment, dueAt: '2026-11-21T03:00:00.000Z', takesNoProof: true } as const;
  expect(buttons({ kind: 'ready', ...over })).toEqual([]);
  expect(document.body.textContent).toMatch(/Bukti lain tidak bisa dikirim lagi\..*hubungi kami/);
});

it('of an order that is paid in parts the card says how much is due, besides the whole', () => {
  const due = { kind: 'ready', status: ORDER_STATUS.awaitingPayment, dueAt: '2026-11-21T03:00:00.000Z' } as const;
  const words = (dueAmount: number) => {
    buttons({ ...due, grandTotal: 3_000_000, dueAmount });
    return screen.getByText(/^Bayar .*sebelum/).textContent;
  };
  expect(words(500_000)).toBe('Bayar Rp500.000 sebelum Sab, 21 Nov 2026, 10.00 WIB');
  expect(words(3_000_000)).toBe('Bayar sebelum Sab, 21 Nov 2026, 10.00 WIB');
});

it('the order of a seat has the word of its membership, and a closed one says how it was closed', () => {
  const word = (change: Partial<OrderSummary>) => {
    buttons({ kind: 'ready', isReady: false, statusLabel: 'Dibatalkan', ...change });
    return ['Belum dibayar', 'Menunggu grup', 'Disiapkan', 'Aktif', 'Dibatalkan'].filter((it) =>
      screen.queryByText(it),
    );
  };
  const { pending, active, cancelled, registered } = ACCOUNT_STATUS;
  expect(word({ status: ORDER_STATUS.awaitingPayment, accountStatus: registered, dueAt: null })).toEqual([
    'Belum dibayar',
  ]);
  expect(word({ accountStatus: pending })).toEqual(['Menunggu grup']);
  expect(word({ status: ORDER_STATUS.completed, accountStatus: active })).toEqual(['Disiapkan']);
  expect(word({ status: ORDER_STATUS.completed, accountStatus: active, isReady: true })).toEqual(['Aktif']);
  expect(word({ status: ORDER_STATUS.cancelled, accountStatus: cancelled })).toEqual(['Dibatalkan']);
});

it('a card says what happens now, as the page of its order does', () => {
  const line = (change: Partial<OrderSummary>, words: string) => {
    const group = { role: 'regular', why: null, size: 5, taken: 3, freeHostSeats: 0, renewalDue: null } as const;
    buttons({ kind: 'ready', isReady: false, seat: group, ...change });
    return screen.queryByText(words) !== null;
  };
  const { pending, active, registered, waitingForConfirmation } = ACCOUNT_STATUS;
  expect(line({ status: ORDER_STATUS.waitingForGroup, accountStatus: registered }, 'Menunggu 2 orang lagi')).toBe(true);
  const sent = { status: ORDER_STATUS.awaitingConfirmation, accountStatus: waitingForConfirmation } as const;
  jest.useFakeTimers({ now: new Date('2026-11-30T15:27:00.000Z') });
  const isSaid = line(sent, 'Buktimu sudah masuk. Kami cek mulai besok 09.00 WIB.');
  jest.useRealTimers();
  expect(isSaid).toBe(true);
  const seat = {
    role: 'regular',
    why: 'Menunggu host',
    size: 5,
    taken: 5,
    freeHostSeats: 0,
    renewalDue: null,
  } as const;
  // Its badge says that it waits for the host, the line what comes then.
  expect(line({ accountStatus: pending, seat }, 'Menunggu host')).toBe(true);
  expect(line({ accountStatus: pending, seat }, 'Kami carikan hostnya, lalu langganannya dibeli')).toBe(true);
  const prepared = 'Login atau undanganmu sedang disiapkan';
  expect(line({ status: ORDER_STATUS.completed, accountStatus: active }, prepared)).toBe(true);
  expect(line({ status: ORDER_STATUS.completed, accountStatus: active, isReady: true }, prepared)).toBe(false);
});

it('a card whose next period is to be paid says how much, until when, and leads to the payment', () => {
  const renewalDue = { amount: 27_000, dueAt: '2026-12-30T16:59:59.999Z' };
  const seat = { role: 'regular', why: null, size: 3, taken: 3, freeHostSeats: 0, renewalDue } as const;
  const running = {
    kind: 'ready',
    isReady: true,
    status: ORDER_STATUS.completed,
    accountStatus: ACCOUNT_STATUS.active,
  } as const;
  expect(buttons({ ...running, seat })).toEqual([['Bayar', '/payment?order_uid=o&customer_uid=c']]);
  expect(screen.getByText('Perpanjangan Rp27.000, bayar sampai Rab, 30 Des 2026, 23.59 WIB')).toBeTruthy();
  expect(buttons({ ...running, seat: { ...seat, renewalDue: null } })).toEqual([]);
});

it('an order whose seat has ended is said to have ended, with the day and by whose act', () => {
  const ended = {
    at: '2026-11-20T03:00:00.000Z',
    by: 'member',
    why: null,
    money: 'Tidak ada uang yang kembali.',
  } as const;
  buttons({
    kind: 'ready',
    status: ORDER_STATUS.completed,
    accountStatus: ACCOUNT_STATUS.cancelled,
    isReady: false,
    ended,
  });
  expect(screen.getByText('Berakhir')).toBeTruthy();
  expect(screen.queryByText('Disiapkan')).toBeNull();
  expect(screen.getByText(/^Berakhir 20 Nov 2026\. Kamu sendiri yang mengakhirinya\. Tidak ada uang/)).toBeTruthy();
});

it('a pre-order whose clock is stopped says so beside the button', () => {
  const words = () => screen.queryByText(/berhenti dulu sampai grupmu penuh lagi/) !== null;
  buttons({ kind: 'pre-order', status: ORDER_STATUS.awaitingPayment, dueAt: null });
  expect(words()).toBe(true);
  buttons({ kind: 'pre-order', status: ORDER_STATUS.awaitingPayment, dueAt: '2026-11-21T03:00:00.000Z' });
  expect(words()).toBe(false);
});

it('an order whose money goes back to an account that is not named yet asks for it, closed or not', () => {
  const asked = (status: number) => buttons({ status, isReady: true, refundToName: 54_000 });
  expect(asked(ORDER_STATUS.completed)).toEqual([['Isi', orderPath('o')]]);
  expect(screen.getByText('Rp54.000 kembali untukmu, isi rekeningmu')).toBeTruthy();
  expect(asked(ORDER_STATUS.refunded)).toEqual([['Isi', closedOrderPath('o')]]);
});

it('of a host the card says what it bears, not the price that nobody pays', () => {
  const seat = { role: 'host', hostBears: 47_250 } as NonNullable<OrderSummary['seat']>;
  buttons({ grandTotal: 47_500, accountStatus: ACCOUNT_STATUS.active, seat });
  expect(screen.getByRole('listitem').textContent).toContain('Kamu tanggung Rp47.250');
  expect(document.body.textContent).not.toContain('Rp47.500');
  buttons({ kind: 'ready', grandTotal: 54_000, accountStatus: ACCOUNT_STATUS.active });
  expect(screen.getByText('Rp54.000').parentElement!.textContent).toBe('Rp54.000');
});

it('of an order of which nothing is waited for two lines stand there: what it is, its state, amount and day', () => {
  const done = { kind: 'ready', grandTotal: 61_000, accountStatus: ACCOUNT_STATUS.active, isReady: true } as const;
  buttons({ ...done, status: ORDER_STATUS.completed, orderNumber: 'PTG-1' });
  expect(screen.getByRole('listitem').textContent).toMatch(/Spotify HostAktif.*Rp61\.000.*20 Nov 2026$/);
  expect(document.body.textContent).not.toContain('PTG-1');
  buttons({ ...done, status: ORDER_STATUS.processing, orderNumber: 'PTG-1' });
  expect(document.body.textContent).toContain('PTG-1');
});
