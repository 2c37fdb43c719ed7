import type { Dimensions, Posting } from '#domain/sales/ledger/postings';
import { receivableOpened, receivableSettled, receivableWaived } from '#domain/sales/ledger/spending-postings';
import { type Sen, sen } from '#domain/platform/sen';
import type { Tx } from '#runtime/platform/db/database';
import { type EntryKind, dimensionColumns, dimensionsOf, postEntry } from './post-entry.js';

const posting = (kind: EntryKind, postingsOf: (amount: Sen, about: Dimensions) => Posting[]) => ({
  async run(tx: Tx, { receivableUid: uid }: { receivableUid: string }): Promise<void> {
    const { amountSen, order } = await tx.hostReceivable.findUniqueOrThrow({
      where: { uid },
      select: { amountSen: true, order: { select: dimensionColumns } },
    });
    await postEntry(tx, kind, uid, postingsOf(sen(amountSen), dimensionsOf(order)));
  },
});

export const postReceivableOpened = posting('receivable-opened', receivableOpened);
export const postReceivableSettled = posting('receivable-settled', receivableSettled);
export const postReceivableWaived = posting('receivable-waived', receivableWaived);
