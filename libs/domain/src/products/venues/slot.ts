import { defineTransitions } from '../../platform/transitions.js';

/** A taken time of a venue: a booking, or a block by an admin. docs/rules/venues.md#slots */
export const SLOT_STATES = [
  'held',
  'open',
  'confirmed',
  'played',
  'missed',
  'lapsed',
  'cancelled',
  'blocked',
  'unblocked',
] as const;
export type SlotState = (typeof SLOT_STATES)[number];

export const slotMoves = defineTransitions<SlotState>()(
  'slot',
  {
    held: 'Slot ini masih menunggu dibayar.',
    open: 'Slot ini masih terbuka.',
    confirmed: 'Slot ini sudah pasti.',
    played: 'Slot ini sudah dimainkan.',
    missed: 'Slot ini tidak terisi.',
    lapsed: 'Slot ini sudah lewat batas waktunya.',
    cancelled: 'Slot ini sudah dibatalkan.',
    blocked: 'Slot ini sedang ditutup.',
    unblocked: 'Slot ini sudah dibuka lagi.',
  },
  {
    held: {
      open: { to: 'open', by: ['system'] },
      confirm: { to: 'confirmed', by: ['system'] },
      lapse: { to: 'lapsed', by: ['customer', 'admin', 'system'] },
      miss: { to: 'missed', by: ['system'] },
      cancel: { to: 'cancelled', by: ['admin'] },
    },
    open: {
      confirm: { to: 'confirmed', by: ['system'] },
      miss: { to: 'missed', by: ['system'] },
      cancel: { to: 'cancelled', by: ['customer', 'admin'] },
    },
    confirmed: {
      reopen: { to: 'open', by: ['admin', 'system'] },
      finish: { to: 'played', by: ['system'] },
      cancel: { to: 'cancelled', by: ['customer', 'admin'] },
    },
    played: {},
    missed: {},
    lapsed: {},
    cancelled: {},
    blocked: { unblock: { to: 'unblocked', by: ['admin'] } },
    unblocked: {},
  },
);

/** These keep the time from being sold again: the constraint `venue_slot_once`. */
export const TAKEN_STATES: SlotState[] = ['held', 'open', 'confirmed', 'played', 'blocked'];

/** In the customer's words. */
export const SLOT_STATE_LABEL: Record<SlotState, string> = {
  held: 'Menunggu pembayaran',
  open: 'Cari pemain',
  confirmed: 'Jadi main',
  played: 'Sudah dimainkan',
  missed: 'Pemain tidak lengkap',
  lapsed: 'Tidak jadi',
  cancelled: 'Dibatalkan',
  blocked: 'Ditutup',
  unblocked: 'Dibuka lagi',
};
