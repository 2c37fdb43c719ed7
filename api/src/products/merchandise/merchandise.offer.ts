import type { MerchandiseSummary } from '#contracts/products/merchandise/merchandise.http';
import type { ProductSummary } from '#contracts/sales/products.http';
import { merchandisePath } from '#contracts/product-paths';
import { PAGE } from '#contracts/shop-paths';
import { type ProductOffer, containing } from '../../sales/offers/product-offer.js';
import { productColumns, productDetail, productSummary } from './catalogue/product-view.js';

/** An active product with an active variant. */
const SOLD = { active: true, variants: { some: { active: true } } } as const;

const summary = (
  { uid, name, picture, priceFrom, soldOut, slug }: MerchandiseSummary,
  description: string,
): ProductSummary => ({
  productUID: uid,
  product: merchandiseOffer.product,
  name,
  description,
  picture,
  priceFrom,
  isAvailable: !soldOut,
  path: merchandisePath(slug),
});

/** Things of the shop. */
export const merchandiseOffer: ProductOffer = {
  product: 'merchandise',
  name: 'Merchandise',
  description: 'Barang-barang Patungan yang dikirim ke rumahmu.',
  path: PAGE.merchandise,

  async find({ database }, { keyword, skip, take }) {
    const where = { ...SOLD, ...(keyword && { name: containing(keyword) }) };
    const [products, total] = await Promise.all([
      database.merchandiseProduct.findMany({
        where,
        orderBy: [{ position: 'asc' }, { uid: 'asc' }],
        skip,
        take,
        include: productColumns,
      }),
      database.merchandiseProduct.count({ where }),
    ]);
    return { rows: products.map((product) => summary(productSummary(product), product.description)), total };
  },

  async one({ database }, uid) {
    const product = await database.merchandiseProduct.findFirst({ where: { uid, ...SOLD }, include: productColumns });
    if (!product) return null;
    const { pictures, variants, description, name } = productDetail(product);
    return {
      ...summary(productSummary(product), description),
      pictures,
      choices: variants.map(({ colour, size, price, available }) => ({
        name: [colour, size].filter(Boolean).join(', ') || name,
        price,
        isAvailable: available > 0,
      })),
    };
  },
};
