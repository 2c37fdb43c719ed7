import type { ProviderDetail, VariantView } from '#contracts/catalogue/catalogue.http';
import { PAGE } from '#contracts/shop-paths';
import { plansToJoin } from '#domain/catalogue/starting-price';
import { SITE_NAME } from '../../platform/ui/page-head';

/** schema.org data of a page, for search engines; null where it has none. */
export function jsonLdOf(path: string, origin: string, provider: ProviderDetail | undefined): object | null {
  if (path === PAGE.home)
    return { '@context': 'https://schema.org', '@type': 'Organization', name: SITE_NAME, url: origin };
  return provider ? productOf(provider, `${origin}${path}`) : null;
}

/** A provider as a product; each plan that members pay for is an offer of it. */
function productOf({ name, tagline, description, category, packages }: ProviderDetail, url: string): object {
  const variants = packages.flatMap((plan) => plan.variants);
  const offered = plansToJoin(variants);
  const prices = offered.map(({ grandTotal }) => grandTotal);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: `Patungan ${name}`,
    description: description || tagline,
    category,
    brand: { '@type': 'Brand', name },
    url,
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'IDR',
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: offered.length,
      offers: offered.map((variant) => offerOf(variant, url)),
    },
  };
}

const offerOf = ({ packageName, durationLabel, grandTotal, isPo }: VariantView, url: string) => ({
  '@type': 'Offer',
  name: `${packageName}, ${durationLabel}`,
  price: grandTotal,
  priceCurrency: 'IDR',
  availability: `https://schema.org/${isPo ? 'PreOrder' : 'InStock'}`,
  url,
});
