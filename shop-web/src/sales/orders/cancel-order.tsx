import { useState } from 'react';
import { Button } from '../../platform/ui/button';
import { ConfirmDialog } from '../../platform/ui/confirm-dialog';
import { useCancelOrder } from './orders.queries';

export function CancelOrder({
  orderUid,
  orderNumber,
  gives = 'yang kamu pesan bisa diambil orang lain',
}: {
  orderUid: string;
  orderNumber: string;
  /** What becomes of the things that the order held. */
  gives?: string;
}) {
  const [asking, setAsking] = useState(false);
  const cancel = useCancelOrder(orderUid);
  return (
    <>
      <Button variant="quiet" className="!text-danger" onClick={() => setAsking(true)}>
        Batalkan pesanan
      </Button>
      {asking && (
        <ConfirmDialog
          title="Batalkan pesanan?"
          yes="Ya, batalkan"
          act={cancel}
          done="Pesanan dibatalkan."
          onClose={() => setAsking(false)}
        >
          <p className="text-muted">
            Pesanan {orderNumber} ditutup dan {gives}. Ini tidak bisa diurungkan.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
