import { Link } from 'react-router';
import type { OrderSummary } from '#contracts/sales/orders.http';
import { orderPath, paymentPath } from '#contracts/shop-paths';
import { planNameOf } from '#domain/catalogue/plan-name';
import { LinkButton } from '../../platform/ui/button';
import { Dots } from '../../platform/ui/dots';
import { Mark } from '../../platform/ui/mark';
import { billFacts } from './order-due';

/** An order that is to be paid, in a row of the home page: which, how much until when, and the way there. */
export function BillRow({ order }: { order: OrderSummary }) {
  const { providerName, packageName, providerColor, providerLogo, orderUid } = order;
  return (
    <li className="card relative flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2 hover:border-brand">
      <Mark name={providerName} color={providerColor} logo={providerLogo} size="sm" />
      <div className="min-w-0 flex-1 basis-32">
        {/* The link covers the row; the button is above it. */}
        <Link
          to={orderPath(orderUid)}
          className="block text-sm font-bold wrap-anywhere after:absolute after:inset-0 after:rounded-[14px]"
        >
          {planNameOf(providerName, packageName)}
        </Link>
        <Dots className="text-xs text-warn" facts={billFacts(order)} />
      </div>
      <LinkButton to={paymentPath(order)} className="relative !px-4">
        Bayar
      </LinkButton>
    </li>
  );
}
