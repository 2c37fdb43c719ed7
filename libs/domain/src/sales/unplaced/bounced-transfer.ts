import { DomainError } from '../../platform/domain-error.js';
import { type Sen, formatSen, sen } from '../../platform/sen.js';
import type { PayoutState } from '../payouts/payout.js';
import { accountKey } from '../payouts/bank-account.js';
import { MOST_TRANSFER_FEE, canHaveFee } from '../payouts/transfer-fee.js';
import { accountEnding } from '../refunds/refund.js';

/** A payout whose transfer the bank may have given back. */
export interface SentPayout {
  kind: string;
  state: PayoutState;
  amount: Sen;
  /** The day in Jakarta on which it was sent, `YYYY-MM-DD`; null: not yet. */
  sentOn: string | null;
  /** The money of a refund left the gateway. */
  byGateway: boolean;
  /** Recorded as given back before. */
  isBounced: boolean;
}

/**
 * Money that came is what the bank has given back of this transfer: all of it, more where several came back in one line, or less by what
 * the bank has kept. docs/rules/payments.md#bounced
 * @returns what it has kept, in sen; 0: nothing.
 * @throws DomainError NOT_SENT, COST_COMES_BACK, NOT_IN_BANK, BOUNCED_TWICE, BOUNCE_TOO_EARLY, BOUNCE_AMOUNT, field `payoutUid`.
 */
export function checkBounced(payout: SentPayout, came: { amount: Sen; day: string }): bigint {
  const refuse = (code: string, message: string) => new DomainError(code, message, 'conflict', 'payoutUid');
  if (payout.state !== 'paid')
    throw refuse('NOT_SENT', 'Pembayaran ini belum ditransfer, jadi belum bisa dikembalikan bank.');
  if (payout.kind === 'cost')
    throw refuse('COST_COMES_BACK', 'Ini biaya ke penjual. Catat sebagai uang kembali dari penjual di biayanya.');
  if (payout.byGateway)
    throw refuse('NOT_IN_BANK', 'Ini dikembalikan lewat gateway, jadi bukan transfer yang bisa dikembalikan bank.');
  if (payout.isBounced) throw refuse('BOUNCED_TWICE', 'Transfer ini sudah dicatat dikembalikan bank.');
  if (payout.sentOn === null || payout.sentOn > came.day)
    throw refuse('BOUNCE_TOO_EARLY', 'Dana ini masuk sebelum transfernya dikirim. Pilih transfer yang lain.');
  if (came.amount >= payout.amount) return 0n;
  if (!canHaveFee({ lineSen: payout.amount, paidSen: came.amount, count: 1 }))
    throw refuse(
      'BOUNCE_AMOUNT',
      `Dana ini hanya ${formatSen(came.amount)} dari ${formatSen(payout.amount)}. Potongan bank untuk satu transfer paling banyak ${formatSen(MOST_TRANSFER_FEE)}. Pilih transfer yang lain.`,
    );
  return payout.amount - came.amount;
}

interface Resending {
  /** What was sent, and what the bank has kept of it, in sen. */
  amount: Sen;
  keptSen: bigint;
  /** Every account that it came back from, the last one first. */
  bounced: { bankName: string | null; accountNumber: string | null }[];
  /** The account that an admin names; null: it is filled in later. */
  named: { bankName: string; accountNumber: string } | null;
}

/**
 * One question names all that an admin has to say why about: what the bank has kept, and an account that the transfer came back from.
 * @throws DomainError REASON_NEEDED, field `reason`.
 */
export function checkResendReason({ amount, keptSen, bounced, named }: Resending, reason = ''): void {
  if (reason.trim() !== '') return;
  const isNamed = ({ bankName, accountNumber }: Resending['bounced'][number]) =>
    accountNumber !== null &&
    named !== null &&
    accountKey(bankName, accountNumber) === accountKey(named.bankName, named.accountNumber);
  const before = bounced.find(isNamed);
  const asks = [
    ...(keptSen > 0n
      ? [
          `Dana ini hanya ${formatSen(sen(amount - keptSen))} dari ${formatSen(amount)}. Kalau selisih ${formatSen(sen(keptSen))} itu potongan bank, tulis alasannya.`,
        ]
      : []),
    ...(before
      ? [
          `Transfer ke rekening ini (${accountEnding(before)}) pernah dikembalikan bank. Tulis ${keptSen > 0n ? 'juga ' : ''}alasannya dikirim ke sana lagi, misalnya rekeningnya sudah aktif.`,
        ]
      : []),
  ];
  if (asks.length > 0) throw new DomainError('REASON_NEEDED', asks.join(' '), 'invalid', 'reason');
}

/** A transfer is sent again once its account is known. @throws DomainError NO_BANK_ACCOUNT. */
export function checkAccountKnown({ accountNumber }: { accountNumber: string | null }): void {
  if (accountNumber === null)
    throw new DomainError(
      'NO_BANK_ACCOUNT',
      'Rekening penerimanya belum ada. Isi dulu rekening yang benar lewat "Ganti rekening".',
    );
}
