import { usePageMeta } from '../../platform/ui/page-head';
import { ProviderList } from './provider-list';

/** /provider: the list of all providers. */
export function AllProvidersPage() {
  usePageMeta(
    'Semua layanan patungan',
    'Daftar semua langganan premium yang bisa kamu patungan, lengkap dengan harga per orangnya.',
  );
  return (
    <div className="wrap py-8 sm:py-10">
      <h1 className="text-xl font-bold sm:text-2xl">Semua layanan</h1>
      <ProviderList />
    </div>
  );
}
