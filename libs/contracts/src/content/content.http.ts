import * as z from 'zod/mini';
import { instant, lines, page, queryInt, text, uid } from '#contracts/platform/common.http';
import { BANNER_TYPES } from '#domain/content/banner-type';

/** A picture in every size, for `<picture>`. */
export const shownPicture = z.object({
  alt: z.string(),
  width: z.number(),
  height: z.number(),
  /** The largest WebP. */
  url: z.string(),
  sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
});
export type ShownPicture = z.infer<typeof shownPicture>;

export const articlesQuery = z
  .strictObject({
    page,
    limit: queryInt(1, 50, 12),
    /** Slug of a category; all without it. */
    category: z._default(text(60, 0), ''),
  })
  .register(z.globalRegistry, { id: 'ArticlesQuery' });
export type ArticlesQuery = z.infer<typeof articlesQuery>;
export const articleQuery = z.strictObject({ slug: text(100) }).register(z.globalRegistry, { id: 'ArticleQuery' });

export const articleCategoryView = z
  .object({ slug: z.string(), name: z.string() })
  .register(z.globalRegistry, { id: 'ArticleCategory' });
export type ArticleCategoryView = z.infer<typeof articleCategoryView>;

const articleFacts = {
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  category: articleCategoryView,
  author: z.string(),
  publishedAt: instant,
  picture: z.nullable(shownPicture),
};
export const articleSummary = z.object(articleFacts).register(z.globalRegistry, { id: 'ArticleSummary' });
export type ArticleSummary = z.infer<typeof articleSummary>;
export const articleDetail = z
  .object({
    ...articleFacts,
    updatedAt: instant,
    /** HTML with few tags, sanitised. */
    body: z.string(),
  })
  .register(z.globalRegistry, { id: 'ArticleDetail' });
export type ArticleDetail = z.infer<typeof articleDetail>;

export const bannersQuery = z
  .strictObject({ type: z._default(z.enum(BANNER_TYPES), 'home') })
  .register(z.globalRegistry, { id: 'BannersQuery' });
export type BannersQuery = z.infer<typeof bannersQuery>;
export const bannerView = z
  .object({
    uid,
    title: z.string(),
    text: z.string(),
    /** A path of the shop, or empty. */
    link: z.string(),
    picture: shownPicture,
  })
  .register(z.globalRegistry, { id: 'Banner' });
export type BannerView = z.infer<typeof bannerView>;

export const testimoniesQuery = z
  .strictObject({ page, limit: queryInt(1, 50, 6) })
  .register(z.globalRegistry, { id: 'TestimoniesQuery' });
export type TestimoniesQuery = z.infer<typeof testimoniesQuery>;
export const testimonyView = z
  .object({ uid, name: z.string(), about: z.string(), text: z.string(), writtenAt: instant })
  .register(z.globalRegistry, { id: 'Testimony' });
export type TestimonyView = z.infer<typeof testimonyView>;

export const writeTestimonyBody = z
  .strictObject({ about: text(60, 2), text: lines(500, 10) })
  .register(z.globalRegistry, { id: 'WriteTestimonyBody' });
export type WriteTestimonyBody = z.infer<typeof writeTestimonyBody>;
/** One's own, with what became of it. */
export const myTestimony = z
  .nullable(z.object({ about: z.string(), text: z.string(), state: z.enum(['waiting', 'shown', 'hidden']) }))
  .register(z.globalRegistry, { id: 'MyTestimony' });
