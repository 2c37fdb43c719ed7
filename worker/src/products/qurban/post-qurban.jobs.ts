import { sen } from '#domain/platform/sen';
import { heldForAnother, passedOn } from '#domain/sales/ledger/postings';
import type { JobHandler } from '../../platform/jobs/job-handler.js';
import { postEntry } from '../../sales/ledger/post-entry.js';

const productLine = 'qurban';

/** Money of one order is held for another animal from now on. */
export const postTransfer: JobHandler<'qurban', 'post-transfer'> = {
  async run(tx, { transferUid }) {
    const { amountSen, orderUid, fromUid, toUid, participation } = await tx.qurbanTransfer.findUniqueOrThrow({
      where: { uid: transferUid },
      include: { participation: { select: { customerUid: true } } },
    });
    const about = { productLine, orderUid, partyUid: participation.customerUid };
    const postings = heldForAnother(sen(amountSen), 'qurbanFunds', about, { from: fromUid, to: toUid });
    await postEntry(tx, 'qurban-transfer', transferUid, postings);
  },
};

/** The animal was bought: its cost has left the bank. What it cost beyond what was held, the shop bears from its fees. */
export const postPurchase: JobHandler<'qurban', 'post-purchase'> = {
  async run(tx, { animalUid }) {
    const { costSen, shares, priceSen } = await tx.qurbanAnimal.findUniqueOrThrow({ where: { uid: animalUid } });
    if (costSen === null) throw new Error(`animal ${animalUid} was not bought`);
    const heldSen = priceSen * BigInt(shares);
    const about = { productLine, orderUid: null, partyUid: null, subjectUid: animalUid };
    const fromFunds = costSen < heldSen ? costSen : heldSen;
    await postEntry(tx, 'qurban-purchase', animalUid, [
      ...passedOn(sen(fromFunds), 'qurbanFunds', 'bank', about),
      ...passedOn(sen(costSen - fromFunds), 'feeIncome', 'bank', about),
    ]);
  },
};
