import { useQuery } from '@tanstack/react-query';
import type { BlockView } from '#contracts/identity/blacklist.http';
import { Button } from '../../platform/ui/button';
import { Modal } from '../../platform/ui/modal';
import { Notice } from '../../platform/ui/notice';
import { ErrorState, Loading, Skeleton } from '../../platform/ui/states';
import { formatDateTime } from '../../platform/wib';
import { AppealForm } from './appeal-form';
import { blacklistQuery } from './blacklist.queries';

/** Why and until when the account may not order, and the appeal. */
export function BlacklistModal({ onClose }: { onClose: () => void }) {
  const blockStatus = useQuery({ ...blacklistQuery(), staleTime: 0 });
  return (
    <Modal title="Akun kamu belum bisa memesan" onClose={onClose}>
      {blockStatus.isPending ? (
        <Loading>
          <Skeleton className="h-40 w-full" />
        </Loading>
      ) : blockStatus.isError ? (
        <ErrorState error={blockStatus.error} onRetry={() => void blockStatus.refetch()} />
      ) : blockStatus.data.block ? (
        <Block block={blockStatus.data.block} />
      ) : (
        <Notice tone="good" title="Akunmu sudah bisa memesan lagi" live>
          Silakan lanjutkan pesananmu.
        </Notice>
      )}
      <Button variant="secondary" wide className="mt-3" onClick={onClose}>
        Mengerti
      </Button>
    </Modal>
  );
}

function Block({ block: { reason, until, appeal, appealFrom, mayAppeal } }: { block: BlockView }) {
  return (
    <div className="space-y-4">
      <dl className="space-y-3">
        <div>
          <dt className="text-sm text-muted">Alasan</dt>
          <dd className="font-semibold break-words whitespace-pre-line">{reason}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">Sampai</dt>
          <dd className="font-semibold">{until ? formatDateTime(until) : 'Kami buka kembali setelah diperiksa'}</dd>
        </div>
      </dl>
      {appeal?.state === 'waiting' && (
        <Notice title="Bandingmu sudah kami terima" live>
          Tim kami membacanya satu per satu. Jawabannya kami kirim lewat email dan notifikasi.
        </Notice>
      )}
      {appeal?.state === 'refused' && (
        <Notice tone="warn" title="Jawaban atas bandingmu">
          {appeal.answer}
          {!mayAppeal && appealFrom && <p className="mt-1">Bisa mengajukan lagi mulai {formatDateTime(appealFrom)}.</p>}
        </Notice>
      )}
      {mayAppeal && <AppealForm />}
    </div>
  );
}
