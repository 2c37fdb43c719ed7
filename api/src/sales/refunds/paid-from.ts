import { isHeldMoney } from '#domain/sales/refunds/refund';
import { CHANNELS, type GatewayChannel } from '#domain/sales/gateway/charge-state';

/** What `paidFrom` reads of a payment. */
export const PAID_FROM = {
  method: true,
  bankFrom: true,
  accountName: true,
  charge: { select: { channel: true } },
} as const;

/** The account or the way that a payment came from; null: credit, or money that the shop held. */
export function paidFrom(
  payment: { method: string; bankFrom: string; accountName: string; charge: { channel: string } | null } | null,
): string | null {
  if (!payment || isHeldMoney(payment.method)) return null;
  if (payment.charge) return CHANNELS[payment.charge.channel as GatewayChannel].name;
  return `${payment.bankFrom}, ${payment.accountName}`;
}
