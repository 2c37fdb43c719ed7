import { GROUP_WAITS, type GroupWait } from '../../../catalogue/group-wait.js';
import { DomainError } from '../../../platform/domain-error.js';
import { READY_PROMISE } from '../access/claim-words.js';

// What a buyer has read of a seat before ordering it, and whether it is so. docs/rules/orders.md#promise

/** Whether a group that waits for `wait` is no worse than what was read; null: nothing but the payment. */
export const keepsPromise = (read: GroupWait | null, wait: GroupWait | null): boolean =>
  wait === null || wait === read || (read === 'host-missing' && wait === 'host-preparing');

const WHY: Record<GroupWait, string> = {
  'host-missing': 'grupnya belum punya host',
  'host-preparing': 'host grupnya sedang menyiapkan langganan',
  'shop-purchase': 'masih harus kami beli',
};

/** What a seat waits for that is there now, in the words of the last dialog. */
export const waitingSeat = (wait: GroupWait): string =>
  `Kursi yang ada sekarang masih menunggu: ${WHY[wait]}. ${READY_PROMISE}`;

const CODES: Record<GroupWait, string> = {
  'host-missing': 'SEAT_WAITS_HOST_MISSING',
  'host-preparing': 'SEAT_WAITS_HOST_PREPARING',
  'shop-purchase': 'SEAT_WAITS_SHOP_PURCHASE',
};

/** Of an order that would have to wait for what its buyer has not read; its code says for what. */
export const brokenPromise = (wait: GroupWait): DomainError =>
  new DomainError(
    CODES[wait],
    `Keadaan grupnya baru saja berubah, jadi belum ada yang kami pesan atau ganti. ${waitingSeat(wait)} Tekan sekali lagi kalau kamu setuju.`,
  );

/** What such a refusal says that the seat waits for; undefined: it is another refusal. */
export const waitToldBy = (code: string): GroupWait | undefined => GROUP_WAITS.find((wait) => CODES[wait] === code);

/** What a seat that is not paid yet will wait for (`seatWait`), as pages and messages say it. */
export const waitNote = (wait: string): { title: string; text: string } => ({ title: wait, text: READY_PROMISE });
