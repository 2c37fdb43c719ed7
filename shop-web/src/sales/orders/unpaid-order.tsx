import type { OrderSummary } from '#contracts/sales/orders.http';
import { paymentPath } from '#contracts/shop-paths';
import { planNameOf } from '#domain/catalogue/plan-name';
import { formatRupiah } from '#domain/platform/sen';
import { LinkButton } from '../../platform/ui/button';
import { Notice } from '../../platform/ui/notice';
import { formatMoment } from '../../platform/wib';
import { type UnpaidOf, useUnpaidOrder } from './use-unpaid-order';

/**
 * Beside the button that places an order: a customer with an unpaid one of this line, or of this provider, most
 * likely wants to pay that one, or went back and is about to order the same twice. Its link has another name than that button.
 */
export function UnpaidOrder({
  hidden = false,
  ...of
}: UnpaidOf & {
  /** Once the order is placed, the unpaid one is this. */
  hidden?: boolean;
}) {
  const { unpaid } = useUnpaidOrder(of);
  if (!unpaid || hidden) return null;
  const { providerName, packageName } = unpaid;
  return (
    <Notice tone="warn" title={`Kamu masih punya pesanan ${planNameOf(providerName, packageName)} yang belum dibayar.`}>
      <p>{unpaidFacts(unpaid)}. Kalau lanjut di bawah, kamu membuat pesanan baru.</p>
      <LinkButton to={paymentPath(unpaid)} variant="secondary" className="mt-2">
        Bayar yang itu
      </LinkButton>
    </Notice>
  );
}

/** Its number, what is still to be paid of it and until when. */
export const unpaidFacts = ({ orderNumber, grandTotal, dueAmount, dueAt }: OrderSummary): string =>
  `${orderNumber}, ${formatRupiah(dueAmount ?? grandTotal)}${dueAt ? `, bayar sebelum ${formatMoment(dueAt)}` : ''}`;
