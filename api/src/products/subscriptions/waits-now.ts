import { GROUP_WAIT_WORD } from '#domain/catalogue/group-wait';

/** What a paid seat waits for; null: nothing, or not known yet. The host may have left since the reason was written. */
export const waitsNow = (seat: { pendingReason: string | null; group: { freeHostSeats: number[] } }): string | null =>
  seat.pendingReason && seat.group.freeHostSeats.length > 0 ? GROUP_WAIT_WORD['host-missing'] : seat.pendingReason;
