import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OrderDetail } from '#contracts/sales/orders.http';
import type { OwnAccountBody } from '#contracts/sales/own-account.http';
import { formatRupiah } from '#domain/platform/sen';
import { anything, api } from '../../platform/api/api';
import { Button } from '../../platform/ui/button';
import { AccountForm } from '../payments/account-form';

type Asked = NonNullable<OrderDetail['refundAccount']> & { orderUid: string };

/** To which account the money of an order goes back: asked for while none is named, and changeable until an admin has approved it. */
export function RefundAccount({ orderUid, amount, named }: Asked) {
  const [isOpen, setOpen] = useState(named === null);
  const nameAccount = useNameAccount(orderUid);
  return (
    <div className="mt-3 space-y-3 border-t border-line pt-3 text-sm">
      {named ? (
        <p>
          Ke rekening{' '}
          <b>
            {named.bankName} …{named.ending}
          </b>
          . Kami kabari begitu ditransfer.
        </p>
      ) : (
        <>
          <h3 className="text-base font-bold">{formatRupiah(amount)} dikirim ke rekening mana?</h3>
          <p className="text-muted">Kami transfer setelah rekeningnya kamu tulis dan tim kami memeriksanya.</p>
        </>
      )}
      {isOpen ? (
        <AccountForm send={nameAccount} failed="Rekeningmu belum tersimpan">
          Simpan rekening
        </AccountForm>
      ) : (
        <Button variant="quiet" onClick={() => setOpen(true)}>
          Ganti rekening
        </Button>
      )}
    </div>
  );
}

/** Also after a refusal the page is read anew: an admin may have sent the money meanwhile. */
function useNameAccount(orderUid: string) {
  const queries = useQueryClient();
  return (account: OwnAccountBody) =>
    api
      .post(`/customer/${encodeURIComponent(orderUid)}/refund-account`, account, anything)
      .finally(() => queries.invalidateQueries({ queryKey: ['orders', 'detail', orderUid] }));
}
