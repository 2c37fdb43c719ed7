import { expect, it } from '@jest/globals';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { purchaseLine } from './purchase-due';

const due = { kind: 'buy', dueAt: '2026-11-29T02:00:00.000Z', isLate: false } as const;
const host = { role: 'host', status: ACCOUNT_STATUS.registered, providerName: 'Netflix', purchaseDue: due } as const;
const at = 'Min, 29 Nov 2026, 09.00 WIB';

it.each([
  [`Beli Netflix dan kirim buktinya, paling lambat ${at}`, host],
  [`Beli Netflix dan kirim buktinya, seharusnya ${at}`, { ...host, purchaseDue: { ...due, isLate: true } }],
  [`Kirim ulang bukti pembelian, paling lambat ${at}`, { ...host, status: ACCOUNT_STATUS.waitingForFollowUp }],
  [
    `Kirim bukti pembelian berikutnya, paling lambat ${at}`,
    { ...host, status: ACCOUNT_STATUS.active, purchaseDue: { ...due, kind: 'proof' } as const },
  ],
  [`Host membeli Netflix, paling lambat ${at}`, { ...host, role: 'regular', status: ACCOUNT_STATUS.pending } as const],
  [null, { ...host, purchaseDue: null }],
])('a list says of a purchase: %s', (line, seat) => expect(purchaseLine(seat)).toBe(line));
