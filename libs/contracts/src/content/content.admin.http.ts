import * as z from 'zod/mini';
import { personName } from '#contracts/platform/person-name';
import { allowedActions, customerRef, forbiddenActions, id } from '#contracts/platform/admin-record.http';
import { instant, lines, moment, storable, text, uid } from '#contracts/platform/common.http';
import { slug } from '#contracts/platform/slug.http';
import { PAGE } from '#contracts/shop-paths';
import { BANNER_TYPES } from '#domain/content/banner-type';
import { TESTIMONY_STATES } from '#domain/content/testimony';

const version = z.int();
const position = z.int().check(z.minimum(1), z.maximum(10_000));
/** A path of the shop: one slash, and nothing that a browser reads as another site. */
const ownPath = z
  .string()
  .check(
    z.trim(),
    z.maxLength(200),
    storable,
    z.regex(/^$|^\/(?![/\\\s])[^\s\\]*$/, 'Alamat di toko ini, mulai dengan /'),
  );

const articleFields = {
  categoryUid: uid,
  title: text(120, 3),
  summary: text(200, 10),
  /** HTML; other tags than the allowed ones are removed. */
  body: lines(40_000, 20),
  author: personName(60, 2),
};
export const createArticleBody = z
  .strictObject({ slug: slug(100, { pages: [PAGE.article] }), ...articleFields })
  .register(z.globalRegistry, { id: 'CreateArticleBody' });
export type CreateArticleBody = z.infer<typeof createArticleBody>;
export const updateArticleBody = z
  .strictObject({ ...articleFields, version })
  .register(z.globalRegistry, { id: 'UpdateArticleBody' });
export type UpdateArticleBody = z.infer<typeof updateArticleBody>;
export const publishArticleBody = z
  .strictObject({
    /** In the future: published then. Without it now. */
    publishedAt: z.nullable(moment),
  })
  .register(z.globalRegistry, { id: 'PublishArticleBody' });
export type PublishArticleBody = z.infer<typeof publishArticleBody>;

/** Beside the file `proof` of the form. */
export const setContentPictureFields = z
  .strictObject({ alt: text(150, 3) })
  .register(z.globalRegistry, { id: 'SetContentPictureFields' });

const picture = { pictureUrl: z.nullable(z.string()), pictureAlt: z.string() };
export const adminArticle = z
  .object({
    id,
    slug: z.string(),
    categoryUid: uid,
    categoryName: z.string(),
    title: z.string(),
    summary: z.string(),
    body: z.string(),
    author: z.string(),
    ...picture,
    state: z.enum(['draft', 'scheduled', 'published']),
    publishedAt: z.nullable(instant),
    updatedAt: instant,
    version,
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminArticle' });
export type AdminArticle = z.infer<typeof adminArticle>;

const categoryFields = { name: text(60, 2), position };
export const createArticleCategoryBody = z
  .strictObject({ slug: slug(100), ...categoryFields })
  .register(z.globalRegistry, { id: 'CreateArticleCategoryBody' });
export type CreateArticleCategoryBody = z.infer<typeof createArticleCategoryBody>;
export const updateArticleCategoryBody = z
  .strictObject({ ...categoryFields, version })
  .register(z.globalRegistry, { id: 'UpdateArticleCategoryBody' });
export type UpdateArticleCategoryBody = z.infer<typeof updateArticleCategoryBody>;
export const adminArticleCategory = z
  .object({ id, slug: z.string(), name: z.string(), position, version })
  .register(z.globalRegistry, { id: 'AdminArticleCategory' });
export type AdminArticleCategory = z.infer<typeof adminArticleCategory>;

const bannerFields = {
  title: text(100, 3),
  text: z._default(text(200, 0), ''),
  link: z._default(ownPath, ''),
  position,
};
export const createBannerBody = z
  .strictObject({ type: z.enum(BANNER_TYPES), ...bannerFields })
  .register(z.globalRegistry, { id: 'CreateBannerBody' });
export type CreateBannerBody = z.infer<typeof createBannerBody>;
export const updateBannerBody = z
  .strictObject({ ...bannerFields, version })
  .register(z.globalRegistry, { id: 'UpdateBannerBody' });
export type UpdateBannerBody = z.infer<typeof updateBannerBody>;
export const adminBanner = z
  .object({
    id,
    type: z.enum(BANNER_TYPES),
    title: z.string(),
    text: z.string(),
    link: z.string(),
    ...picture,
    active: z.boolean(),
    position,
    version,
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminBanner' });
export type AdminBanner = z.infer<typeof adminBanner>;

/** With the version that was read: a customer may have rewritten it meanwhile. */
export const decideTestimonyBody = z
  .strictObject({ version })
  .register(z.globalRegistry, { id: 'DecideTestimonyBody' });
export type DecideTestimonyBody = z.infer<typeof decideTestimonyBody>;
export const adminTestimony = z
  .object({
    id,
    ...customerRef,
    about: z.string(),
    text: z.string(),
    state: z.enum(TESTIMONY_STATES),
    writtenAt: instant,
    decidedAt: z.nullable(instant),
    version,
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminTestimony' });
export type AdminTestimony = z.infer<typeof adminTestimony>;
