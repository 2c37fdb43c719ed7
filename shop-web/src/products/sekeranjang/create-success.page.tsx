import { CircleCheck } from 'lucide-react';
import { useLocation } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { LinkButton } from '../../platform/ui/button';
import { usePageTitle } from '../../platform/ui/page-head';
import type { SENT } from './propose';

/** /sekeranjang/create-success */
export function CreateSuccessPage() {
  const { state } = useLocation();
  const isSent = (state as typeof SENT | null)?.sent === true;
  usePageTitle(isSent ? 'Usulan terkirim' : 'Usulan Sekeranjang');
  return (
    <div className="wrap max-w-xl py-12 text-center">
      {isSent && <CircleCheck aria-hidden="true" className="mx-auto size-14 text-accent" />}
      <h1 className="mt-4 text-xl font-bold">{isSent ? 'Usulanmu sudah kami terima' : 'Usulan Sekeranjang'}</h1>
      <p className="mt-2 text-muted">
        {isSent
          ? 'Kami periksa barang, harga, dan penjualnya dulu. Hasilnya kami kabari lewat notifikasi dan email.'
          : 'Hasil pemeriksaan usulan yang sudah kamu kirim ada di notifikasi dan emailmu.'}
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <LinkButton to={PAGE.sekeranjang}>Lihat Sekeranjang</LinkButton>
        <LinkButton variant="secondary" to={PAGE.sekeranjangCreate}>
          {isSent ? 'Usulkan lagi' : 'Usulkan barang'}
        </LinkButton>
      </div>
    </div>
  );
}
