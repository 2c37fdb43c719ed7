import {
  createArticleBody,
  createArticleCategoryBody,
  createBannerBody,
  setContentPictureFields,
  updateArticleBody,
  updateArticleCategoryBody,
  updateBannerBody,
} from '#contracts/content/content.admin.http';
import { writeTestimonyBody } from '#contracts/content/content.http';
import { articlePath } from '#contracts/product-paths';
import { PAGE } from '#contracts/shop-paths';
import type { Admin } from '../../support/people.js';
import type { HostileFields } from './hostile-fields.js';
import { type HostilePerson, hostileForm } from './hostile-person.js';

const SLUGS = { made: 'artikel-jahat', edited: 'artikel-diubah' };

/**
 * An article, a category and a banner with hostile texts, each as it was made and as it was edited; a testimony.
 * @returns paths of the shop that show the texts.
 */
export async function fillContent(admin: Admin, fields: HostileFields, customer: HostilePerson): Promise<string[]> {
  const make = async (resource: string, body: object) =>
    (await admin.ask<{ uid: string }>('POST', `/${resource}`, { body })).uid;
  const publish = async (resource: string, uid: string) => {
    const form = await hostileForm(fields.fill(setContentPictureFields));
    await admin.ask('POST', `/${resource}/${uid}/set-picture`, { form });
    await admin.ask(
      'POST',
      `/${resource}/${uid}/publish`,
      resource === 'articles' ? { body: { publishedAt: null } } : {},
    );
  };

  const categoryUid = await make(
    'article-categories',
    fields.fill(createArticleCategoryBody, { slug: 'satu', position: 1 }),
  );
  const other = await make('article-categories', { slug: 'dua', name: 'Dua', position: 2 });
  await admin.ask('POST', `/article-categories/${other}/update`, {
    body: fields.fill(updateArticleCategoryBody, { position: 2, version: 1 }),
  });
  const article = await make('articles', fields.fill(createArticleBody, { slug: SLUGS.made, categoryUid }));
  await publish('articles', article);
  const harmless = {
    title: 'Judul',
    summary: 'Ringkasannya',
    body: '<p>Isinya lebih dari dua puluh.</p>',
    author: 'Tim',
  };
  const edited = await make('articles', { slug: SLUGS.edited, categoryUid: other, ...harmless });
  await admin.ask('POST', `/articles/${edited}/update`, {
    body: fields.fill(updateArticleBody, { categoryUid: other, version: 1 }),
  });
  await publish('articles', edited);

  const banner = await make('banners', fields.fill(createBannerBody, { type: 'home', link: '', position: 1 }));
  await publish('banners', banner);
  const second = await make('banners', { type: 'portfolio', title: 'Banner', text: '', link: '', position: 1 });
  await admin.ask('POST', `/banners/${second}/update`, {
    body: fields.fill(updateBannerBody, { link: '', position: 1, version: 1 }),
  });
  await publish('banners', second);

  const { uid } = await customer.post<{ uid: string }>('/testimony', fields.fill(writeTestimonyBody));
  await admin.ask('POST', `/testimonies/${uid}/show`, { body: { version: 1 } });
  return [PAGE.blog, articlePath(SLUGS.made), articlePath(SLUGS.edited), PAGE.home, PAGE.aboutUs, PAGE.testimony];
}
