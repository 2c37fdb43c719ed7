import { orderKindOf, type OrderStatus } from '../../sales/orders/order-status.js';

/** What a change of plan looks at. */
export interface ChangeablePlan {
  providerSlug: string;
  familyUid: string;
  isHost: boolean;
  isPo: boolean;
  needsTv: boolean;
  /** The points that a buyer has to confirm. */
  eligibility: readonly { slug: string }[];
}
export interface ChangeableOrder {
  status: OrderStatus;
  /** A proof of payment was sent, whatever became of it. */
  hasProof: boolean;
}
/** `keepsSeat`: the plan belongs to the same shared subscription. */
export type VariantChange = { possible: true; keepsSeat: boolean } | { possible: false; why: string };

/** Whether the plan of an order may be changed for another one. docs/rules/orders.md#another-plan */
export function variantChange(order: ChangeableOrder, from: ChangeablePlan, to: ChangeablePlan): VariantChange {
  if (order.hasProof || (order.status !== 'awaitingPayment' && order.status !== 'waitingForGroup'))
    return no('Paket hanya bisa diganti sebelum kamu membayar (juga dengan kredit) atau mengirim bukti.');
  if (from.isHost || to.isHost) return no('Paket host tidak bisa diganti. Batalkan pesanan ini, lalu pesan lagi.');
  if (from.providerSlug !== to.providerSlug) return no('Pilih paket dari layanan yang sama.');
  if (orderKindOf(from) !== orderKindOf(to))
    return no('Paket pre-order dan paket langsung proses tidak bisa saling ditukar. Batalkan dulu, lalu pesan lagi.');
  if (rulesOf(from) !== rulesOf(to))
    return no('Syarat paket ini berbeda. Batalkan pesanan ini, lalu pesan paket yang baru.');
  const keepsSeat = from.familyUid === to.familyUid;
  // A full pre-order group has been asked to pay: a seat that moves away now would leave it short.
  if (!keepsSeat && from.isPo && order.status === 'awaitingPayment')
    return no('Grup pre-order kamu sudah penuh dan menunggu pembayaran, jadi durasinya tidak bisa diganti lagi.');
  return { possible: true, keepsSeat };
}

const rulesOf = ({ eligibility }: ChangeablePlan): string =>
  eligibility
    .map(({ slug }) => slug)
    .toSorted()
    .join(' ');
const no = (why: string): VariantChange => ({ possible: false, why });
