import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { CategoryListQuery, ProviderListQuery } from '#contracts/catalogue/catalogue.http';
import type { PublicCatalogue } from '#contracts/pages';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { PgListener } from '#runtime/platform/db/pg-listener';
import { type Catalogue, type Plan, loadCatalogue } from './load-catalogue.js';
import { entryView } from './load-scheme.js';
import { readLogos } from './provider-logo.js';
import { listOf, publicCatalogue } from './provider-list.js';

/** An answer with its headers, ready to be sent. */
export interface Prepared {
  body: Buffer;
  gzipped: Buffer;
  etag: string;
}
/** In case a notification was lost or the clock was changed. */
const REBUILD_EVERY_MS = 60_000;
/** The longest delay of a Node timer; the timer is set again at every rebuild. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const MOST_PREPARED = 1_000;

/**
 * The price list in memory as prepared answers: a list request reads no database. Rebuilt when one of its tables
 * changes (LISTEN), when a dated price begins, and once a minute. `npm run bench` measures the gain.
 */
@Injectable()
export class CatalogueSnapshot implements OnModuleInit, OnApplicationShutdown {
  private readonly log = new Logger(CatalogueSnapshot.name);
  private catalogue: Catalogue = {
    categories: [],
    providers: [],
    plans: new Map(),
    scheme: { categories: [], brands: [], entries: [] },
    nextPriceAt: null,
  };
  private logos = new Map<string, string>();
  private prepared = new Map<string, Prepared | null>();
  /** By URL, as it was asked for. */
  private answered = new Map<string, Prepared>();
  private everything: PublicCatalogue | undefined;
  private timer: NodeJS.Timeout | undefined;
  private nextPrice: NodeJS.Timeout | undefined;
  private rebuilding: Promise<void> | undefined;
  private again = false;
  private stopped = false;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly listener: PgListener,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.listener.listen('catalogue', () => this.rebuild());
    await this.rebuild();
    this.timer = setInterval(() => void this.rebuildOrKeep(), REBUILD_EVERY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    this.stopped = true;
    clearInterval(this.timer);
    clearTimeout(this.nextPrice);
  }

  /** The active plan, or undefined. */
  plan(packageUid: string, variantUid: string): Plan | undefined {
    const plan = this.planOf(variantUid);
    return plan?.packageUid === packageUid ? plan : undefined;
  }

  /** The plan of an order; undefined when it is not sold any more. */
  planOf(variantUid: string): Plan | undefined {
    return this.catalogue.plans.get(variantUid);
  }

  /** What an answer about an order of this provider says of its logo, as it is now; also of one that is hidden. */
  logoOf(providerSlug: string): { providerLogo?: string } {
    const providerLogo = this.logos.get(providerSlug);
    return providerLogo ? { providerLogo } : {};
  }

  /** The data of the public pages; the same object until the price list is read again. */
  public(): PublicCatalogue {
    return (this.everything ??= publicCatalogue(this.catalogue));
  }

  providers(query: ProviderListQuery): Prepared {
    const key = `list ${JSON.stringify(query)}`;
    return this.prepare(key, () => {
      const { items, ...numbers } = listOf(this.catalogue, query);
      return { data: items, meta: { status: 200, ...numbers } };
    })!;
  }

  provider(wanted: { slug?: string; providerUid?: string }): Prepared | null {
    return this.prepare(`provider ${wanted.providerUid ?? wanted.slug}`, () => {
      const data = this.catalogue.providers.find(({ uid, slug }) =>
        wanted.providerUid ? uid === wanted.providerUid : slug === wanted.slug,
      );
      return data ? { data, meta: { status: 200 } } : null;
    });
  }

  categories({ page, limit }: CategoryListQuery): Prepared {
    return this.prepare(`categories ${page} ${limit}`, () => {
      const { categories: all } = this.catalogue;
      const from = (page - 1) * limit;
      return { data: all.slice(from, from + limit), meta: { status: 200, page, limit, total: all.length } };
    })!;
  }

  variants(packageUid: string): Prepared | null {
    return this.prepare(`variants ${packageUid}`, () => {
      const found = this.catalogue.providers.flatMap(({ packages }) => packages).find(({ uid }) => uid === packageUid);
      return found ? { data: found.variants, meta: { status: 200 } } : null;
    });
  }

  scheme(): Prepared {
    return this.prepare('scheme', () => ({ data: this.catalogue.scheme, meta: { status: 200 } }))!;
  }

  schemeEntry(slug: string): Prepared | null {
    return this.prepare(`scheme ${slug}`, () => {
      const { entries, brands } = this.catalogue.scheme;
      const at = entries.findIndex((entry) => entry.slug === slug);
      return at < 0 ? null : { data: entryView(entries[at]!, brands[at]!), meta: { status: 200 } };
    });
  }

  /** What this URL was answered with since the price list was last read. */
  answerTo(url: string): Prepared | undefined {
    return this.answered.get(url);
  }

  /** `prepared` must depend on nothing but the URL. */
  remember(url: string, prepared: Prepared): void {
    put(this.answered, url, prepared);
  }

  /** One at a time, so that an older reading never replaces a newer one; a call during a rebuild causes one more. */
  async rebuild(): Promise<void> {
    this.again = true;
    this.rebuilding ??= this.rebuildWhileAsked().finally(() => (this.rebuilding = undefined));
    return this.rebuilding;
  }

  private async rebuildWhileAsked(): Promise<void> {
    while (this.again) {
      this.again = false;
      [this.catalogue, this.logos] = await Promise.all([
        loadCatalogue(this.database, this.clock.now()),
        readLogos(this.database),
      ]);
      this.prepared = new Map();
      this.answered = new Map();
      this.everything = undefined;
      this.wakeAt(this.catalogue.nextPriceAt);
    }
  }

  /** A dated price begins without a change of a row, so no notification announces it. */
  private wakeAt(moment: Date | null): void {
    clearTimeout(this.nextPrice);
    if (!moment || this.stopped) return;
    // Reading the rows took time, so the clock is read again: with the earlier `now` every price would begin late.
    const wait = Math.min(moment.getTime() - this.clock.now().getTime(), LONGEST_TIMER_MS);
    this.nextPrice = setTimeout(() => void this.rebuildOrKeep(), wait);
    this.nextPrice.unref();
  }

  private prepare(key: string, build: () => object | null): Prepared | null {
    const known = this.prepared.get(key);
    if (known !== undefined) return known;
    const answer = build();
    const prepared = answer && toPrepared(answer);
    put(this.prepared, key, prepared);
    return prepared;
  }

  private async rebuildOrKeep(): Promise<void> {
    await this.rebuild().catch((error: unknown) => this.log.error(error));
  }
}

/** Keys come from outside, so a map is bounded; it is simply emptied when full. */
function put<T>(map: Map<string, T>, key: string, value: T): void {
  if (map.size >= MOST_PREPARED) map.clear();
  map.set(key, value);
}

function toPrepared(answer: object): Prepared {
  const body = Buffer.from(JSON.stringify(answer));
  return { body, gzipped: gzipSync(body), etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
}
