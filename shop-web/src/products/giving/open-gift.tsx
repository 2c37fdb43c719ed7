import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type ClaimGiftBody, type OpenedGift, claimGiftBody, claimedGift } from '#contracts/products/giving/gifts.http';
import { formatRupiah } from '#domain/platform/sen';
import { api } from '../../platform/api/api';
import { messageOf } from '../../platform/api/api-error';
import { Button } from '../../platform/ui/button';
import { FailureNotice, applyFieldErrors } from '../../platform/ui/form-errors';
import { Notice } from '../../platform/ui/notice';
import { Loading, Skeleton } from '../../platform/ui/states';
import { formatMoment } from '../../platform/wib';
import { ACCOUNT_FIELDS, AccountFields } from '../../sales/payments/bank-field';
import { forgetGift } from './gift-secret';
import { openedGiftQuery } from './giving.queries';
import { WithContact } from '../../sales/orders/with-contact';

/** A gift as the one who has its link sees it, with the form that claims it; without a secret its link was not copied whole. */
export const OpenGift = ({ secret }: { secret: string }) =>
  secret ? (
    <Opened secret={secret} />
  ) : (
    <Unopened why="Link hadiah ini tidak berlaku. Salin lagi seluruhnya dari pesan pengirimnya, atau minta link yang baru." />
  );

const Unopened = ({ why }: { why: string }) => (
  <Notice tone="warn" title="Hadiah ini tidak bisa dibuka" className="mt-6" live>
    <p>{why}</p>
    <Dismiss />
  </Notice>
);

function Opened({ secret }: { secret: string }) {
  const { data, error } = useQuery(openedGiftQuery(secret));
  if (error) return <Unopened why={messageOf(error)} />;
  if (!data)
    return (
      <Loading label="Membuka hadiah…">
        <Skeleton className="mt-6 h-72 !rounded-[14px]" />
      </Loading>
    );
  return (
    <section aria-label="Hadiah untukmu" className="card mt-6 border-brand p-5">
      <p className="text-muted">
        Untuk <b className="text-ink">{data.recipientName}</b> dari <b className="text-ink">{data.giver}</b>
      </p>
      <p className="mt-2 text-2xl font-bold">{formatRupiah(data.amount)}</p>
      {data.message && <p className="mt-3 whitespace-pre-line break-words">{data.message}</p>}
      <Claim secret={secret} gift={data} />
    </section>
  );
}

function Claim({ secret, gift: { state, expiresAt } }: { secret: string; gift: OpenedGift }) {
  const { register, handleSubmit, setError, formState } = useForm<ClaimGiftBody>({
    resolver: standardSchemaResolver(claimGiftBody),
    defaultValues: { secret, bankName: '', accountNumber: '', accountName: '' },
  });
  const { errors } = formState;
  const claim = useMutation({
    mutationFn: (body: ClaimGiftBody) => api.post('/customer/thr/claim', body, claimedGift),
    onError: (error) => applyFieldErrors(error, ACCOUNT_FIELDS, setError),
  });
  if (claim.isSuccess)
    return (
      <Notice tone="good" title="Hadiahnya jadi milikmu" className="mt-4" live>
        <p>Kami transfer ke rekeningmu paling lambat hari kerja berikutnya, dan kami kabari lewat email.</p>
        <Dismiss />
      </Notice>
    );
  if (state !== 'ready')
    return (
      <Notice tone="info" title="Hadiah ini sudah diambil atau sudah berakhir" className="mt-4">
        <Dismiss />
      </Notice>
    );
  return (
    <div className="mt-4 border-t border-line pt-4">
      {expiresAt && <p className="mb-4 text-sm text-muted">Ambil sebelum {formatMoment(expiresAt)}.</p>}
      <WithContact ask="Masuk untuk mengambil hadiahnya.">
        {() => (
          <form noValidate className="space-y-4" onSubmit={handleSubmit((body) => claim.mutate(body))}>
            <AccountFields register={register} errors={errors} />
            <FailureNotice error={claim.error} fields={errors} title="Hadiah belum bisa diambil" />
            <Button type="submit" wide busy={claim.isPending}>
              Ambil hadiah
            </Button>
          </form>
        )}
      </WithContact>
    </div>
  );
}

const Dismiss = () => (
  <Button variant="quiet" className="mt-2" onClick={forgetGift}>
    Tutup
  </Button>
);
