import { durationLabel } from '#domain/catalogue/duration-label';
import { planNameOf } from '#domain/catalogue/plan-name';
import { whatsAppLink } from '#domain/platform/phone';

/** Which columns of an order `orderRef` needs. */
export const orderRefColumns = {
  uid: true,
  number: true,
  customerUid: true,
  name: true,
  phoneNumber: true,
  variant: {
    select: { durationMonths: true, package: { select: { name: true, provider: { select: { name: true } } } } },
  },
} as const;

interface OrderRow {
  uid: string;
  number: string;
  customerUid: string;
  name: string;
  phoneNumber: string;
  variant: { durationMonths: number; package: { name: string; provider: { name: string } } };
}

/** Customer and product of an order, as every console record of an order shows them. */
export function orderRef(order: OrderRow) {
  const { durationMonths, package: plan } = order.variant;
  const providerName = plan.provider.name;
  return {
    orderUid: order.uid,
    orderNumber: order.number,
    customerUid: order.customerUid,
    customerName: order.name,
    providerName,
    packageName: plan.name,
    durationLabel: durationLabel(durationMonths),
    phoneNumber: order.phoneNumber,
    waLink: whatsAppLink(
      order.phoneNumber,
      `Halo ${order.name}, kami dari Patungan. Tentang pesanan ${order.number} (${planNameOf(providerName, plan.name)}):`,
    ),
  };
}
