import type { MerchandiseDetail } from '#contracts/products/merchandise/merchandise.http';
import { merchandisePath } from '#contracts/product-paths';
import { PAGE } from '#contracts/shop-paths';
import { queryClient } from '../../platform/api/query-client';
import { type LivePages, everyItem } from '../../platform/live-pages';
import { productQuery, productsQuery } from './merchandise.queries';

export const merchandiseLivePages: LivePages = {
  pages: {
    [PAGE.merchandise]: { queries: () => [productsQuery(1, '')] },
    [PAGE.merchandiseProduct]: {
      queries: ({ slug = '' }) => [productQuery(slug)],
      jsonLd: ([product], url) => productData(product as MerchandiseDetail, url),
    },
  },
  addresses: async () => {
    const products = await everyItem((page) => queryClient.fetchQuery({ ...productsQuery(page, ''), staleTime: 0 }));
    return [PAGE.merchandise, ...products.map(({ slug }) => merchandisePath(slug))];
  },
};

/** A product of schema.org; each variant is an offer of it. */
function productData({ name, description, pictures, variants }: MerchandiseDetail, url: string): object {
  const prices = variants.map(({ price }) => price);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    image: pictures.map((picture) => new URL(picture.url, url).href),
    url,
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'IDR',
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: variants.length,
      availability: `https://schema.org/${variants.some(({ available }) => available > 0) ? 'InStock' : 'OutOfStock'}`,
    },
  };
}
