import { maskName } from '../../identity/customers/mask-name.js';
import { DomainError } from '../../platform/domain-error.js';
import { type Sen, formatSen, sen } from '../../platform/sen.js';
import { defineTransitions } from '../../platform/transitions.js';

/** Promised: its order is not paid. docs/rules/giving.md#donations */
export const DONATION_STATES = ['promised', 'received', 'lapsed', 'returned'] as const;
export type DonationState = (typeof DONATION_STATES)[number];
export const donationMoves = defineTransitions<DonationState>()(
  'donation',
  {
    promised: 'Donasi ini masih menunggu dibayar.',
    received: 'Donasi ini sudah diterima.',
    lapsed: 'Donasi ini sudah gugur.',
    returned: 'Donasi ini uangnya sudah dikembalikan.',
  },
  {
    promised: {
      receive: { to: 'received', by: ['system'] },
      lapse: { to: 'lapsed', by: ['system', 'customer', 'admin'] },
    },
    received: { refund: { to: 'returned', by: ['admin'] } },
    lapsed: {},
    returned: {},
  },
);

/** What a donor has written is shown after an admin has read it. */
export const MESSAGE_STATES = ['none', 'waiting', 'shown', 'hidden'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];
export const messageMoves = defineTransitions<MessageState>()(
  'message',
  {
    none: 'Pesan donasi ini tidak ada.',
    waiting: 'Pesan donasi ini masih menunggu diperiksa.',
    shown: 'Pesan donasi ini sudah ditampilkan.',
    hidden: 'Pesan donasi ini sudah disembunyikan.',
  },
  {
    none: {},
    waiting: { 'show-message': { to: 'shown', by: ['admin'] }, 'hide-message': { to: 'hidden', by: ['admin'] } },
    shown: { 'hide-message': { to: 'hidden', by: ['admin'] } },
    hidden: { 'show-message': { to: 'shown', by: ['admin'] } },
  },
);
export const firstMessageState = (message: string): MessageState => (message === '' ? 'none' : 'waiting');

/** How a donor is called in public. */
export const donorName = ({ name, anonymous }: { name: string; anonymous: boolean }): string =>
  anonymous ? 'Orang baik' : maskName(name);

export interface CauseFunds {
  raisedSen: bigint;
  disbursedSen: bigint;
  /** On its way to the beneficiary. */
  allottedSen: bigint;
  /** Of the shares of those who were picked and do not have them yet. */
  promisedSen: bigint;
}
/** What is held for a cause and free, in sen. */
export function heldFor({ raisedSen, disbursedSen, allottedSen, promisedSen }: CauseFunds): bigint {
  const held = raisedSen - disbursedSen - allottedSen - promisedSen;
  // Money of shares that was passed on before it was kept is missing.
  return held > 0n ? held : 0n;
}

/** The most that a share pays, in sen: what was given for it, or what the cause holds beside what others were promised. A share is a seat, also once seats cost more. */
export function sharePays(own: Sen, funds: CauseFunds): Sen {
  const held = sen(heldFor(funds));
  return held > own ? held : own;
}

/** A cause can pass on, or give back, only what it holds. @throws DomainError CAUSE_SHORT on `amount`. */
export function checkHeld(amount: Sen, funds: CauseFunds): void {
  const held = heldFor(funds);
  if (amount <= held) return;
  const promised =
    funds.promisedSen > 0n ? ` ${formatSen(funds.promisedSen)} lagi untuk jatah yang penerimanya sudah dipilih.` : '';
  throw new DomainError(
    'CAUSE_SHORT',
    `Dana yang masih kami simpan tinggal ${formatSen(held)}.${promised}`,
    'conflict',
    'amount',
  );
}

/** Of the target, 0 to 100; null without a target. */
export const progressOf = (raised: number, target: number | null): number | null =>
  target === null ? null : Math.min(100, Math.floor((raised / target) * 100));
