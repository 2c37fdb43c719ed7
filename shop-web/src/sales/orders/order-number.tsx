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
  <div className={clsx('flex items-center justify-between gap-3', className)}>
    <p className="min-w-0 text-sm">
      <span className="block text-muted">Nomor pesanan</span>
      <b className="break-all">{orderNumber}</b>
    </p>
    <CopyButton text={orderNumber} what="nomor pesanan" done="Nomor disalin" />
  </div>
);
