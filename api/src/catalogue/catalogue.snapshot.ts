import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { CategoryListQuery, ProviderListQuery } from '#contracts/http/catalogue.http';
import type { PaymentMethodView } from '#contracts/http/payments.http';
import type { PublicCatalogue } from '#contracts/pages';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';
import { Notifications } from '#runtime/db/notifications';
import { type Catalogue, type Plan, loadCatalogue } from './load-catalogue.js';
import { loadPaymentMethods } from './load-payment-methods.js';
import { entryView } from './load-scheme.js';
import { listOf, publicCatalogue } from './provider-list.js';

/** An answer that is ready to be sent. */
export interface Prepared {
  body: Buffer;
  gzipped: Buffer;
  etag: string;
}
/** The safety net: a clock that was set, a notice that was lost. */
const REBUILD_EVERY_MS = 60_000;
/** The longest that a timer of Node can wait; it is set anew at every rebuild anyway. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const MOST_PREPARED = 1_000;

/**
 * The price list in memory, as ready answers, and where to pay to: a list request touches neither Prisma nor Postgres.
 * Rebuilt when any of their tables changes (LISTEN), when a dated price begins, and once a minute. Ratios: performance.md.
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
  private methods: readonly PaymentMethodView[] = [];
  private prepared = new Map<string, Prepared | null>();
  private everything: PublicCatalogue | undefined;
  private timer: NodeJS.Timeout | undefined;
  private nextPrice: NodeJS.Timeout | undefined;
  private rebuilding: Promise<void> | undefined;
  private again = false;
  private stopped = false;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly notifications: Notifications,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.notifications.listen('catalogue', () => this.rebuild());
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

  /** Where customers pay to, in their order. */
  paymentMethods(): readonly PaymentMethodView[] {
    return this.methods;
  }

  /** What the public pages are made of; the same object until the price list has been read again. */
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

  /** One at a time, so that an older reading never comes after a newer one; whoever asks meanwhile gets one more. */
  async rebuild(): Promise<void> {
    this.again = true;
    this.rebuilding ??= this.rebuildWhileAsked().finally(() => (this.rebuilding = undefined));
    return this.rebuilding;
  }

  private async rebuildWhileAsked(): Promise<void> {
    while (this.again) {
      this.again = false;
      [this.catalogue, this.methods] = await Promise.all([
        loadCatalogue(this.database, this.clock.now()),
        loadPaymentMethods(this.database),
      ]);
      this.prepared = new Map();
      this.everything = undefined;
      this.wakeAt(this.catalogue.nextPriceAt);
    }
  }

  /** A dated price begins without anybody changing a row. */
  private wakeAt(moment: Date | null): void {
    clearTimeout(this.nextPrice);
    if (!moment || this.stopped) return;
    // Reading the rows took its time: counted from before it, every price would begin that much too late.
    const wait = Math.min(moment.getTime() - this.clock.now().getTime(), LONGEST_TIMER_MS);
    this.nextPrice = setTimeout(() => void this.rebuildOrKeep(), wait);
    this.nextPrice.unref();
  }

  private prepare(key: string, build: () => object | null): Prepared | null {
    const known = this.prepared.get(key);
    if (known !== undefined) return known;
    const answer = build();
    const prepared = answer && toPrepared(answer);
    // Keys come from outside; a full map is simply started again.
    if (this.prepared.size >= MOST_PREPARED) this.prepared.clear();
    this.prepared.set(key, prepared);
    return prepared;
  }

  private async rebuildOrKeep(): Promise<void> {
    await this.rebuild().catch((error: unknown) => this.log.error(error));
  }
}

function toPrepared(answer: object): Prepared {
  const body = Buffer.from(JSON.stringify(answer));
  return { body, gzipped: gzipSync(body), etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
}
