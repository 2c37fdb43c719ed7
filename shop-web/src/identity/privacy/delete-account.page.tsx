import { useSuspenseQuery } from '@tanstack/react-query';
import { AsyncBoundary } from '../../platform/ui/async-boundary';
import { Loading, Skeleton } from '../../platform/ui/states';
import { TitledPage } from '../../platform/ui/titled';
import { DeleteAccountForm } from './delete-account-form';
import { ErasureWaits } from './erasure-waits';
import { OpenMoney } from './open-money';
import { erasureQuery } from './privacy.queries';

/** /user/delete-account */
export function DeleteAccountPage() {
  return (
    <TitledPage title="Hapus akun" className="max-w-xl">
      <AsyncBoundary
        skeleton={
          <Loading>
            <Skeleton className="mt-4 h-72 !rounded-[14px]" />
          </Loading>
        }
      >
        <Erasure />
      </AsyncBoundary>
    </TitledPage>
  );
}

function Erasure() {
  const { data: erasure } = useSuspenseQuery(erasureQuery());
  if (erasure.state !== 'none') return <ErasureWaits erasure={erasure} />;
  return (
    <div className="mt-4 space-y-5">
      <div className="card p-5">
        <h2 className="font-bold">Yang terjadi kalau akunmu dihapus</h2>
        <ul className="mt-2 list-disc space-y-1.5 pl-5 text-sm">
          <li>
            Nama, email, nomor, foto, bukti transfer, rekening, dan notifikasimu kami hapus dan tidak bisa kembali.
          </li>
          <li>Nomor pesanan dan jumlah uangnya tetap ada di pembukuan kami, tanpa namamu.</li>
          {erasure.dropped > 0 && <li>{erasure.dropped} pesanan yang belum dibayar akan dibatalkan.</li>}
          <li>Emailmu bisa dipakai untuk akun baru kapan saja.</li>
        </ul>
      </div>
      {erasure.obstacles.length > 0 && <OpenMoney obstacles={erasure.obstacles} />}
      <DeleteAccountForm isFree={erasure.obstacles.length === 0} />
    </div>
  );
}
