import { useState } from 'react';
import { formatRupiah } from '#domain/platform/sen';
import { whereRefundIs } from '#domain/sales/refunds/refund-words';
import { Button } from '../../platform/ui/button';
import { ConfirmDialog } from '../../platform/ui/confirm-dialog';
import { CANCEL_WORDS } from './cancel-words';
import { useCancelOrder } from './orders.queries';

interface CancelledOrder {
  orderUid: string;
  orderNumber: string;
  /** What has come for it, which is kept as credit. */
  creditOnCancel?: number | undefined;
}

export function CancelOrder({
  order: { orderUid, orderNumber, creditOnCancel = 0 },
  releases,
}: {
  order: CancelledOrder;
  /** What becomes of the things that the order held; null: it held nothing that others can take. */
  releases: string | null;
}) {
  const [asking, setAsking] = useState(false);
  const cancel = useCancelOrder(orderUid);
  return (
    <>
      <Button variant="quiet" className="!text-danger" onClick={() => setAsking(true)}>
        {CANCEL_WORDS.button}
      </Button>
      {asking && (
        <ConfirmDialog
          title={CANCEL_WORDS.title}
          yes={CANCEL_WORDS.yes}
          act={cancel}
          done={CANCEL_WORDS.done}
          onClose={() => setAsking(false)}
        >
          <p className="text-muted">
            Pesanan {orderNumber} ditutup{releases && ` dan ${releases}`}.{' '}
            {creditOnCancel > 0 && (
              <strong className="text-ink">
                {formatRupiah(creditOnCancel)} yang sudah masuk {whereRefundIs({ state: 'credited', paidAt: null })}
                .{' '}
              </strong>
            )}
            Ini tidak bisa diurungkan.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
