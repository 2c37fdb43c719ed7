import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { Bill } from '#contracts/sales/bill.http';
import type { Membership } from '#contracts/products/subscriptions/memberships.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { clearSession, saveSession } from '../../../platform/session/session';
import { ORDER_UID } from '../../../sales/orders/test/netflix-order';
import { MembershipListPage } from './membership-list.page';

const seat: Membership = {
  accountUid: ORDER_UID,
  orderUid: ORDER_UID,
  orderNumber: 'PTG-261120-7KQ2MXA',
  providerName: 'Netflix',
  providerColor: '#8a3a3a',
  packageName: 'Reguler',
  durationLabel: '1 bulan',
  groupUid: ORDER_UID,
  groupName: 'Netflix 1 bulan #4',
  size: 4,
  taken: 4,
  freeHostSeats: 0,
  role: 'regular',
  seatNumber: 2,
  status: ACCOUNT_STATUS.registered,
  statusLabel: 'Registered',
  orderStatus: ORDER_STATUS.awaitingPayment,
  hasAccess: false,
  renewsAt: null,
  withVoucher: false,
  voucher: null,
  ended: null,
  hostDuties: [],
  purchaseDue: null,
  renewalDue: null,
  why: null,
};

const { fetch } = globalThis;
beforeEach(() => saveSession({ accessToken: 'a', refreshToken: 'r', customerUid: 'c' }));
afterEach(() => {
  cleanup();
  clearSession();
  globalThis.fetch = fetch;
});

it.each<[keyof typeof ORDER_STATUS, string[], Bill | null]>([
  ['awaitingPayment', [`/payment?order_uid=${ORDER_UID}&customer_uid=c`], null],
  ['awaitingConfirmation', [], null],
  ['waitingForGroup', [], null],
  ['completed', [], null],
  [
    'completed',
    [`/payment?order_uid=${ORDER_UID}&customer_uid=c`],
    { amount: 27_000, dueAt: '2026-12-30T16:59:59.999Z' },
  ],
])(
  'the card of a seat whose order is at %s leads to the payment, where one is asked for',
  async (name, to, renewalDue) => {
    const data = [{ ...seat, orderStatus: ORDER_STATUS[name], renewalDue }];
    globalThis.fetch = async () => Response.json({ data, meta: { status: 200, page: 1, limit: 20, total: 1 } });
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <MembershipListPage />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    await screen.findByText('Netflix Reguler');
    const pay = screen.queryAllByRole<HTMLAnchorElement>('link', { name: 'Bayar' });
    expect(pay.map((link) => link.getAttribute('href'))).toEqual(to);
  },
);

it('the card of a series says until when its voucher can be used, in place of an end', async () => {
  const voucher = { code: 'ZAP-1', state: 'issued', treatments: 8, used: 0, useBy: '2026-12-30T16:59:59.999Z' };
  const active = { status: ACCOUNT_STATUS.active, orderStatus: ORDER_STATUS.completed, hasAccess: true };
  const data = [{ ...seat, ...active, withVoucher: true, voucher }];
  globalThis.fetch = async () => Response.json({ data, meta: { status: 200, page: 1, limit: 20, total: 1 } });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <MembershipListPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText(/pakai voucher sampai 30 Des 2026/)).toBeTruthy();
});

const shown = async (...data: Membership[]) => {
  globalThis.fetch = async () => Response.json({ data, meta: { status: 200, page: 1, limit: 20, total: data.length } });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <MembershipListPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findAllByText('Netflix Reguler');
  const buttons = [...document.querySelectorAll<HTMLElement>('main li a[class*="min-h"], li a[class*="min-h"]')];
  return buttons.map(({ textContent }) => textContent);
};
const ACTIVE = { ...seat, status: ACCOUNT_STATUS.active, orderStatus: ORDER_STATUS.completed, hasAccess: true };
const buy = { kind: 'buy', dueAt: '2026-12-01T03:00:00.000Z', isLate: false } as const;

it.each<[string, Membership, string[]]>([
  ['that can be used to its access', ACTIVE, ['Lihat akses']],
  ['of a series to its voucher', { ...ACTIVE, withVoucher: true }, ['Lihat voucher']],
  ['of a host to the group', { ...ACTIVE, role: 'host' }, ['Kelola grup']],
  [
    'of a host whose member cannot get in to the answer',
    { ...ACTIVE, role: 'host', hostDuties: [{ kind: 'login', claim: null, dueAt: null, isLate: false }] },
    ['Simpan sekarang'],
  ],
  [
    'of a host who was asked to buy to the proof',
    { ...seat, role: 'host', orderStatus: ORDER_STATUS.processing, purchaseDue: buy },
    ['Kirim bukti'],
  ],
  ['to be paid to the payment alone', seat, ['Bayar']],
  ['that is prepared to nothing', { ...ACTIVE, hasAccess: false }, []],
])('the one button of a seat %s', async (_, of, labels) => {
  expect(await shown(of)).toEqual(labels);
});
