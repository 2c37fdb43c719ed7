import { clsx } from 'clsx';
import { CopyButton } from '../../shared/ui/copy-button';

/** To be read out to us, or copied. */
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
    <CopyButton text={orderNumber} what="nomor pesanan" said="Nomor disalin" />
  </div>
);
