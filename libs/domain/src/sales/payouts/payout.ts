import { DomainError } from '../../platform/domain-error.js';
import { type Sen, formatSen } from '../../platform/sen.js';
import { defineTransitions } from '../../platform/transitions.js';
import { reachesTogether, togetherWith } from '../payments/decided-alone.js';

/** What a payout is for; `refUid` names its row. `other`: a gift or a tip. */
export const PAYOUT_KINDS = [
  'reimbursement',
  'refund',
  'venue',
  'unplaced',
  'bounced',
  'cost',
  'disbursement',
  'other',
] as const;
export type PayoutKind = (typeof PAYOUT_KINDS)[number];

/** Scheduled: owed, from `dueAt` on. Approved: an admin has released it. Paid and cancelled are final, but for what was recorded by mistake. docs/rules/payments.md#payouts. */
export const PAYOUT_STATES = ['scheduled', 'approved', 'paid', 'cancelled'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];
export const payoutMoves = defineTransitions<PayoutState>()(
  'payout',
  {
    scheduled: 'Pencairan ini masih menunggu persetujuan.',
    approved: 'Pencairan ini sudah disetujui.',
    paid: 'Pencairan ini sudah ditransfer.',
    cancelled: 'Pencairan ini sudah dibatalkan.',
  },
  {
    scheduled: {
      approve: { to: 'approved', by: ['admin'] },
      correct: { to: 'scheduled', by: ['admin'] },
      cancel: { to: 'cancelled', by: ['admin'] },
    },
    approved: {
      pay: { to: 'paid', by: ['admin'] },
      // Another amount has to be approved again.
      correct: { to: 'scheduled', by: ['admin'] },
      cancel: { to: 'cancelled', by: ['admin'] },
    },
    // What it was for was recorded by mistake: the money has not left so.
    paid: { annul: { to: 'cancelled', by: ['system'] } },
    cancelled: {},
  },
);

/** Payouts that go to the bank as one file. A cancelled one gives them back. docs/rules/payments.md#batches */
export const PAYOUT_BATCH_STATES = ['open', 'paid', 'cancelled'] as const;
export type PayoutBatchState = (typeof PAYOUT_BATCH_STATES)[number];
export const payoutBatchMoves = defineTransitions<PayoutBatchState>()(
  'payout_batch',
  {
    open: 'Transfer massal ini masih terbuka.',
    paid: 'Transfer massal ini sudah ditransfer.',
    cancelled: 'Transfer massal ini sudah dibatalkan.',
  },
  {
    open: { pay: { to: 'paid', by: ['admin'] }, cancel: { to: 'cancelled', by: ['admin'] } },
    paid: {},
    cancelled: {},
  },
);
/** Where what is scheduled is approved: a list of the console. */
interface PayoutDesk {
  resource: string;
  /** As the console calls the list in Indonesian. */
  name: string;
  /** Its record is that of `refUid`, not the payout itself. */
  ofRef: boolean;
}
const PAYOUTS: PayoutDesk = { resource: 'payouts', name: 'Uang keluar', ofRef: false };

/** The desk of each kind. Null: it is paid as it is recorded, and is never approved. docs/rules/desks.md#money */
export const PAYOUT_DESKS: Record<PayoutKind, PayoutDesk | null> = {
  reimbursement: { resource: 'reimbursements', name: 'Penggantian', ofRef: true },
  refund: PAYOUTS,
  venue: { resource: 'venue-payouts', name: 'Pencairan tempat', ofRef: false },
  unplaced: PAYOUTS,
  bounced: PAYOUTS,
  cost: null,
  disbursement: PAYOUTS,
  other: { resource: 'giving-payouts', name: 'Pengiriman tip dan hadiah', ofRef: false },
};

/** Of a stored kind. */
export const payoutDesk = (kind: string): PayoutDesk | null => PAYOUT_DESKS[kind as PayoutKind] ?? null;

/** Kinds that are approved at the desk of payouts; others at that of their line. */
export const APPROVED_AT_DESK: readonly string[] = PAYOUT_KINDS.filter((kind) => PAYOUT_DESKS[kind] === PAYOUTS);
export const OPEN_PAYOUT_STATES: PayoutState[] = ['scheduled', 'approved'];

/** Four eyes: who has named the bank account does not approve the payout to it. @throws DomainError OWN_PAYOUT. */
export function checkApprover({ accountChangedByUid }: { accountChangedByUid: string | null }, adminUid: string): void {
  if (accountChangedByUid === adminUid)
    throw new DomainError('OWN_PAYOUT', 'Kamu yang mengisi rekeningnya. Minta admin lain menyetujuinya.');
}

