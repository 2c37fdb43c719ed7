import { Link } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { InfoPage } from '../platform/ui/info-page';

const GUIDES = [
  [PAGE.customersInfo, 'Panduan anggota', 'Cara menjadi anggota grup yang baik, dan syarat dari tiap provider.'],
  [PAGE.hostInfo, 'Menjadi host', 'Tugas host, langkah tiap layanan, dan hitungan penggantiannya.'],
  [PAGE.schemeOfPrice, 'Skema harga', 'Bagaimana harga tiap paket dihitung dan dibagi.'],
  [PAGE.preOrderInfo, 'Apa itu pre-order?', 'Kapan kamu bayar, dan apa yang terjadi kalau grupnya belum penuh.'],
  [PAGE.canvaMigration, 'Pindah tim Canva', 'Membawa desainmu ke tim yang baru, selangkah demi selangkah.'],
] as const;

/** /blog, unless BLOG_URL names another site: what there is to read. */
export function BlogPage() {
  return (
    <InfoPage title="Blog Patungan" lead="Bacaan tentang patungan langganan: panduan, hitungan, dan cara kerjanya.">
      <ul className="mt-8 grid gap-3 sm:grid-cols-2">
        {GUIDES.map(([to, title, text]) => (
          <li key={to}>
            <Link to={to} className="card block h-full p-4 hover:border-brand">
              <span className="font-bold">{title}</span>
              <span className="mt-1 block text-sm text-muted">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </InfoPage>
  );
}
