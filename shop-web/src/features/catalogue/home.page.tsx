import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { HomeHero } from './home-hero';
import { HomeSteps } from './home-steps';

/** / with the list of providers as `children`; the section ids are linked from header and footer. Spec 1 §2. */
export function HomePage({ children }: { children: ReactNode }) {
  usePageTitle('Langganan premium, bayar sebagian saja');
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
        <div className="rounded-2xl border border-dashed border-edge p-5 sm:p-7">
          <h2 id="on-demand-title" className="text-xl font-bold">
            Produk non digital
          </h2>
          <p className="mt-1.5 max-w-prose text-muted">
            Patungan barang dan jasa sedang kami siapkan. Sementara itu, semua langganan digital di atas sudah bisa kamu
            pesan.
          </p>
        </div>
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
