import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SeatRenewalView } from '#contracts/products/subscriptions/memberships.http';
import { type OrderKeys, paymentPath } from '#contracts/shop-paths';
import { formatRupiah } from '#domain/platform/sen';
import { Button } from '../../../platform/ui/button';
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog';
import { FailureNotice } from '../../../platform/ui/form-errors';
import { Modal } from '../../../platform/ui/modal';
import { toast } from '../../../platform/ui/toast';
import { formatDate } from '../../../platform/wib';
import { useChangeRenewal, useRenew } from './memberships.queries';

interface Renewing {
  accountUid: string;
  renewal: SeatRenewalView;
  keys: OrderKeys;
}

/** Asks for the invoice of the next period, or for one of another length. With one length and an open invoice there is nothing to ask. */
export function RenewButton({ isFilled, ...seat }: Renewing & { isFilled: boolean }) {
  const [asking, setAsking] = useState(false);
  const { invoice, options } = seat.renewal;
  if (options.length === 0 || (invoice && options.length === 1)) return null;
  return (
    <>
      <Button variant={isFilled ? 'primary' : 'secondary'} onClick={() => setAsking(true)}>
        {invoice ? 'Ganti lama langganan' : 'Perpanjang sekarang'}
      </Button>
      {asking && <RenewDialog {...seat} onClose={() => setAsking(false)} />}
    </>
  );
}

function RenewDialog({ accountUid, renewal: { options }, keys, onClose }: Renewing & { onClose: () => void }) {
  const [variantUid, setVariantUid] = useState(options[0]!.variantUid);
  const renew = useRenew(accountUid);
  const navigate = useNavigate();
  /** A promise: with the invoice the dialog is gone, and its callbacks with it. */
  const pay = () =>
    renew.mutateAsync({ variantUid, total: options.find((option) => option.variantUid === variantUid)?.amount }).then(
      () => navigate(paymentPath(keys)),
      () => undefined, // Shown by the dialog.
    );
  return (
    <Modal title="Perpanjang langganan" locked={renew.isPending} onClose={onClose}>
      <fieldset className="space-y-2">
        <legend className="mb-2 text-muted">Masa berikutnya mulai begitu yang sekarang habis, tanpa jeda.</legend>
        {options.map((option) => (
          <label
            key={option.variantUid}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-xl border border-edge p-3 has-checked:border-brand has-checked:bg-tint"
          >
            <input
              type="radio"
              name="lama"
              className="size-5 shrink-0"
              checked={option.variantUid === variantUid}
              onChange={() => setVariantUid(option.variantUid)}
            />
            <span className="min-w-0 flex-1">
              <b className="block">{option.durationLabel}</b>
              <span className="text-sm text-muted">sampai {formatDate(option.endsAt)}</span>
            </span>
            <b className="shrink-0">{formatRupiah(option.amount)}</b>
          </label>
        ))}
      </fieldset>
      <FailureNotice error={renew.error} className="mt-4" />
      <div className="mt-5 flex flex-col gap-2 sm:flex-row-reverse">
        <Button busy={renew.isPending} onClick={() => void pay()}>
          Lanjut bayar
        </Button>
        <Button variant="secondary" disabled={renew.isPending} onClick={onClose}>
          Tidak jadi
        </Button>
      </div>
    </Modal>
  );
}

export function StopButton({
  accountUid,
  endsAt,
  isLapsed,
}: {
  accountUid: string;
  endsAt: string;
  isLapsed: boolean;
}) {
  const [asking, setAsking] = useState(false);
  const stop = useChangeRenewal(accountUid, 'stop-renewal');
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Jangan perpanjang
      </Button>
      {asking && (
        <ConfirmDialog
          title="Jangan perpanjang?"
          yes="Ya, jangan perpanjang"
          act={stop}
          done="Langgananmu tidak akan diperpanjang."
          onClose={() => setAsking(false)}
        >
          <p className="text-muted">
            {isLapsed
              ? 'Masa langgananmu sudah habis, jadi kursimu langsung kami lepas. Ini tidak bisa diurungkan.'
              : `Langgananmu tetap jalan sampai ${formatDate(endsAt)}, lalu selesai. Sampai hari itu kamu masih bisa berubah pikiran.`}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

export function ResumeButton({ accountUid }: { accountUid: string }) {
  const resume = useChangeRenewal(accountUid, 'resume-renewal');
  return (
    <>
      <Button
        variant="secondary"
        busy={resume.isPending}
        onClick={() =>
          resume.mutate(undefined, { onSuccess: () => toast('success', 'Langgananmu akan diperpanjang lagi.') })
        }
      >
        Perpanjang lagi
      </Button>
      <FailureNotice error={resume.error} className="basis-full" />
    </>
  );
}
