import { sen } from '#domain/platform/sen';
import { bouncedPaid, transferBounced } from '#domain/sales/ledger/bank-postings';
import { reversed } from '#domain/sales/ledger/postings';
import type { PayoutState } from '#domain/sales/payouts/payout';
import type { Tx } from '#runtime/platform/db/database';
import { rootOf } from '#runtime/sales/unplaced.store';
import type { JobHandler } from '../../platform/jobs/job-handler.js';
import { postEntry } from './post-entry.js';

/** One attempt to send a transfer again; the money may be another attempt's by now. */
interface Attempt {
  unplacedUid: string;
  returnUid: string;
}

/** A transfer that the bank has given back is owed to its receiver again. The cause is that of its new payout. */
export const postBounced: JobHandler<'ledger', 'post-bounced'> = {
  run: async (tx, attempt) => void (await post(tx, attempt)),
};

/** It was something else: the money stands again where it stood. What comes before is posted first, whichever job comes first. */
export const postBouncedKept: JobHandler<'ledger', 'post-bounced-kept'> = {
  async run(tx, attempt) {
    const { state, postings } = await post(tx, attempt);
    if (state !== 'cancelled') throw new Error(`what came back as ${attempt.unplacedUid} was not kept`);
    await postEntry(tx, 'bounced-kept', attempt.returnUid, reversed(postings));
  },
};

/** It was sent again. */
export const postBouncedPaid: JobHandler<'ledger', 'post-bounced-paid'> = {
  async run(tx, attempt) {
    const { state, amount, of } = await post(tx, attempt);
    if (state !== 'paid') throw new Error(`what came back as ${attempt.unplacedUid} was not sent again`);
    await postEntry(tx, 'bounced-paid', attempt.returnUid, bouncedPaid(amount, of));
  },
};

async function post(tx: Tx, { unplacedUid, returnUid }: Attempt) {
  const money = await tx.unplacedMoney.findUniqueOrThrow({ where: { uid: unplacedUid } });
  const payout = await tx.payout.findUniqueOrThrow({
    where: { kind_refUid: { kind: 'bounced', refUid: returnUid } },
    select: { state: true, amountSen: true, returnFeeSen: true, customerUid: true },
  });
  const [amount, of] = [sen(payout.amountSen), { partyUid: payout.customerUid, subjectUid: unplacedUid }];
  // The books hold what came in one line as one, also where parts of it went several ways.
  const postings = transferBounced(amount, rootOf(money), of, sen(payout.returnFeeSen ?? 0n));
  await postEntry(tx, 'bounced', returnUid, postings);
  return { state: payout.state as PayoutState, amount, of, postings };
}
