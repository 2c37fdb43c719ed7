import { useState } from 'react';
import { Button } from '../../platform/ui/button';
import { ConfirmDialog } from '../../platform/ui/confirm-dialog';
import { CANCEL_WORDS } from './cancel-words';
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
            Pesanan {orderNumber} ditutup dan {gives}. Ini tidak bisa diurungkan.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
