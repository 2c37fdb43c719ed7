import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { OrderDetail } from '#contracts/sales/orders.http';
import { type OwnAccountBody, ownAccountBody } from '#contracts/sales/own-account.http';
import { formatRupiah } from '#domain/platform/sen';
import { anything, api } from '../../platform/api/api';
import { Button } from '../../platform/ui/button';
import { FailureNotice, applyFieldErrors } from '../../platform/ui/form-errors';
import { ACCOUNT_FIELDS, AccountFields } from '../payments/bank-field';

type Asked = NonNullable<OrderDetail['refundAccount']> & { orderUid: string };

/** To which account the money of an order goes back: asked for while none is named, and changeable until an admin has approved it. */
export function RefundAccount({ orderUid, amount, named }: Asked) {
  const [isOpen, setOpen] = useState(named === null);
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
        <AccountForm orderUid={orderUid} />
      ) : (
        <Button variant="quiet" onClick={() => setOpen(true)}>
          Ganti rekening
        </Button>
      )}
    </div>
  );
}

function AccountForm({ orderUid }: { orderUid: string }) {
  const queries = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm<OwnAccountBody>({
    resolver: standardSchemaResolver(ownAccountBody),
    defaultValues: { bankName: '', accountNumber: '', accountName: '' },
  });
  const { errors } = formState;
  const save = useMutation({
    mutationFn: (body: OwnAccountBody) =>
      api.post(`/customer/${encodeURIComponent(orderUid)}/refund-account`, body, anything),
    // Also of a refusal: an admin may have sent it meanwhile.
    onSettled: () => queries.invalidateQueries({ queryKey: ['orders', 'detail', orderUid] }),
    onError: (error) => applyFieldErrors(error, ACCOUNT_FIELDS, setError),
  });
  return (
    <form noValidate className="space-y-4" onSubmit={handleSubmit((body) => save.mutate(body))}>
      <AccountFields register={register} errors={errors} />
      <FailureNotice error={save.error} fields={errors} title="Rekeningmu belum tersimpan" />
      <Button type="submit" wide busy={save.isPending}>
        Simpan rekening
      </Button>
    </form>
  );
}
