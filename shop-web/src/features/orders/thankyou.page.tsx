import { LinkButton } from '../../shared/ui/button';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { ThankyouFrame } from './thankyou-frame';

/** /thankyou */
export function ThankyouPage() {
  usePageTitle('Terima kasih');
  return (
    <ThankyouFrame title="Terima kasih!">
      <p className="mt-2 text-muted">Kami kabari lewat email dan di halaman notifikasi begitu ada perkembangan.</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton to="/user/order">Lihat pesanan</LinkButton>
        <LinkButton to="/#provider" variant="secondary">
          Patungan lagi
        </LinkButton>
      </div>
    </ThankyouFrame>
  );
}
