import { CircleCheck } from 'lucide-react';
import { PAGE } from '#contracts/shop-paths';
import { LinkButton } from '../../platform/ui/button';
import { usePageTitle } from '../../platform/ui/page-head';

/** /sekeranjang/create-success */
export function CreateSuccessPage() {
  usePageTitle('Usulan terkirim');
  return (
    <div className="wrap max-w-xl py-12 text-center">
      <CircleCheck aria-hidden="true" className="mx-auto size-14 text-accent" />
      <h1 className="mt-4 text-2xl font-bold">Usulanmu sudah kami terima</h1>
      <p className="mt-2 text-muted">
        Kami periksa barang, harga, dan penjualnya dulu. Hasilnya kami kabari lewat notifikasi dan email.
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <LinkButton to={PAGE.sekeranjang}>Lihat Sekeranjang</LinkButton>
        <LinkButton variant="secondary" to={PAGE.sekeranjangCreate}>
          Usulkan lagi
        </LinkButton>
      </div>
    </div>
  );
}
