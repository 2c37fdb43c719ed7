import { LinkButton } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/states';
import { usePageTitle } from '../../shared/ui/use-page-title';

/** /user/merchandise/details */
export function MerchandiseDetailPage() {
  usePageTitle('Pesanan merchandise');
  return (
    <EmptyState
      isPage
      title="Pesanan merchandise tidak ditemukan"
      action={
        <LinkButton variant="secondary" to="/user/merchandise">
          Semua merchandise
        </LinkButton>
      }
    >
      Mungkin tautannya salah, atau pesanan ini bukan milikmu.
    </EmptyState>
  );
}
