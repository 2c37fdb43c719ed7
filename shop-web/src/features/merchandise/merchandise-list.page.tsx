import { LinkButton } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/states';
import { usePageTitle } from '../../shared/ui/use-page-title';

/** /user/merchandise */
export function MerchandiseListPage() {
  usePageTitle('Merchandise');
  return (
    <section aria-labelledby="merchandise">
      <h1 id="merchandise" className="text-2xl font-bold">
        Merchandise
      </h1>
      <EmptyState title="Belum ada pesanan merchandise" action={<LinkButton to="/#provider">Lihat paket</LinkButton>}>
        Pesanan merchandise kamu akan muncul di sini.
      </EmptyState>
    </section>
  );
}
