import { DomainError } from '../../platform/domain-error.js';
import { formatSen } from '../../platform/sen.js';
import { defineTransitions } from '../../platform/transitions.js';

/** Money that has come to the bank and that nothing explains. Assigned, joined, returned, resent, merged and reversed are final. docs/rules/bank-statements.md#unplaced-money */
export const UNPLACED_STATES = [
  'open',
  'assigned',
  'joined',
  'returning',
  'returned',
  'resending',
  'resent',
  'recovered',
  'merged',
  'reversed',
] as const;
export type UnplacedState = (typeof UNPLACED_STATES)[number];

export const unplacedMoves = defineTransitions<UnplacedState>()(
  'unplaced_money',
  {
    open: 'Dana ini masih belum jelas tujuannya.',
    returning: 'Dana ini sedang dikembalikan ke pengirim.',
    resending: 'Dana ini sedang dikirim ulang.',
    recovered: 'Dana ini sudah dicatat sebagai uang kembali dari penjual.',
    assigned: 'Dana ini sudah dipasangkan.',
    joined: 'Dana ini sudah digabung dengan pembayaran yang dikonfirmasi.',
    returned: 'Dana ini sudah dikembalikan ke pengirim.',
    resent: 'Dana ini sudah dikirim ulang.',
    merged: 'Dana ini sudah digabung dengan dana lain.',
    reversed: 'Pembukuan dana ini sudah dibatalkan.',
  },
  {
    open: {
      assign: { to: 'assigned', by: ['admin'] },
      credit: { to: 'assigned', by: ['admin'] },
      // The payment was confirmed by hand before.
      join: { to: 'joined', by: ['admin'] },
      return: { to: 'returning', by: ['admin'] },
      // The bank has given a transfer of the shop back.
      resend: { to: 'resending', by: ['admin'] },
      // A seller has given back what was paid for a cost.
      recover: { to: 'recovered', by: ['admin'] },
      // A part that is open again is of what is open of its line.
      merge: { to: 'merged', by: ['admin'] },
      // It was a mistake to book its line so.
      reverse: { to: 'reversed', by: ['admin'] },
    },
    // A payout of its own, until that is paid.
    returning: { keep: { to: 'open', by: ['admin'] }, pay: { to: 'returned', by: ['admin'] } },
    resending: { keep: { to: 'open', by: ['admin'] }, pay: { to: 'resent', by: ['admin'] } },
    recovered: { undo: { to: 'open', by: ['admin'] } },
    assigned: {},
    joined: {},
    returned: {},
    resent: {},
    merged: {},
    reversed: {},
  },
);

/** What an operator looks for on the list beside what is open; a merged record is part of another one. */
export const UNPLACED_STEPS = {
  sending: ['returning', 'resending'],
  done: ['assigned', 'joined', 'returned', 'resent', 'recovered', 'reversed'],
} as const satisfies Record<string, UnplacedState[]>;
export type UnplacedStep = keyof typeof UNPLACED_STEPS;

/** Something is still to be done with it. */
export const WAITING_STATES: UnplacedState[] = ['open', 'returning', 'resending'];

/** Only money that came can be unplaced, in sen. @throws DomainError LINE_DIRECTION. */
export function checkCame(amountSen: bigint): void {
  if (amountSen <= 0n)
    throw new DomainError('LINE_DIRECTION', 'Ini dana keluar; hanya dana masuk yang bisa dibukukan.');
}

/** Of the money that is left, in sen, a part may be taken, or all of it. @throws DomainError PART_AMOUNT, field `amount`. */
export function checkPart(partSen: bigint, leftSen: bigint): void {
  if (partSen > 0n && partSen <= leftSen) return;
  throw new DomainError(
    'PART_AMOUNT',
    `Isi lebih dari Rp0 dan paling banyak sisanya, ${formatSen(leftSen)}.`,
    'invalid',
    'amount',
  );
}

/**
 * What was left when the admin looked must still be left, in sen, so that no press takes more than was seen, or a second part; it is
 * asked for where that can be (`isNeeded`). @throws DomainError LEFT_CHANGED, LEFT_MISSING on `left`.
 */
export function checkLeft(seenSen: bigint | null, leftSen: bigint, isNeeded: boolean): void {
  if (seenSen === null && isNeeded)
    throw new DomainError('LEFT_MISSING', 'Isi juga sisa dana saat kamu melihatnya.', 'invalid', 'left');
  if (seenSen !== null && seenSen !== leftSen)
    throw new DomainError(
      'LEFT_CHANGED',
      `Sisa dana ini sekarang ${formatSen(leftSen)}, bukan ${formatSen(seenSen)}: mungkin sebagian baru saja ditempatkan. Muat ulang dan periksa lagi.`,
    );
}

const SAID: Record<Exclude<UnplacedState, 'open'>, string> = {
  assigned: 'Dana ini sudah ditempatkan. Muat ulang, ya.',
  joined: 'Dana ini sudah dipasangkan ke pembayarannya. Muat ulang, ya.',
  returning: 'Dana ini sedang dikembalikan ke pengirimnya. Batalkan pengembaliannya dulu.',
  returned: 'Dana ini sudah dikembalikan ke pengirimnya.',
  resending: 'Dana ini sedang dikirim ulang ke penerimanya. Batalkan pengirimannya dulu.',
  resent: 'Dana ini sudah dikirim ulang ke penerimanya.',
  merged: 'Dana ini sudah digabung lagi dengan sisanya. Pakai sisanya, ya.',
  recovered: 'Dana ini sudah dicatat sebagai uang kembali dari penjual. Batalkan catatannya dulu.',
  reversed: 'Pembukuan dana ini sudah dibatalkan, dan barisnya terbuka lagi di Rekening koran.',
};

/** @throws DomainError UNPLACED_NOT_OPEN. */
export function checkUnplaced(state: UnplacedState): void {
  if (state !== 'open') throw new DomainError('UNPLACED_NOT_OPEN', SAID[state]);
}

/**
 * Its booking is taken back as a whole, in sen: all that came with the line is still there, open. The caller knows that it is the record
 * that the line was booked as. @throws DomainError UNPLACED_NOT_OPEN, UNPLACED_DIVIDED. docs/rules/bank-statements.md#mistakes
 */
export function checkReversible({
  state,
  leftSen,
  cameSen,
}: {
  state: UnplacedState;
  leftSen: bigint;
  cameSen: bigint;
}): void {
  checkUnplaced(state);
  if (leftSen !== cameSen)
    throw new DomainError(
      'UNPLACED_DIVIDED',
      `Tinggal ${formatSen(leftSen)} dari ${formatSen(cameSen)} yang masuk; bagian lainnya sudah punya tujuan. Jadi pembukuannya tidak bisa dibatalkan: tempatkan atau kembalikan sisanya.`,
    );
}