/** What is scheduled is approved before it is paid; an account that an admin has named by another one, at the desk of payouts. @throws DomainError ACCOUNT_WAITS, NOT_APPROVED. */
export function checkNotWaiting(payout: { kind: string; state: string; accountChangedByUid: string | null }): void {
  const { kind, state, accountChangedByUid } = payout;
  if (state !== ('scheduled' satisfies PayoutState)) return;
  if (accountChangedByUid && APPROVED_AT_DESK.includes(kind))
    throw new DomainError('ACCOUNT_WAITS', 'Belum bisa: minta admin lain menyetujui rekeningnya di Uang keluar dulu.');
  throw new DomainError(
    'NOT_APPROVED',
    `Pembayaran ini belum disetujui. Setujui dulu di ${(payoutDesk(kind) ?? PAYOUTS).name}, lalu catat lagi.`,
  );
}

/**
 * What is in a batch is in a file that the bank may have: transferred by hand as well, it would be sent twice. `batchUid`: the
 * batch that pays it, if one does. @throws DomainError IN_BATCH.
 */
export function checkBatch(payout: { batchUid: string | null }, batchUid: string | null): void {
  if (payout.batchUid !== null && payout.batchUid !== batchUid)
    throw new DomainError(
      'IN_BATCH',
      'Sudah masuk berkas transfer untuk bank. Catat lewat transfer massalnya, atau keluarkan dulu dari transfer massal itu.',
    );
}

/** The bank's file of a batch as it was downloaded last. */
export interface DownloadedFile {
  /** Null: never. */
  fileAt: Date | null;
  fileBy: string | null;
  /** A payout was taken out of the batch since. */
  fileIsOld: boolean;
}

/**
 * What is in a file that was downloaded may be at the bank as it stands there: it gets no other account or amount, and is not
 * cancelled. It is recorded with its batch, or taken out with a reason. @throws DomainError IN_FILE.
 */
export function checkNotInFile({ fileAt, fileBy }: DownloadedFile): void {
  if (fileAt)
    throw new DomainError(
      'IN_FILE',
      `Sudah ada di berkas bank yang diunduh ${fileBy}, jadi mungkin sudah ditransfer. Kalau berkasnya tidak dikirim, batalkan transfer massalnya; kalau hanya ini yang tidak ditransfer, keluarkan dulu dari transfer massal.`,
    );
}

/** Whether the bank may have it in a file that was downloaded: it counts as transferred until an admin says otherwise. */
export const mayBeAtBank = (state: string, { fileAt }: Pick<DownloadedFile, 'fileAt'>): boolean =>
  state === ('approved' satisfies PayoutState) && fileAt !== null;

/** Who says that something of a downloaded file was not transferred says why. @throws DomainError REASON_NEEDED, field `reason`. */
export function checkNotSent({ fileAt, fileBy }: DownloadedFile, reason: string): void {
  if (fileAt && reason === '')
    throw new DomainError(
      'REASON_NEEDED',
      `Berkasnya sudah diunduh ${fileBy}. Tulis alasannya, misalnya ditolak bank atau tidak jadi dikirim.`,
      'invalid',
      'reason',
    );
}

/** What is recorded is the file as the batch holds it. @throws DomainError FILE_NOT_DOWNLOADED, FILE_OLD. */
export function checkFile({ fileAt, fileBy, fileIsOld }: DownloadedFile): void {
  if (!fileAt)
    throw new DomainError('FILE_NOT_DOWNLOADED', 'Unduh berkas banknya dulu, kirim lewat bank, lalu catat di sini.');
  if (fileIsOld)
    throw new DomainError(
      'FILE_OLD',
      `Isi batch berubah setelah berkasnya diunduh ${fileBy}. Unduh lagi dan cocokkan dengan yang ditransfer bank, lalu catat. Kalau berkas lama sudah dikirim, jangan kirim lagi.`,
    );
}

/** Kinds whose transfers by one admin count together; the others have a rule or a guard of their own for each amount. */
export const countsTogether = (kind: string): boolean => COUNTED.includes(kind);
const COUNTED: readonly string[] = ['venue', 'unplaced', 'bounced', 'disbursement', 'other'] satisfies PayoutKind[];

/**
 * Why one person who has approved a payout does not record its transfer, `from` this amount on; null where that person may. `aloneSen`:
 * what the same one has decided alone before, over these `ways`.
 */
export function whyOtherPayer(amountSen: bigint, from: Sen, aloneSen = 0n, ways = ''): DomainError | null {
  if (!reachesTogether(amountSen, aloneSen, from)) return null;
  const why =
    amountSen >= from ? `Transfer mulai ${formatSen(from)}` : `${togetherWith(aloneSen, from, ways)} Transfernya`;
  return new DomainError('OWN_PAYOUT', `Kamu yang menyetujui ini. ${why} dicatat oleh admin lain.`);
}
