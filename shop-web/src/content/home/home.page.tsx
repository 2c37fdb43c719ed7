import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePageMeta } from '../../platform/ui/page-head';
import { PUSHED } from '../../platform/ui/shelf';
import { useScrollToHash } from '../../platform/use-scroll-to-hash';
import { HomeTop } from './home-top';
import { part } from '../../platform/router/lazy-part';
import { HomeSteps } from './home-steps';

const HomeMore = part(async () => (await import('./home-more')).HomeMore);

interface HomeProduct {
  to: string;
  title: string;
  text: string;
}

/** / with the list of providers as `children`; the section ids are linked from header and footer. */
export function HomePage({
  onDemand,
  mine,
  children,
}: {
  /** The products that are not in the list of providers. */
  onDemand: readonly HomeProduct[];
  /** What the signed-in customer has and has to do. */
  mine: ReactNode;
  children: ReactNode;
}) {
  usePageMeta(
    'Langganan premium, bayar sebagian saja',
    'Patungan langganan premium dengan harga dibagi rata. Pilih layanan, gabung grup, bayar bagianmu saja.',
  );
  useScrollToHash();
  return (
    <div className="in-order">
      <HomeTop mine={mine} />
      <section id="provider" aria-labelledby="provider-title" className="wrap pt-1 pb-7 sm:py-10">
        <h2 id="provider-title" className="text-xl font-bold max-sm:sr-only">
          Pilih layanan
        </h2>
        {children}
      </section>
      <OnDemand products={onDemand} />
      <HomeSteps />
      <HomeMore />
    </div>
  );
}

function OnDemand({ products }: { products: readonly HomeProduct[] }) {
  return (
    <section id="product-ondemand" aria-labelledby="on-demand-title" className="wrap pb-7 sm:pb-12">
      <h2 id="on-demand-title" className="text-xl font-bold">
        Produk non digital
      </h2>
      <p className="max-w-prose text-sm text-muted sm:mt-1 sm:text-base">Barang dan jasa yang juga bisa dipatungi.</p>
      <ul className={`mt-2 sm:mt-4 ${PUSHED} max-sm:auto-cols-[min(8.5rem,85%)] sm:two-up sm:gap-3 lg:grid-cols-4`}>
        {products.map(({ to, title, text }) => (
          <li
            key={to}
            className="sm:max-lg:last:odd:col-span-full lg:last:odd:col-span-2 sm:last:odd:[&_img]:aspect-[4.08]"
          >
            <Link
              to={to}
              className="card block h-full overflow-hidden no-underline transition-colors hover:border-brand"
            >
              <img
                src={`/drawings${to}.svg`}
                alt=""
                width="320"
                height="160"
                loading="lazy"
                className="h-22 w-full object-cover sm:aspect-2/1 sm:h-auto"
              />
              <span className="block px-3 py-2 sm:p-4">
                <span className="block font-bold">{title}</span>
                <span className="block text-xs text-muted sm:text-sm">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
