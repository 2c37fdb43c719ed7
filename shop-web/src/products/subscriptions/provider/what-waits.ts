import type { SeatState, VariantView } from '#contracts/catalogue/catalogue.http';
import { GROUP_WAIT_WORD, type GroupWait, runsWithMembers } from '#domain/catalogue/group-wait';
import { MONEY_BACK_AFTER_HOURS } from '#domain/products/subscriptions/accounts/money-back';

/** Whether a seat of the plan may have to wait for more than its payment. */
export const mayWait = ({ isHost }: VariantView): boolean => !isHost;

/** No television slot is left, in whichever group: an order would be refused. */
export const isOut = ({ isHost, needsTv }: VariantView, state: SeatState | undefined): boolean =>
  !isHost && needsTv && state?.hasTvSlot === false;

/** What the button of an order says; that of a host as in the dialog that it opens. `hasSeat`: one that has not ended. */
export const orderWord = (variant: VariantView, state: SeatState | undefined, hasSeat = false): string =>
  isOut(variant, state)
    ? 'Slot TV habis'
    : variant.isHost
      ? 'Jadi host'
      : hasSeat
        ? 'Pesan kursi kedua'
        : 'Pesan sekarang';

/** What comes of the payment, in one sentence: the time is the promise of the card, and stands once. */
const PAY_NOW: Record<GroupWait, string> = {
  'host-missing': 'Bayar sekarang, kami carikan hostnya.',
  'host-preparing': 'Bayar sekarang, hostnya sedang menyiapkan langganan.',
  'shop-purchase': 'Bayar dulu, setelah itu aksesmu kami siapkan.',
};
/**
 * What a buyer has to know before ordering: no television slot, or a group that members alone do not let run. `short` is one
 * line. No date: the time begins when the payment is confirmed.
 */
export function whatWaits(variant: VariantView, state: SeatState | undefined) {
  const { isHost, isPo } = variant;
  if (isHost || !state) return null;
  if (isOut(variant, state))
    return {
      short: 'Slot TV habis',
      title: 'Slot TV habis.',
      text: 'Terbuka lagi begitu grup yang sekarang penuh.',
    };
  const { waitsFor } = state;
  // For a pre-order the shop buys when its group is full.
  if (!waitsFor || (isPo && runsWithMembers(waitsFor))) return null;
  const word = GROUP_WAIT_WORD[waitsFor];
  return {
    short: isPo ? word : `${word}, siap maks. ${MONEY_BACK_AFTER_HOURS} jam`,
    title: `${word}.`,
    text: isPo ? 'Pesan gratis. Bayar setelah grupnya penuh, termasuk hostnya.' : PAY_NOW[waitsFor],
  };
}
