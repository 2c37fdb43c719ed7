import { fieldErrors } from '#contracts/errors';
import { proposeSekeranjangFields } from '#contracts/products/sekeranjang/sekeranjang.http';
import type { ProductSummary } from '#contracts/sales/products.http';
import { sekeranjangPath } from '#contracts/product-paths';
import { PAGE } from '#contracts/shop-paths';
import { PUBLIC_STATES } from '#domain/products/sekeranjang/product-state';
import { invalid } from '../../platform/http/errors/refusal.js';
import { type ProductOffer, containing } from '../../sales/offers/product-offer.js';
import { type ProductRow, productColumns, productDetail } from './catalogue/product-view.js';
import { AddProposalPictureCommand } from './proposals/add-picture.command.js';
import { ProposeSekeranjangCommand } from './proposals/propose.command.js';

function summary(product: ProductRow, now: Date): ProductSummary {
  const { sekeranjangUid, name, description, picture, bestPrice, takesOrders, placesLeft } = productDetail(
    product,
    now,
  );
  return {
    productUID: sekeranjangUid,
    product: sekeranjangOffer.product,
    name,
    description,
    picture,
    priceFrom: bestPrice,
    isAvailable: takesOrders && placesLeft !== 0,
    path: sekeranjangPath(sekeranjangUid),
  };
}

/** Things that people buy together. */
export const sekeranjangOffer: ProductOffer = {
  product: 'sekeranjang',
  name: 'Sekeranjang',
  description: 'Beli barang bareng-bareng: makin banyak yang ikut, makin murah.',
  path: PAGE.sekeranjang,

  async find({ database, clock }, { keyword, skip, take }) {
    const where = { state: 'open', ...(keyword && { name: containing(keyword) }) };
    const [products, total] = await Promise.all([
      database.sekeranjangProduct.findMany({
        where,
        orderBy: [{ promoEndAt: { sort: 'asc', nulls: 'last' } }, { uid: 'asc' }],
        skip,
        take,
        include: productColumns,
      }),
      database.sekeranjangProduct.count({ where }),
    ]);
    return { rows: products.map((product) => summary(product, clock.now())), total };
  },

  async one({ database, clock }, uid) {
    const product = await database.sekeranjangProduct.findFirst({
      where: { uid, state: { in: PUBLIC_STATES } },
      include: productColumns,
    });
    if (!product) return null;
    const now = clock.now();
    const { pictures, tiers } = productDetail(product, now);
    const shown = summary(product, now);
    return {
      ...shown,
      pictures,
      choices: tiers.map(({ buyers, price }) => ({
        name: `Mulai ${buyers} pembeli`,
        price,
        isAvailable: shown.isAvailable,
      })),
    };
  },

  /** `quantity`: how many have to buy. */
  async propose({ commands }, customerUid, { name, description, link, price, quantity, weightGrams }) {
    const fields = proposeSekeranjangFields.safeParse({
      name,
      description,
      link,
      price: String(price),
      target: String(quantity),
      weightGrams: String(weightGrams ?? ''),
    });
    if (!fields.success)
      throw invalid(
        ...fieldErrors(fields.error.issues).map(({ field, message }) => ({
          field: field === 'target' ? 'quantity' : field,
          message,
        })),
      );
    const answer = await commands.execute(new ProposeSekeranjangCommand(customerUid, fields.data));
    return answer.split(',')[0]!;
  },

  async addPhoto({ database, commands }, proposerUid, { productUID: uid, alt, file }) {
    if (!(await database.sekeranjangProduct.count({ where: { uid, proposerUid } }))) return false;
    await commands.execute(new AddProposalPictureCommand(proposerUid, { sekeranjangUid: uid, alt }, file));
    return true;
  },
};
