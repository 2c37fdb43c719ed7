import type { CommandBus } from '@nestjs/cqrs';
import type { CreateProductBody, ProductDetail, ProductService, ProductSummary } from '#contracts/sales/products.http';
import type { Clock } from '#runtime/platform/clock/clock';
import type { Database } from '#runtime/platform/db/database';
import type { CatalogueSnapshot } from '../../catalogue/catalogue.snapshot.js';
import type { UploadedFile } from '../../platform/http/uploads/upload.js';

/** What an offer reads from and acts with. */
export interface OfferTools {
  database: Database;
  catalogue: CatalogueSnapshot;
  commands: CommandBus;
  clock: Clock;
}
export interface OfferPage {
  keyword: string;
  skip: number;
  take: number;
}
export interface OfferRows {
  rows: ProductSummary[];
  total: number;
}
export interface ProductPhoto {
  productUID: string;
  alt: string;
  file: UploadedFile;
}

/**
 * What customers can spend money on, as the calls about products show it. A line has one for each name that the shop has
 * for it. An offer without a list is what customers put together themselves. docs/decisions/0035
 */
export interface ProductOffer extends Omit<ProductService, 'isOpenToProposals'> {
  /** What is on sale now. */
  find?(tools: OfferTools, page: OfferPage): Promise<OfferRows>;
  /** Null for a uid of another offer, or of what is not shown. */
  one?(tools: OfferTools, productUID: string): Promise<ProductDetail | null>;
  /** A customer adds something that an admin decides about; answers with its uid. @throws Refusal naming the field. */
  propose?(tools: OfferTools, customerUid: string, body: CreateProductBody): Promise<string>;
  /** Adds a picture to what the customer has proposed; false for a uid of another offer or customer. */
  addPhoto?(tools: OfferTools, customerUid: string, photo: ProductPhoto): Promise<boolean>;
}

/** Rows that are all in memory. */
export const pageOf = (rows: ProductSummary[], { keyword, skip, take }: OfferPage): OfferRows => {
  const found = rows.filter(({ name }) => name.toLowerCase().includes(keyword.toLowerCase()));
  return { rows: found.slice(skip, skip + take), total: found.length };
};

/** `%` and `_` have a meaning in LIKE, to which Prisma passes them unescaped. */
export const containing = (text: string) =>
  ({ contains: text.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' }) as const;
