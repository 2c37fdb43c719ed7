import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { PageData, PageRenderer, PublicCatalogue, ShopFacts } from '#contracts/pages';
import { RSS_PATH } from '#contracts/product-paths';
import { PAGE } from '#contracts/shop-paths';
import { yearInWib } from '#domain/platform/wib';
import { Clock } from '#runtime/platform/clock/clock';
import { Config } from '#runtime/platform/config/config';
import { ShopSettings } from '#runtime/platform/settings/shop-settings';
import { CatalogueSnapshot } from '../catalogue/catalogue.snapshot.js';
import type { PageAnswer, PageRequest, PageSource } from '../platform/http/pages/page-source.js';
import { Database } from '#runtime/platform/db/database';
import { newestArticles, rssXml } from './articles/rss.js';
import { OwnApi } from './own-api.js';
import { robotsTxt, sitemapXml } from './crawlers.js';
import { pageAnswer } from './page-answer.js';
import { ORIGIN_PLACEHOLDER, ShopBuild, digestOf } from './shop-build.js';
import { Trust } from './trust.js';

/** The current data of a page and its digest. */
interface Ingredients {
  data: PageData;
  digest: string;
}

/**
 * The public pages as HTML with names and prices. A page is cached with the digest of its data and rendered again when
 * the digest differs, so that a changed price is never shown as before. docs/decisions/0014
 */
@Injectable()
export class PublicPages implements PageSource {
  private readonly log = new Logger(PublicPages.name);
  private readonly build = new ShopBuild(path.resolve(import.meta.dirname, '../../..'));
  private readonly pages = new Map<string, { digest: string; answer: Promise<PageAnswer> }>();
  private readonly builtPages = this.build.isThere ? this.build.builtPages() : {};
  private readonly builtTemplate = this.build.isThere ? this.build.template() : '';
  private ingredients = new Map<string, Ingredients>();
  private madeFor: { catalogue: PublicCatalogue; year: string; shop: string } | undefined;

  constructor(
    private readonly snapshot: CatalogueSnapshot,
    private readonly clock: Clock,
    @Inject(Config) private readonly config: Config,
    private readonly ownApi: OwnApi,
    private readonly database: Database,
    private readonly settings: ShopSettings,
    private readonly trust: Trust,
  ) {}

  /** As JSON; empty: as the pages are built. */
  private get shop(): string {
    const { facts } = this;
    return Object.keys(facts).length === 0 ? '' : JSON.stringify(facts);
  }

  private get facts(): ShopFacts {
    const { facts: trust } = this.trust;
    return { ...this.settings.facts, ...(Object.keys(trust).length > 0 && { trust }) };
  }

  /** What the shop says of itself is at the root, for pages that the browser renders. */
  private get template(): string {
    const { shop } = this;
    // By a function: `$` means something in a text that replaces.
    return shop
      ? this.builtTemplate.replace('<html ', () => `<html data-shop="${inAttribute(shop)}" `)
      : this.builtTemplate;
  }

  /** The page at this path, the empty page for the browser to render, or null where there is no page. */
  async answer(wanted: string, { hasQuery, from }: PageRequest): Promise<PageAnswer | null> {
    if (!this.build.isThere) return null;
    const renderer = await this.build.renderer();
    renderer.provideFetch(this.ownApi.fetch);
    if (wanted === '/robots.txt') return this.made(wanted, '', () => this.robots());
    if (wanted === '/sitemap.xml') return this.ownApi.onBehalfOf(from, () => this.sitemap(renderer));
    if (wanted === RSS_PATH) return this.rss();
    if (/\.\w{2,5}$/.test(wanted)) return null;
    const known = this.ingredientsOf(wanted, renderer);
    const now = known ?? (await this.ownApi.onBehalfOf(from, () => this.live(wanted, renderer)));
    if (now === 'missing') return this.empty(404);
    // With a query (a filter, a campaign) the browser renders the page; the canonical URL is the one without.
    if (hasQuery && (now || (await renderer.isLive(wanted))))
      return { ...(await this.empty(200)), canonical: `${this.config.publicUrl}${wanted}` };
    if (!now) return this.empty(isMissing(wanted, renderer) ? 404 : 200);
    return this.made(wanted, now.digest, () => this.document(wanted, now, renderer)).catch((error: unknown) => {
      this.log.error(error);
      this.pages.delete(wanted);
      return this.empty(200);
    });
  }

  /** What the API says now of a page of a product line; null where there is none, or no answer: the browser will ask. */
  private async live(wanted: string, renderer: PageRenderer): Promise<Ingredients | 'missing' | null> {
    try {
      const data = await renderer.liveDataOf(wanted, yearInWib(this.clock.now()));
      if (typeof data === 'string') return data === 'missing' ? data : null;
      return this.ingredientsWith(data);
    } catch (error) {
      this.log.warn(`${wanted} is sent empty: ${(error as Error).message}`);
      return null;
    }
  }

  /** Cached until the digest changes; concurrent requests share one rendering. */
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
    return pageAnswer(document.replaceAll(ORIGIN_PLACEHOLDER, origin));
  }

  private ingredientsOf(wanted: string, renderer: PageRenderer): Ingredients | null {
    const catalogue = this.snapshot.public();
    const year = yearInWib(this.clock.now());
    const { madeFor, shop } = this;
    if (madeFor?.catalogue !== catalogue || madeFor.year !== year || madeFor.shop !== shop) {
      this.madeFor = { catalogue, year, shop };
      this.ingredients = new Map();
    }
    const known = this.ingredients.get(wanted);
    if (known) return known;
    const data = renderer.pageDataOf(wanted, catalogue, year);
    if (!data) return null; // not cached: paths come from outside, so there is no limit to them
    const made = this.ingredientsWith(data);
    this.ingredients.set(wanted, made);
    return made;
  }

  private ingredientsWith(given: PageData): Ingredients {
    const data = this.shop ? { ...given, shop: this.facts } : given;
    return { data, digest: digestOf(data) };
  }

  private empty(status: 200 | 404): Promise<PageAnswer> {
    return this.made(`empty ${status}`, this.shop, () => pageAnswer(this.template, undefined, status));
  }

  private robots(): Promise<PageAnswer> {
    return pageAnswer(robotsTxt(this.config.publicUrl), 'text/plain; charset=utf-8');
  }

  private async rss(): Promise<PageAnswer> {
    const text = rssXml(this.config.publicUrl, await newestArticles(this.database, this.clock.now()));
    return this.made(RSS_PATH, text, () => pageAnswer(text, 'application/rss+xml; charset=utf-8'));
  }

  private async sitemap(renderer: PageRenderer): Promise<PageAnswer> {
    const paths = [...renderer.publicPaths(this.snapshot.public()), ...(await renderer.liveAddresses())];
    const text = sitemapXml(this.config.publicUrl, paths);
    return this.made('/sitemap.xml', text, () => pageAnswer(text, 'application/xml; charset=utf-8'));
  }
}

/** A text as the value of an attribute in double quotes. */
const inAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Not a page of the shop, or an unknown provider. */
const isMissing = (wanted: string, renderer: PageRenderer): boolean =>
  !renderer.isPage(wanted) || wanted.startsWith(`${PAGE.providers}/`);
