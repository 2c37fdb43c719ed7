import { HOME_SECTION, PAGE } from '#contracts/shop-paths';
import { BrandRing } from '../platform/ui/brand-ring';
import { LinkButton } from '../platform/ui/button';
import { usePageMeta } from '../platform/ui/page-head';

const LINKS = [
  [HOME_SECTION.providers, 'Pilih layanan dan patungan'],
  [PAGE.schemeOfPrice, 'Lihat skema harga'],
  [PAGE.hostInfo, 'Jadi host, bayar lebih murah'],
  [PAGE.blog, 'Baca blog'],
  [PAGE.ios, 'Pasang di iPhone'],
  [PAGE.help, 'Pusat bantuan'],
  [PAGE.contact, 'Hubungi kami'],
] as const;

/** /links: the one address in a profile of a social network. */
export function LinksPage() {
  usePageMeta('Tautan Patungan', 'Semua yang sering dicari dari Patungan, dalam satu halaman.');
  return (
    <div className="column py-10 text-center sm:py-14">
      <BrandRing seats={4} taken={3} className="mx-auto size-20 text-brand" />
      <h1 className="mt-4 text-xl font-bold">Tautan Patungan</h1>
      <p className="mt-1 text-muted">Langganan premium, bayar bagianmu saja.</p>
      <ul className="mx-auto mt-8 max-w-md space-y-3">
        {LINKS.map(([to, text], index) => (
          <li key={to}>
            <LinkButton to={to} wide variant={index === 0 ? 'primary' : 'secondary'}>
              {text}
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
