import { DomainError } from '#domain/platform/domain-error';
import { type Sen, wholeRupiahUp } from '#domain/platform/sen';
import {
  type ActingAdmin,
  type RefundState,
  accountNeeded,
  checkOtherAccount,
  checkTransfer,
  refundMoves,
} from '#domain/sales/refunds/refund';
import type { Refund } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { askedWith } from '#runtime/sales/asked-with.store';
import { leftOfCredit } from '#runtime/sales/credit.store';
import { approvePayout, lockPayout, payPayout, schedulePayout } from '#runtime/sales/payouts.store';
import { approverOf, otherAccount, toAccount, waitsForOther } from '#runtime/sales/refund-account';
import { lockRefund, moveRefund } from '#runtime/sales/refunds.store';

/** Who sends money back, and from which amounts on another admin has to approve it, or to record the transfer. */
interface Sending extends Partial<Account> {
  by: ActingAdmin;
  approvalFrom: Sen;
  at: Date;
  /** Why to an account that the customer has not named. */
  reason?: string;
  /** Of a bank statement that shows it; the caller notes it there. */
  lineUid?: string | null;
}
/** A transfer; without a bank account to the one that the customer has named, or that the money came from. */
interface Transfer extends Sending {
  otherPayerFrom: Sen;
  reference: string;
  /** The reference was used before, for this very transfer. */
  sameTransfer?: boolean;
  batchUid?: string | null;
  /** The gateway has given it back: nothing left the bank. */
  byGateway?: boolean;
}
type Account = Record<'bankName' | 'accountNumber' | 'accountName', string>;

/** Of a refund that is sent: its payout, the account before the admin has acted, and the one that it goes to. */
interface Sent {
  payoutUid: string;
  before: Pick<Refund, 'bankName' | 'accountNumber' | 'accountName'>;
  to: Pick<Refund, 'bankName' | 'accountNumber' | 'accountName'>;
}

/**
 * The refund was transferred: it is paid, once, and so is its payout.
 * @throws DomainError 404, 409 (not approved, to another account, own approval above the threshold), REASON_NEEDED.
 */
export async function payRefund(
  tx: Tx,
  { uid }: Pick<Refund, 'uid'>,
  {
    by,
    at,
    reference,
    sameTransfer,
    approvalFrom,
    otherPayerFrom,
    lineUid = null,
    batchUid = null,
    byGateway = false,
    ...form
  }: Transfer,
): Promise<Sent> {
  const refund = await lockRefund(tx, uid);
  if (!byGateway) checkNotAtGateway(refund);
  // Before the account is judged: of one that was transferred meanwhile the refusal says that.
  const approved = refund.state === 'requested' ? refundMoves.after('requested', 'approve', 'admin') : refund.state;
  const paid = refundMoves.after(approved as RefundState, 'pay', 'admin');
  const account = wholeAccount(form);
  const found = await findRefundPayout(tx, uid);
  const scheduled = found && (await toAccount(tx, found.uid, refund, { account, by, at }));
  const payout =
    scheduled ??
    (await releaseNow(tx, refund, { ...account, by, at, approvalFrom, reason: form.reason, lineUid, byGateway }));
  const { bankName, accountNumber, accountName } = payout;
  await moveRefund(tx, refund, paid, {
    approvedBy: payout.approvedBy,
    paidAt: at,
    reference,
    bankName,
    accountNumber,
    accountName,
  });
  await payPayout(tx, payout, {
    by,
    at,
    reference,
    sameTransfer,
    lineUid,
    batchUid,
    otherPayerFrom: byGateway ? null : otherPayerFrom,
  });
  return { payoutUid: payout.uid, before: found ?? refund, to: { bankName, accountNumber, accountName } };
}

/** The payout of a refund that was not scheduled; through the gateway it goes where the money came from. */
async function releaseNow(tx: Tx, refund: Refund, { byGateway, ...sending }: Sending & { byGateway: boolean }) {
  const { by, at } = sending;
  const amount = wholeRupiahUp(await leftOfCredit(tx, refund));
  if (!byGateway) await checkSending(tx, refund, amount, sending);
  const { bankName, accountNumber, accountName } = wholeAccount(sending) ?? (byGateway ? NO_ACCOUNT : refund);
  const to = { bankName, accountNumber, accountName };
  const { customerUid } = await customerOf(tx, refund);
  const { uid } = await schedulePayout(tx, {
    kind: 'refund',
    refUid: refund.uid,
    customerUid,
    amount,
    dueAt: at,
    ...to,
  });
  await approvePayout(tx, await lockPayout(tx, uid), approverOf(refund, by), at);
  return lockPayout(tx, uid);
}

