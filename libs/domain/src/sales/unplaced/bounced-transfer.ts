import { DomainError } from '../../platform/domain-error.js';
import { type Sen, formatSen } from '../../platform/sen.js';
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
 * @throws DomainError NOT_SENT, COST_COMES_BACK, NOT_IN_BANK, BOUNCED_TWICE, BOUNCE_TOO_EARLY, BOUNCE_AMOUNT, field `payoutUid`;
 * REASON_NEEDED, field `reason`.
 */
export function checkBounced(payout: SentPayout, came: { amount: Sen; day: string }, reason = ''): bigint {
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
  const seen = `Dana ini hanya ${formatSen(came.amount)} dari ${formatSen(payout.amount)}`;
  if (!canHaveFee({ lineSen: payout.amount, paidSen: came.amount, count: 1 }))
    throw refuse(
      'BOUNCE_AMOUNT',
      `${seen}. Potongan bank untuk satu transfer paling banyak ${formatSen(MOST_TRANSFER_FEE)}. Pilih transfer yang lain.`,
    );
  const keptSen = payout.amount - came.amount;
  if (reason.trim() === '')
    throw new DomainError(
      'REASON_NEEDED',
      `${seen}. Kalau selisih ${formatSen(keptSen)} itu potongan bank, tulis alasannya.`,
      'invalid',
      'reason',
    );
  return keptSen;
}

/** An admin who sends it to the very account that it came back from says why. @throws DomainError REASON_NEEDED, field `reason`. */
export function checkNotSameAccount(
  before: { bankName: string | null; accountNumber: string | null },
  named: { bankName: string; accountNumber: string } | null,
  reason: string | undefined,
): void {
  if (reason || named === null || before.accountNumber === null) return;
  if (accountKey(named.bankName, named.accountNumber) !== accountKey(before.bankName, before.accountNumber)) return;
  throw new DomainError(
    'REASON_NEEDED',
    `Transfer ke rekening ini (${accountEnding(before)}) baru saja dikembalikan bank. Tulis alasannya, misalnya rekeningnya sudah aktif lagi.`,
    'invalid',
    'reason',
  );
}

/** A transfer is sent again once its account is known. @throws DomainError NO_BANK_ACCOUNT. */
export function checkAccountKnown({ accountNumber }: { accountNumber: string | null }): void {
  if (accountNumber === null)
    throw new DomainError(
      'NO_BANK_ACCOUNT',
      'Rekening penerimanya belum ada. Isi dulu rekening yang benar lewat "Ganti rekening".',
    );
}
