import { expect, it } from '@jest/globals';
import type { AdminOrder } from '#contracts/sales/orders.admin.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { shownStatus } from './shown-status';

const { awaitingPayment, completed, cancelled, refunded } = ORDER_STATUS;
const shown = (of: Partial<AdminOrder>) =>
  shownStatus({
    status: completed,
    statusLabel: 'Selesai',
    isOnSchedule: false,
    isPrepared: false,
    ...of,
  } as AdminOrder);

it.each<[string, Partial<AdminOrder>, ReturnType<typeof shownStatus>]>([
  ['what was delivered', {}, completed],
  ['a seat in use', { accountStatus: ACCOUNT_STATUS.active }, completed],
  ['a seat without its access', { accountStatus: ACCOUNT_STATUS.active, isPrepared: true }, 'prepared'],
  ['a seat that has ended', { accountStatus: ACCOUNT_STATUS.cancelled }, 'ended'],
  ['a seat that was cancelled unpaid', { accountStatus: ACCOUNT_STATUS.cancelled, status: cancelled }, cancelled],
  ['a seat whose money goes back', { accountStatus: ACCOUNT_STATUS.refunded, status: refunded }, refunded],
  ['a saving plan between two instalments', { status: awaitingPayment, isOnSchedule: true }, 'onSchedule'],
  ['a slot that was cancelled too late', { statusLabel: 'Dibatalkan' }, cancelled],
])('the chip of %s is as the shop heads it', (_, of, status) => expect(shown(of)).toBe(status));
