import type { ErasureView } from '#contracts/http/privacy.http';
import { formatDateTime } from '../../shared/format/wib';
import { Button } from '../../shared/ui/button';
import { FailureNotice } from '../../shared/ui/failure-notice';
import { Notice } from '../../shared/ui/notice';
import { toast } from '../../shared/ui/toast';
import { OpenMoney } from './open-money';
import { useWithdrawErasure } from './privacy.queries';

/** Asked for, not carried out: what it waits for, and the way back. */
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
