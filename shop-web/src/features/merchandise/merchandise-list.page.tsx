import { LinkButton } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/states';
import { TitledPage } from '../../shared/ui/titled-page';

/** /user/merchandise */
export function MerchandiseListPage() {
  return (
    <TitledPage title="Merchandise">
      <EmptyState title="Belum ada pesanan merchandise" action={<LinkButton to="/#provider">Lihat paket</LinkButton>}>
        Pesanan merchandise kamu akan muncul di sini.
      </EmptyState>
    </TitledPage>
  );
}
