import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { usePageMeta } from '../../shared/ui/use-page-meta';
import { HomeHero } from './home-hero';
import { HomeSteps } from './home-steps';

/** One line for each; their pages are lazy. Spec 1 §1. */
const ON_DEMAND = [
  ['/seglowup', 'Seglowup', 'Seri perawatan Zap: lebih hemat karena dibeli berempat, dipakai masing-masing.'],
] as const;

/** / with the list of providers as `children`; the section ids are linked from header and footer. Spec 1 §2. */
export function HomePage({ children }: { children: ReactNode }) {
  usePageMeta(
    'Langganan premium, bayar sebagian saja',
    'Patungan langganan premium dengan harga dibagi rata. Pilih layanan, gabung grup, bayar bagianmu saja.',
  );
  useScrollToHash();
  return (
    <>
      <HomeHero />
      <section id="provider" aria-labelledby="provider-title" className="wrap py-8 sm:py-10">
        <h2 id="provider-title" className="text-2xl font-bold">
          Pilih layanan
        </h2>
        {children}
      </section>
      <section id="product-ondemand" aria-labelledby="on-demand-title" className="wrap pb-12">
        <h2 id="on-demand-title" className="text-2xl font-bold">
          Produk non digital
        </h2>
        <p className="mt-1.5 max-w-prose text-muted">Barang dan jasa yang juga bisa dipatungi.</p>
        <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {ON_DEMAND.map(([to, title, text]) => (
            <li key={to}>
              <Link to={to} className="card block h-full p-5 no-underline transition-colors hover:border-brand">
                <span className="block font-bold">{title}</span>
                <span className="mt-1 block text-sm text-muted">{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <HomeSteps />
    </>
  );
}

/** The router scrolls to a hash on a change of page, not when the link leads to the page one is on. */
function useScrollToHash(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);
}
