import type { ProviderDetail, VariantView } from '#contracts/catalogue/catalogue.http';
import type { ProductSummary } from '#contracts/sales/products.http';
import { PAGE } from '#contracts/shop-paths';
import { startingPrice } from '#domain/catalogue/starting-price';
import { type OfferTools, type ProductOffer, pageOf } from '../../sales/offers/product-offer.js';

/** Brands with series of treatments, and those series. */
function series({ catalogue }: OfferTools): { provider: ProviderDetail; variants: VariantView[] }[] {
  return catalogue
    .public()
    .providers.map((provider) => ({
      provider,
      variants: provider.packages
        .flatMap(({ variants }) => variants)
        .filter(({ uid }) => catalogue.planOf(uid)?.treatments),
    }))
    .filter(({ variants }) => variants.length > 0);
}

const summary = ({ provider, variants }: ReturnType<typeof series>[number]): ProductSummary => ({
  productUID: provider.uid,
  product: seglowup.product,
  name: provider.name,
  description: provider.tagline,
  picture: null,
  priceFrom: startingPrice(variants),
  isAvailable: true,
  path: PAGE.seglowup,
});

/** Series of treatments. */
export const seglowup: ProductOffer = {
  product: 'seglowup',
  name: 'Seglowup',
  description: 'Rangkaian perawatan dengan voucher.',
  path: PAGE.seglowup,
  find: async (tools, page) => pageOf(series(tools).map(summary), page),
  async one(tools, productUID) {
    const found = series(tools).find(({ provider }) => provider.uid === productUID);
    if (!found) return null;
    return {
      ...summary(found),
      description: found.provider.description || found.provider.tagline,
      pictures: [],
      choices: found.variants.map(({ packageName, durationLabel, grandTotal }) => ({
        name: `${packageName}, ${durationLabel}`,
        price: grandTotal,
        isAvailable: true,
      })),
    };
  },
};
