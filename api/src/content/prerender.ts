import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { yearInWib } from '#domain/platform/wib';
import { catalogueOf } from '../catalogue/load-catalogue.js';
import { publicCatalogue } from '../catalogue/provider-list.js';
import { bundledRows } from './bundled-rows.js';
import { type BuiltPage, ORIGIN_PLACEHOLDER, ShopBuild, digestOf } from './shop-build.js';

/**
 * Build step (scripts/build.mjs): renders every public page from the bundled price list into a file. The API serves
 * these while its price list is the same; a page that cannot be rendered fails the build.
 */
const build = new ShopBuild(path.resolve(import.meta.dirname, '../../..'));
const renderer = await build.renderer();
const template = build.template();
const now = new Date();
const catalogue = publicCatalogue(catalogueOf(bundledRows(), now));
const pages: Record<string, BuiltPage> = {};

rmSync(build.pagesDir, { recursive: true, force: true });
mkdirSync(build.pagesDir, { recursive: true });
for (const [number, page] of renderer.publicPaths(catalogue).entries()) {
  const data = renderer.pageDataOf(page, catalogue, yearInWib(now));
  if (!data) throw new Error(`${page} is public, but made of nothing`);
  const file = `${number}.html`;
  const document = await renderer.render({ path: page, data, template, origin: ORIGIN_PLACEHOLDER });
  writeFileSync(path.join(build.pagesDir, file), document);
  pages[page] = { digest: digestOf(data), file };
}
writeFileSync(path.join(build.pagesDir, 'index.json'), JSON.stringify(pages));
