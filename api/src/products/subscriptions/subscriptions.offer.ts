import type { ProviderDetail } from '#contracts/catalogue/catalogue.http';
import type { ProductDetail, ProductSummary } from '#contracts/sales/products.http';
import { PAGE, providerPath } from '#contracts/shop-paths';
import { startingPrice } from '#domain/catalogue/starting-price';
import { type OfferTools, type ProductOffer, pageOf } from '../../sales/offers/product-offer.js';

const variantsOf = ({ packages }: ProviderDetail) => packages.flatMap(({ variants }) => variants);

/** Brands whose plans are shared; those of treatments are another offer. */
const shared = ({ catalogue }: OfferTools): ProviderDetail[] =>
  catalogue
    .public()
    .providers.filter((provider) => variantsOf(provider).every(({ uid }) => !catalogue.planOf(uid)?.treatments));

const summary = (provider: ProviderDetail): ProductSummary => ({
  productUID: provider.uid,
  product: patungan.product,
  name: provider.name,
  description: provider.tagline,
  picture: null,
  priceFrom: startingPrice(variantsOf(provider)),
  isAvailable: true,
  path: providerPath(provider.slug),
});

const detail = (provider: ProviderDetail): ProductDetail => ({
  ...summary(provider),
  description: provider.description || provider.tagline,
  pictures: [],
  choices: variantsOf(provider).map(({ packageName, durationLabel, grandTotal }) => ({
    name: `${packageName}, ${durationLabel}`,
    price: grandTotal,
    isAvailable: true,
  })),
});

/** A brand with pages of its own; its plans are in the list of `patungan`. */
export const rekafin: ProductOffer = {
  product: 'rekafin',
  name: 'Rekafin',
  description: 'Alat bantu keuangan, satu langganan untuk satu orang.',
  path: PAGE.rekafin,
};

/** Seats in groups that share a subscription. */
export const patungan: ProductOffer = {
  product: 'patungan',
  name: 'Patungan',
  description: 'Langganan premium yang dibagi bersama.',
  path: PAGE.providers,
  find: async (tools, page) => pageOf(shared(tools).map(summary), page),
  async one(tools, productUID) {
    const provider = shared(tools).find(({ uid }) => uid === productUID);
    return provider ? detail(provider) : null;
  },
};
