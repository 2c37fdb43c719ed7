import type {
  CreateProductBody,
  CreatedProduct,
  ProductDetail,
  ProductListQuery,
  ProductService,
  ProductSummary,
} from '#contracts/sales/products.http';
import { Paged } from '../../platform/http/errors/envelope.js';
import { Refusal, invalid } from '../../platform/http/errors/refusal.js';
import type { OfferTools, ProductOffer, ProductPhoto } from './product-offer.js';

/** The offers of all product lines as one. `products/registry.ts` makes it. */
export class ProductOffers {
  constructor(
    private readonly tools: OfferTools,
    private readonly offers: readonly ProductOffer[],
  ) {}

  services(): ProductService[] {
    return this.offers.map(({ product, name, description, path, propose }) => ({
      product,
      name,
      description,
      path,
      isOpenToProposals: propose !== undefined,
    }));
  }

  /** @throws Refusal 404 for a name that no product has. */
  checkProduct(product: string): void {
    if (!this.offers.some((offer) => offer.product === product)) throw new Refusal('NOT_FOUND', 404);
  }

  /** What is on sale, offer by offer in the sequence of the registry. @throws Refusal 422 for an unknown product. */
  async find({ page, limit, keyword, product }: ProductListQuery): Promise<Paged<ProductSummary>> {
    const offers = product === undefined ? this.offers : [this.named(product)];
    const rows: ProductSummary[] = [];
    let before = 0;
    let total = 0;
    for (const offer of offers) {
      const skip = Math.max(0, (page - 1) * limit - before);
      const found = await offer.find?.(this.tools, { keyword, skip, take: limit - rows.length });
      rows.push(...(found?.rows ?? []));
      before += found?.total ?? 0;
      total += found?.total ?? 0;
    }
    return new Paged(rows, page, limit, total);
  }

  /** @throws Refusal 404. */
  async one(productUID: string): Promise<ProductDetail> {
    for (const offer of this.offers) {
      const found = await offer.one?.(this.tools, productUID);
      if (found) return found;
    }
    throw new Refusal('NOT_FOUND', 404);
  }

  /** @throws Refusal 422 where the product is not open to proposals. */
  async propose(customerUid: string, body: CreateProductBody): Promise<CreatedProduct> {
    const offer = this.named(body.product);
    if (!offer.propose)
      throw invalid({ field: 'product', message: `${offer.name} tidak menerima usulan dari pelanggan` });
    return { productUID: await offer.propose(this.tools, customerUid, body) };
  }

  /** @throws Refusal 404 for what the customer has not proposed. */
  async addPhoto(customerUid: string, photo: ProductPhoto): Promise<CreatedProduct> {
    for (const offer of this.offers)
      if (await offer.addPhoto?.(this.tools, customerUid, photo)) return { productUID: photo.productUID };
    throw new Refusal('NOT_FOUND', 404);
  }

  private named(product: string): ProductOffer {
    const offer = this.offers.find((one) => one.product === product);
    if (offer) return offer;
    const names = this.offers.map((one) => one.product).join(', ');
    throw invalid({ field: 'product', message: `Produk ini tidak ada. Pilih salah satu: ${names}` });
  }
}
