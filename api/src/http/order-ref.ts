import { durationLabel } from '#domain/catalogue/duration-label';
import { whatsAppLink } from '#domain/customers/phone';

/** Which columns of an order `orderRef` needs. */
export const orderRefColumns = {
  uid: true,
  number: true,
  customerUid: true,
  name: true,
  phoneNumber: true,
  package: { select: { name: true, provider: { select: { name: true } } } },
  variant: { select: { durationMonths: true } },
} as const;

interface OrderRow {
  uid: string;
  number: string;
  customerUid: string;
  name: string;
  phoneNumber: string;
  package: { name: string; provider: { name: string } };
  variant: { durationMonths: number };
}

/** Who ordered what, as every console record that belongs to an order says it. */
export function orderRef(order: OrderRow) {
  const providerName = order.package.provider.name;
  return {
    orderUid: order.uid,
    orderNumber: order.number,
    customerUid: order.customerUid,
    customerName: order.name,
    providerName,
    packageName: order.package.name,
    durationLabel: durationLabel(order.variant.durationMonths),
    phoneNumber: order.phoneNumber,
    waLink: whatsAppLink(
      order.phoneNumber,
      `Halo ${order.name}, kami dari Patungan. Tentang pesanan ${order.number} (${providerName} ${order.package.name}):`,
    ),
  };
}
