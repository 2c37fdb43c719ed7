import { HOME_SECTION } from '#contracts/shop-paths';
import { LinkButton } from '../../platform/ui/button';
import { EmptyState } from '../../platform/ui/states';
import { TitledPage } from '../../platform/ui/titled';

/** /user/merchandise */
export function MerchandiseListPage() {
  return (
    <TitledPage title="Merchandise">
      <EmptyState
        title="Belum ada pesanan merchandise"
        action={<LinkButton to={HOME_SECTION.providers}>Lihat paket</LinkButton>}
      >
        Pesanan merchandise kamu akan muncul di sini.
      </EmptyState>
    </TitledPage>
  );
}
