import { clsx } from 'clsx';
import { CopyButton } from '../../platform/ui/copy-button';

/** The order number with a copy button. */
export const OrderNumber = ({
  of: { orderNumber },
  className,
}: {
  of: { orderNumber: string };
  className?: string;
}) => (
  <div className={clsx('pair items-center', className)}>
    <p className="min-w-0 !basis-[8rem] text-sm">
      <span className="block text-muted">Nomor pesanan</span>
      <b className="wrap-anywhere">{orderNumber}</b>
    </p>
    <CopyButton text={orderNumber} what="nomor pesanan" done="Nomor disalin" />
  </div>
);