/**
 * What every transfer of a refund that was not scheduled is asked, recorded by hand or shown by a line of the bank's statement.
 * @throws DomainError 409: not approved, credit without an account, or another account than the approved one; REASON_NEEDED,
 * ACCOUNT_NEEDED.
 */
async function checkSending(
  tx: Tx,
  refund: Refund,
  amount: Sen,
  { approvalFrom, by, at, reason, lineUid, ...form }: Sending,
): Promise<void> {
  const account = wholeAccount(form);
  const { aboveRule } = refund;
  const asked = await askedWith(tx, refund.uid);
  checkTransfer({ state: refund.state as RefundState, amount, askedWith: asked, aboveRule }, approvalFrom);
  if (refund.state === 'credited' && !account)
    throw new DomainError(
      'CREDIT_NOT_ASKED_BACK',
      'Pelanggan belum meminta kreditnya kembali. Isi rekening tujuannya di daftar pengembalian dana.',
    );
  if (!account) {
    // What the statement of the bank shows has been sent already, whether or not the destination is known.
    if (!refund.accountNumber && !lineUid) throw accountNeeded();
    return;
  }
  if (await waitsForOther(tx, refund, account, { amount, by, at, approvalFrom })) throw otherAccount();
  checkOtherAccount(refund, account, reason);
}

/**
 * Lets a refund be transferred to this bank account with others, in one batch: it is owed by a payout from now on, and credit
 * does not pay renewals any more. To another account than the one that the customer has named it waits for another admin at the desk of
 * payouts; so does a large one where the customer has named none. @throws DomainError 404, 409, REASON_NEEDED.
 */
export async function scheduleRefund(
  tx: Tx,
  { uid }: Pick<Refund, 'uid'>,
  { by, at, approvalFrom, reason, ...account }: Sending & Account,
): Promise<Sent> {
  const refund = await lockRefund(tx, uid);
  checkNotAtGateway(refund);
  const amount = wholeRupiahUp(await leftOfCredit(tx, refund));
  if (refund.state === 'requested')
    checkTransfer(
      { state: 'requested', amount, askedWith: await askedWith(tx, uid), aboveRule: refund.aboveRule },
      approvalFrom,
    );
  // Of one that was transferred meanwhile the refusal says that.
  else refundMoves.after(refund.state as RefundState, 'pay', 'admin');
  if (await findRefundPayout(tx, uid))
    throw new DomainError('ALREADY_SCHEDULED', 'Pengembalian ini sudah masuk daftar pembayaran.');
  checkOtherAccount(refund, account, reason);
  if (refund.state === 'requested')
    await moveRefund(tx, refund, refundMoves.after('requested', 'approve', 'admin'), {
      approvedBy: by.name,
      approvedByUid: by.uid,
    });
  const { customerUid } = await customerOf(tx, refund);
  const waits = await waitsForOther(tx, refund, account, { amount, by, at, approvalFrom });
  const payout = await schedulePayout(tx, {
    kind: 'refund',
    refUid: uid,
    customerUid,
    amount,
    dueAt: at,
    ...account,
    ...(waits && { accountChangedByUid: by.uid }),
  });
  if (!waits) await approvePayout(tx, await lockPayout(tx, payout.uid), approverOf(refund, by), at);
  return { payoutUid: payout.uid, before: refund, to: account };
}

const wholeAccount = ({ bankName, accountNumber, accountName }: Partial<Account>): Account | null =>
  bankName && accountNumber && accountName ? { bankName, accountNumber, accountName } : null;

const NO_ACCOUNT = { bankName: null, accountNumber: null, accountName: null };
const customerOf = (tx: Tx, { orderUid }: Refund) =>
  tx.order.findUniqueOrThrow({ where: { uid: orderUid }, select: { customerUid: true } });

const findRefundPayout = (tx: Tx, refUid: string) =>
  tx.payout.findUnique({ where: { kind_refUid: { kind: 'refund', refUid } } });

/** @throws DomainError AT_GATEWAY: it would be given back twice. */
function checkNotAtGateway({ gatewayAskedAt }: Refund): void {
  if (gatewayAskedAt)
    throw new DomainError('AT_GATEWAY', 'Pengembalian ini sedang dikirim lewat gateway. Tunggu jawabannya dulu, ya.');
}
