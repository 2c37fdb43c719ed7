import { fieldErrors } from '#contracts/errors';
import { requestErrandFields } from '#contracts/products/errands/errands.http';
import { PAGE } from '#contracts/shop-paths';
import { invalid } from '../../platform/http/errors/refusal.js';
import type { ProductOffer } from '../../sales/offers/product-offer.js';
import { AddErrandPictureCommand } from './requests/add-picture.command.js';
import { RequestErrandCommand } from './requests/request-errand.command.js';

/** The name of a field in the call about products. */
const CALLED: Record<string, string> = { note: 'description', ceiling: 'price' };

/** Things that the shop is asked to buy: there is nothing to choose from. */
export const setitip: ProductOffer = {
  product: 'setitip',
  name: 'Setitip',
  description: 'Titip beli barang apa saja, kami belikan dan kirim.',
  path: PAGE.setitip,

  /** `price`: the ceiling. */
  async propose({ commands }, customerUid, { name, description, link, price, quantity }) {
    const fields = requestErrandFields.safeParse({
      name,
      link,
      note: description,
      quantity: String(quantity),
      ceiling: String(price),
    });
    if (!fields.success)
      throw invalid(
        ...fieldErrors(fields.error.issues).map(({ field, message }) => ({ field: CALLED[field] ?? field, message })),
      );
    return (await commands.execute(new RequestErrandCommand(customerUid, fields.data, null))).uid;
  },

  async addPhoto({ database, commands }, customerUid, { productUID: uid, file }) {
    if (!(await database.errand.count({ where: { uid, customerUid } }))) return false;
    await commands.execute(new AddErrandPictureCommand(customerUid, uid, file));
    return true;
  },
};
