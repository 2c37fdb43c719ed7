import { DomainError } from '#domain/platform/domain-error';
import type { Sen } from '#domain/platform/sen';
import { type BankAccount, isSameAccount } from '#domain/sales/payouts/bank-account';
import { type ActingAdmin, needsOtherApprover } from '#domain/sales/refunds/refund';
import type { Payout, Refund } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { decidedAlone, noteDecidedAlone } from '#runtime/sales/decided-alone.store';
import { approvePayout, lockPayout, movePayout } from '#runtime/sales/payouts.store';

/** Whether another admin approves the account that this one names; if not, it counts as decided alone. */
export async function waitsForOther(
  tx: Tx,
  refund: Refund,
  account: BankAccount,
  { amount, by, at, approvalFrom }: { amount: Sen; by: ActingAdmin; at: Date; approvalFrom: Sen },
): Promise<boolean> {
  if (isSameAccount(refund, account)) return false;
  const alone = { kind: 'account', byUid: by.uid, at } as const;
  const { aloneSen } = await decidedAlone(tx, alone);
  if (needsOtherApprover(refund, account, amount, approvalFrom, aloneSen)) return true;
  await noteDecidedAlone(tx, { ...alone, subjectUid: refund.uid, amountSen: amount });
  return false;
}

/** Who has approved the refund has approved its payout; a small one who sends it. */
export const approverOf = ({ approvedBy, approvedByUid }: Refund, by: ActingAdmin): ActingAdmin =>
  approvedBy && approvedByUid ? { name: approvedBy, uid: approvedByUid } : by;

/** Whether it is the account that the customer has named for this refund, which stays known until the refund is paid. */
export const isOwnAccount = (refund: Refund, account: BankAccount): boolean =>
  refund.accountNumber !== null && isSameAccount(refund, account);

/**
 * What was scheduled to another account goes to that of the customer after all: the customer's word needs no reason and no second admin.
 * The caller has locked the payout. @throws DomainError IN_FILE, 409.
 */
export async function sendToOwnAccount(
  tx: Tx,
  payout: Payout,
  refund: Refund,
  { by, at }: { by: ActingAdmin; at: Date },
): Promise<Payout> {
  const { bankName, accountNumber, accountName } = refund;
  await movePayout(tx, payout, 'correct', {
    bankName,
    accountNumber,
    accountName,
    approvedBy: null,
    approvedByUid: null,
    approvedAt: null,
    accountChangedByUid: null,
  });
  await approvePayout(tx, await lockPayout(tx, payout.uid), approverOf(refund, by), at);
  return lockPayout(tx, payout.uid);
}

/** The payout that was scheduled, to the account that is recorded for it. @throws DomainError ACCOUNT_NOT_APPROVED, IN_FILE. */
export async function toAccount(
  tx: Tx,
  payoutUid: string,
  refund: Refund,
  { account, ...sending }: { account: BankAccount | null; by: ActingAdmin; at: Date },
): Promise<Payout> {
  const payout = await lockPayout(tx, payoutUid);
  if (!account || isSameAccount(payout, account)) return payout;
  if (!isOwnAccount(refund, account)) throw otherAccount();
  return sendToOwnAccount(tx, payout, refund, sending);
}

export const otherAccount = () =>
  new DomainError(
    'ACCOUNT_NOT_APPROVED',
    'Rekening ini belum disetujui admin lain, yang perlu untuk rekening selain yang diisi pelanggan, dana besar, atau banyak dana kecil dalam 30 hari. Jadwalkan pengembaliannya ke rekening ini, lalu minta admin lain menyetujuinya.',
  );
