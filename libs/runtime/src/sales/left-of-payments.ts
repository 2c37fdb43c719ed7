import { type Sen, addSen } from '#domain/platform/sen';
import { GIVEN_BACK, leftOfPayment } from '#runtime/sales/refunds.store';

/** Columns of a payment that say what can still be given back of it. */
export const leftColumns = { state: true, receivedSen: true, refundParts: GIVEN_BACK } as const;

type Received = { state: string } & Parameters<typeof leftOfPayment>[0];

/** What was received by these payments and not given back, in sen. */
export const leftOfPayments = (payments: Received[]): Sen =>
  addSen(...payments.filter(({ state }) => state === 'confirmed').map(leftOfPayment));
