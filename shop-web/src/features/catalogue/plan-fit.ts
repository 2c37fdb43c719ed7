import type { GroupView, VariantView } from '#contracts/http/catalogue.http';

type Plan = Pick<VariantView, 'familyUid' | 'isHost' | 'needsTv'>;

/** Why this plan cannot take a seat in this group, in words; null when it can. The API decides again. */
export function whyNotIn(group: GroupView, plan: Plan, isMine: boolean): string | null {
  // Nobody holds two seats of a group: an order for it would be placed in another one.
  if (isMine) return 'Kamu sudah di grup ini, satu orang satu kursi';
  if (group.familyUid !== plan.familyUid) return `Untuk paket ${group.familyName}`;
  if (plan.isHost) return group.freeHostSeats > 0 ? null : 'Sudah ada host';
  if (group.freeRegularSeats <= 0) return 'Penuh';
  if (plan.needsTv && group.freeTvSlots === 0) return 'Slot TV habis';
  return null;
}
