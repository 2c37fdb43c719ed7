import { useState } from 'react';
import { messageOf } from '../../shared/api/api-error';
import { Button } from '../../shared/ui/button';
import { Modal } from '../../shared/ui/modal';
import { Notice } from '../../shared/ui/notice';
import { toast } from '../../shared/ui/toast';
import { useCancelOrder } from './orders.queries';

export function CancelOrder({ orderUid, orderNumber }: { orderUid: string; orderNumber: string }) {
  const [asking, setAsking] = useState(false);
  const cancel = useCancelOrder(orderUid);
  const confirm = () =>
    cancel.mutate(undefined, {
      onSuccess: () => {
        setAsking(false);
        toast('success', 'Pesanan dibatalkan.');
      },
    });
  return (
    <>
      <Button variant="quiet" className="!text-danger" onClick={() => setAsking(true)}>
        Batalkan pesanan
      </Button>
      {asking && (
        <Modal title="Batalkan pesanan?" locked={cancel.isPending} onClose={() => setAsking(false)}>
          <p className="text-muted">
            Pesanan {orderNumber} ditutup dan kursimu diberikan ke orang lain. Ini tidak bisa diurungkan.
          </p>
          {cancel.isError && (
            <Notice tone="bad" live className="mt-4">
              {messageOf(cancel.error)}
            </Notice>
          )}
          <div className="mt-5 flex flex-col gap-2 sm:flex-row-reverse">
            <Button variant="danger" busy={cancel.isPending} onClick={confirm}>
              Ya, batalkan
            </Button>
            <Button variant="secondary" disabled={cancel.isPending} onClick={() => setAsking(false)}>
              Tidak jadi
            </Button>
          </div>
        </Modal>
      )}
    </>
  );
}
