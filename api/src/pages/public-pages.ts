import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { PageData, PageRenderer, PublicCatalogue } from '#contracts/pages';
import { yearInWib } from '#domain/time/wib';
import { Clock } from '#runtime/clock/clock';
import { Config } from '#runtime/config/config';
import { CatalogueSnapshot } from '../catalogue/catalogue.snapshot.js';
import type { PageAnswer, PageSource } from '../http/page-source.js';
import { robotsTxt, sitemapXml } from './crawlers.js';
import { pageAnswer } from './page-answer.js';
import { ORIGIN_TO_COME, ShopBuild, digestOf } from './shop-build.js';

/** What a page would be made of now. */
interface Ingredients {
  data: PageData;
  digest: string;
}

/**
 * The pages that everybody may read, as documents with names and prices in them. A page is kept in memory together with
 * the digest of what it was made of, and made again when that has changed: a price that an admin has changed is never
 * shown as it was. docs/decisions/0014.
 */
@Injectable()
export class PublicPages implements PageSource {
  private readonly log = new Logger(PublicPages.name);
  private readonly build = new ShopBuild(path.resolve(import.meta.dirname, '../../..'));
  private readonly pages = new Map<string, { digest: string; answer: Promise<PageAnswer> }>();
  private readonly builtPages = this.build.isThere ? this.build.builtPages() : {};
  private readonly template = this.build.isThere ? this.build.template() : '';
  private ingredients = new Map<string, Ingredients>();
  private madeFor: { catalogue: PublicCatalogue; year: string } | undefined;

  constructor(
    private readonly snapshot: CatalogueSnapshot,
    private readonly clock: Clock,
    @Inject(Config) private readonly config: Config,
  ) {}

  /** The page at this path, the empty one that the browser fills, or null where there is no page. */
  async answer(wanted: string, hasQuery: boolean): Promise<PageAnswer | null> {
    if (!this.build.isThere) return null;
    const renderer = await this.build.renderer();
    if (wanted === '/robots.txt') return this.made(wanted, '', () => this.robots());
    if (wanted === '/sitemap.xml') return this.sitemap(renderer);
    if (/\.\w{2,5}$/.test(wanted)) return null;
    const now = this.ingredientsOf(wanted, renderer);
    if (!now) return this.empty(isMissing(wanted, renderer) ? 404 : 200);
    // A filter or a campaign mark in the address: the page is the browser's work, but it is still this page.
    if (hasQuery) return { ...(await this.empty(200)), canonical: `${this.config.publicUrl}${wanted}` };
    return this.made(wanted, now.digest, () => this.document(wanted, now, renderer)).catch((error: unknown) => {
      this.log.error(error);
      this.pages.delete(wanted);
      return this.empty(200);
    });
  }

  /** Kept until its digest changes; whoever comes while it is being made waits for the same one. */
  private made(key: string, digest: string, make: () => Promise<PageAnswer>): Promise<PageAnswer> {
    const known = this.pages.get(key);
    if (known?.digest === digest) return known.answer;
    const answer = make();
    this.pages.set(key, { digest, answer });
    return answer;
  }

  private async document(wanted: string, { data, digest }: Ingredients, renderer: PageRenderer): Promise<PageAnswer> {
    const built = this.builtPages[wanted];
    const origin = this.config.publicUrl;
    if (built?.digest !== digest)
      return pageAnswer(await renderer.render({ path: wanted, data, template: this.template, origin }));
    const document = await readFile(path.join(this.build.pagesDir, built.file), 'utf8');
    return pageAnswer(document.replaceAll(ORIGIN_TO_COME, origin));
  }

  private ingredientsOf(wanted: string, renderer: PageRenderer): Ingredients | null {
    const catalogue = this.snapshot.public();
    const year = yearInWib(this.clock.now());
    if (this.madeFor?.catalogue !== catalogue || this.madeFor.year !== year) {
      this.madeFor = { catalogue, year };
      this.ingredients = new Map();
    }
    const known = this.ingredients.get(wanted);
    if (known) return known;
    const data = renderer.pageDataOf(wanted, catalogue, year);
    if (!data) return null; // not kept: paths come from outside and have no end
    const made = { data, digest: digestOf(data) };
    this.ingredients.set(wanted, made);
    return made;
  }

  private empty(status: 200 | 404): Promise<PageAnswer> {
    return this.made(`empty ${status}`, '', () => pageAnswer(this.template, undefined, status));
  }

  private robots(): Promise<PageAnswer> {
    return pageAnswer(robotsTxt(this.config.publicUrl), 'text/plain; charset=utf-8');
  }

  private sitemap(renderer: PageRenderer): Promise<PageAnswer> {
    const paths = renderer.publicPaths(this.snapshot.public());
    const text = sitemapXml(this.config.publicUrl, paths);
    return this.made('/sitemap.xml', text, () => pageAnswer(text, 'application/xml; charset=utf-8'));
  }
}

/** No page of the shop, or a provider that there is not. */
const isMissing = (wanted: string, renderer: PageRenderer): boolean =>
  !renderer.isPage(wanted) || wanted.startsWith('/provider/');
