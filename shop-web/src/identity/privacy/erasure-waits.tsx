import type { ErasureView } from '#contracts/identity/privacy.http';
import { Button } from '../../platform/ui/button';
import { FailureNotice } from '../../platform/ui/form-errors';
import { Notice } from '../../platform/ui/notice';
import { toast } from '../../platform/ui/toast';
import { formatDateTime } from '../../platform/wib';
import { OpenMoney } from './open-money';
import { useWithdrawErasure } from './privacy.queries';

/** A requested deletion that waits: for what, and how to withdraw it. */
export function ErasureWaits({ erasure: { requestedAt, obstacles } }: { erasure: ErasureView }) {
  const withdraw = useWithdrawErasure();
  return (
    <div className="mt-4 space-y-5">
      <Notice title="Akun ini menunggu dihapus">
        {requestedAt && <p>Kamu minta pada {formatDateTime(requestedAt)}.</p>}
        {obstacles.length === 0 && <p>Tidak ada yang menghalangi lagi. Sebentar lagi akunmu terhapus.</p>}
      </Notice>
      {obstacles.length > 0 && <OpenMoney obstacles={obstacles} />}
      <FailureNotice error={withdraw.error} />
      <Button
        variant="secondary"
        busy={withdraw.isPending}
        onClick={() => withdraw.mutate(undefined, { onSuccess: () => toast('success', 'Akunmu tidak jadi dihapus') })}
      >
        Batalkan penghapusan
      </Button>
    </div>
  );
}
