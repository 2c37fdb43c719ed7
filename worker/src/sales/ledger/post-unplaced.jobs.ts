import { bankCharged, gatewaySettled, unplacedReceived, unplacedReturned } from '#domain/sales/ledger/bank-postings';
import { reversed } from '#domain/sales/ledger/postings';
import { sen } from '#domain/platform/sen';
import type { PayoutKind } from '#domain/sales/payouts/payout';
import type { Tx } from '#runtime/platform/db/database';
import { rootOf } from '#runtime/sales/unplaced.store';
import type { JobHandler } from '../../platform/jobs/job-handler.js';
import { postEntry } from './post-entry.js';

/**
 * Money in the bank that nothing explains, in an account of its own: all that has come with its line, also where it was divided
 * before this is posted. What it becomes is posted with its payment.
 */
export const postUnplaced: JobHandler<'ledger', 'post-unplaced'> = {
  async run(tx, { unplacedUid: uid }) {
    const { postings } = await readBooked(tx, uid);
    await postEntry(tx, 'unplaced', uid, postings);
  },
};

/** It was a mistake. What it takes back is posted first, whichever job runs first. */
export const postUnplacedReversal: JobHandler<'ledger', 'post-unplaced-reversal'> = {
  async run(tx, { unplacedUid: uid }) {
    const { postings, state } = await readBooked(tx, uid);
    if (state !== 'reversed') throw new Error(`unplaced money ${uid} was not taken back`);
    await postEntry(tx, 'unplaced', uid, postings);
    await postEntry(tx, 'unplaced-reversed', uid, reversed(postings));
  },
};

async function readBooked(tx: Tx, uid: string) {
  const { line, state } = await tx.unplacedMoney.findUniqueOrThrow({
    where: { uid },
    select: { state: true, line: { select: { amountSen: true } } },
  });
  return { postings: unplacedReceived(sen(line.amountSen), uid), state };
}

/** The payment has brought it to the bank: what was booked of the line is taken back. */
export const postUnplacedJoin: JobHandler<'ledger', 'post-unplaced-join'> = {
  async run(tx, { unplacedUid: uid }) {
    const money = await tx.unplacedMoney.findUniqueOrThrow({ where: { uid } });
    if (money.state !== 'joined') throw new Error(`unplaced money ${uid} was not joined`);
    await postEntry(tx, 'unplaced-join', uid, unplacedReturned(sen(money.amountSen), rootOf(money)));
  },
};

/** It left the bank for its sender. The cause is that of the payout. */
export const postUnplacedReturn: JobHandler<'ledger', 'post-unplaced-return'> = {
  async run(tx, { unplacedUid: uid }) {
    const money = await tx.unplacedMoney.findUniqueOrThrow({ where: { uid } });
    if (money.returnUid === null) throw new Error(`unplaced money ${uid} was not returned`);
    const { amountSen: sent } = await tx.payout.findUniqueOrThrow({
      where: { kind_refUid: { kind: 'unplaced' satisfies PayoutKind, refUid: money.returnUid } },
      select: { amountSen: true },
    });
    const postings = unplacedReturned(sen(money.amountSen), rootOf(money), sen(sent));
    await postEntry(tx, 'unplaced-return', money.returnUid, postings);
  },
};

/**
 * A fee or interest of the bank, also one inside the line of a transfer, in the books as in its statement. One that was taken back
 * meanwhile is posted too, since its opposite is. docs/rules/ledger.md#bank-charges
 */
export const postBankCharge: JobHandler<'ledger', 'post-bank-charge'> = {
  async run(tx, { lineUid, chargeUid = lineUid }) {
    const { postings } = await readCharge(tx, chargeUid);
    await postEntry(tx, 'bank-charge', chargeUid, postings);
  },
};

/** It was a mistake. What it takes back is posted first, whichever job runs first. */
export const postBankChargeReversal: JobHandler<'ledger', 'post-bank-charge-reversal'> = {
  async run(tx, { chargeUid }) {
    const { postings, reversedAt } = await readCharge(tx, chargeUid);
    if (reversedAt === null) throw new Error(`charge ${chargeUid} was not taken back`);
    await postEntry(tx, 'bank-charge', chargeUid, postings);
    await postEntry(tx, 'bank-charge-reversed', chargeUid, reversed(postings));
  },
};

async function readCharge(tx: Tx, uid: string) {
  const charge = await tx.bankCharge.findUnique({ where: { uid } });
  if (!charge) throw new Error(`line of charge ${uid} was not charged`);
  const { amountSen, lineUid, reversedAt } = charge;
  return { postings: bankCharged(sen(amountSen), lineUid), reversedAt };
}

/** What a gateway held is in the bank; also where that was taken back meanwhile, since its opposite is posted. docs/rules/ledger.md#gateway */
export const postGatewaySettlement: JobHandler<'ledger', 'post-gateway-settlement'> = {
  async run(tx, { lineUid, settlementUid = lineUid }) {
    const { postings } = await readSettlement(tx, settlementUid);
    await postEntry(tx, 'gateway-settlement', settlementUid, postings);
  },
};

/** It was a mistake. What it takes back is posted first, whichever job runs first. */
export const postSettlementReversal: JobHandler<'ledger', 'post-gateway-settlement-reversal'> = {
  async run(tx, { settlementUid }) {
    const { postings, reversedAt } = await readSettlement(tx, settlementUid);
    if (reversedAt === null) throw new Error(`settlement ${settlementUid} was not taken back`);
    await postEntry(tx, 'gateway-settlement', settlementUid, postings);
    await postEntry(tx, 'gateway-settlement-reversed', settlementUid, reversed(postings));
  },
};

async function readSettlement(tx: Tx, uid: string) {
  const settlement = await tx.gatewaySettlement.findUnique({ where: { uid } });
  if (!settlement) throw new Error(`line of settlement ${uid} was not settled`);
  const { amountSen, feeSen, lineUid, reversedAt } = settlement;
  return { postings: gatewaySettled(sen(amountSen), sen(feeSen), lineUid), reversedAt };
}
