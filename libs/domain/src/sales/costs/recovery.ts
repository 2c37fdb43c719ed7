import { DomainError } from '../../platform/domain-error.js';
import { DAY_MS } from '../../platform/durations.js';
import { formatSen } from '../../platform/sen.js';
import { dayInWib } from '../../platform/wib.js';
import type { CostState } from './cost.js';

/** A cost is recorded so long after its money has left at most; a line of a statement from before is proposed for it no longer. */
const RECORDED_WITHIN_DAYS = 30;

/** A cost of which money may come back. docs/rules/costs.md#recoveries */
export interface RecoverableCost {
  state: CostState;
  /** Of the ledger; null: an entry of its line books it. */
  account: string | null;
  /** An admin wants to take the cost back. */
  isReversalProposed: boolean;
  amountSen: bigint;
  /** Has come back before, in sen. */
  recoveredSen: bigint;
  /** The first day (`YYYY-MM-DD`) on which its money may have come back. */
  firstDay: string;
}

/** The day on which the money of a cost has left: of the line that shows it, else as early as it may have been recorded for. */
export const dayItLeft = ({ shownOn, bookedAt }: { shownOn: string | null; bookedAt: Date }): string =>
  shownOn ?? dayInWib(new Date(bookedAt.getTime() - RECORDED_WITHIN_DAYS * DAY_MS));

const NOT_BOOKED: Record<Exclude<CostState, 'booked'>, string> = {
  proposed: 'Biaya ini masih menunggu admin lain, jadi belum ada uang yang bisa kembali.',
  withdrawn: 'Usulan biaya ini sudah ditarik, jadi tidak ada uang yang bisa kembali.',
  reversed: 'Biaya ini sudah dibatalkan, jadi tidak ada uang yang bisa kembali.',
};

const refused = (code: string, message: string, field = 'costUid') => new DomainError(code, message, 'invalid', field);

/**
 * Money that came on this day (`YYYY-MM-DD`), in sen, may be what a seller gives back of the cost.
 * @throws DomainError COST_NOT_BOOKED, COST_OF_PURCHASE, REVERSAL_WAITS, CAME_BEFORE, each with the field `costUid`; RECOVERED_TOO_MUCH, field `amount`.
 */
export function checkRecovery(cost: RecoverableCost, money: { amountSen: bigint; arrivedOn: string }): void {
  if (cost.state !== 'booked') throw refused('COST_NOT_BOOKED', NOT_BOOKED[cost.state]);
  if (cost.account === null)
    throw refused(
      'COST_OF_PURCHASE',
      'Biaya ini bagian dari pembelian untuk grup, hewan, atau titipan, jadi uang kembalinya milik pelanggan: jadikan kredit dengan nomor pesanannya.',
    );
  if (cost.isReversalProposed)
    throw refused('REVERSAL_WAITS', 'Biaya ini sedang diusulkan untuk dibatalkan. Tarik usulannya dulu di Biaya.');
  if (money.arrivedOn < cost.firstDay)
    throw refused('CAME_BEFORE', 'Dana ini masuk sebelum biayanya dibayar, jadi bukan uang kembalinya.');
  const leftSen = cost.amountSen - cost.recoveredSen;
  if (leftSen <= 0n) throw refused('RECOVERED_TOO_MUCH', 'Biaya ini sudah kembali semuanya.', 'amount');
  if (money.amountSen > leftSen)
    throw refused(
      'RECOVERED_TOO_MUCH',
      `Sisa biaya ini ${formatSen(leftSen)}. Isi paling banyak sebesar itu; sisa dananya tetap belum dikenali.`,
      'amount',
    );
}

/** What has come back is no mistake. @throws DomainError COST_RECOVERED. */
export function checkNothingRecovered(recoveredSen: bigint): void {
  if (recoveredSen > 0n)
    throw new DomainError(
      'COST_RECOVERED',
      `Dari biaya ini ${formatSen(recoveredSen)} sudah kembali dari penjual. Batalkan dulu catatannya di Dana belum dikenali.`,
    );
}
