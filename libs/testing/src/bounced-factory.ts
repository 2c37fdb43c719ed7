import { randomUUID } from 'node:crypto';
import type { Prisma } from '#runtime/generated/prisma/client';
import type { Database } from '#runtime/platform/db/database';
import { aStatementLine } from './money-factories.js';

/** The account that the transfer of `aBounce` had gone to. */
export const WRONG_ACCOUNT = { bankName: 'BCA', accountNumber: '1112223334', accountName: 'Rina Host' };

/** A transfer of Rp62.517 that the bank has given back and that is to be sent again: `given` are columns of its new payout. `customerUid` null: to an unknown sender. */
export async function aBounce(
  database: Database,
  customerUid: string | null,
  given: Partial<Prisma.PayoutUncheckedCreateInput> = {},
) {
  const [at, amountSen, returnUid] = [new Date(), 6_251_700n, randomUUID()];
  const sent = { kind: customerUid ? 'venue' : 'unplaced', customerUid, refUid: randomUUID(), amountSen, dueAt: at };
  const { uid: bouncedPayoutUid } = await database.payout.create({
    data: { ...sent, ...WRONG_ACCOUNT, state: 'paid', paidAt: at },
  });
  const decided = { decidedBy: 'Sari Admin', decidedAt: at };
  const line = await aStatementLine(database, { amountSen, state: 'unplaced', ...decided });
  const { uid: unplacedUid } = await database.unplacedMoney.create({
    data: {
      lineUid: line.uid,
      amountSen,
      arrivedOn: line.bookedOn,
      bookedBy: 'Sari Admin',
      bookedAt: at,
      state: 'resending',
      returnUid,
      bouncedPayoutUid,
      ...decided,
    },
  });
  const { uid: payoutUid } = await database.payout.create({
    data: { kind: 'bounced', customerUid, refUid: returnUid, state: 'scheduled', amountSen, dueAt: at, ...given },
  });
  return { lineUid: line.uid, unplacedUid, returnUid, payoutUid, bouncedPayoutUid };
}
