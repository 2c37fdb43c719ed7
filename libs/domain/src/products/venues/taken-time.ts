import { DomainError } from '../../platform/domain-error.js';
import type { SlotState } from './slot.js';

export interface TakenTime {
  state: string;
  /** The order by which who asks for the time holds it already; null: another one does. */
  own: { number: string; isBooker: boolean } | null;
}

/** The refusal of a time that is not free: who holds it already is led to that order. docs/rules/venues.md#slots */
export function takenTime({ state, own }: TakenTime): DomainError {
  if (own)
    return refused(
      'SLOT_YOURS',
      `Kamu sudah ${own.isBooker ? 'memesan' : 'ikut main di'} jam ini (${own.number}). Buka pesanan itu, atau pilih jam lain, ya.`,
    );
  return refused(
    'SLOT_TAKEN',
    state === ('blocked' satisfies SlotState)
      ? 'Jam ini ditutup. Pilih jam lain, ya.'
      : 'Jam ini baru saja diambil orang lain. Pilih jam lain, ya.',
  );
}

const refused = (code: string, message: string) => new DomainError(code, message, 'conflict', 'startsAt');
