import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import type { ProviderDetail, ProviderListQuery, ProviderSummary } from '#contracts/http/catalogue.http';
import { Clock } from '#runtime/clock/clock';
import { Config } from '#runtime/config/config';
import { Database } from '#runtime/db/database';
import { poolOptions } from '#runtime/db/pool-options';
import { type Catalogue, type Plan, loadCatalogue } from './load-catalogue.js';

/** An answer that is ready to be sent. */
export interface Prepared {
  body: Buffer;
  gzipped: Buffer;
  etag: string;
}
/** Prices begin at their date without anyone changing a row. */
const REBUILD_EVERY_MS = 60_000;
const RECONNECT_MS = 1_000;
const MOST_PREPARED = 1_000;
/** Kept apart from the main list. Spec 1 §9. */
const APART_FROM_LIST = 'sekurban';

/**
 * The price list in memory, as ready answers: a list request touches neither Prisma nor Postgres. Rebuilt when any
 * catalogue table changes (LISTEN) and once a minute. Ratios: performance.md.
 */
@Injectable()
export class CatalogueSnapshot implements OnModuleInit, OnApplicationShutdown {
  private readonly log = new Logger(CatalogueSnapshot.name);
  private catalogue: Catalogue = { categories: [], providers: [], plans: new Map() };
  private prepared = new Map<string, Prepared | null>();
  private timer: NodeJS.Timeout | undefined;
  private listener: pg.Client | undefined;
  private stopped = false;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(Config) private readonly config: Config,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.listen();
    await this.rebuild();
    this.timer = setInterval(() => void this.rebuildOrKeep(), REBUILD_EVERY_MS);
    this.timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.listener?.end().catch(() => undefined);
  }

  /** The active plan, or undefined. */
  plan(packageUid: string, variantUid: string): Plan | undefined {
    const plan = this.catalogue.plans.get(variantUid);
    return plan?.packageUid === packageUid ? plan : undefined;
  }

  providers(query: ProviderListQuery): Prepared {
    const key = `list ${JSON.stringify(query)}`;
    return this.prepare(key, () => {
      const matching = this.catalogue.providers.filter((provider) => matches(provider, query));
      const from = (query.page - 1) * query.limit;
      const { page, limit } = query;
      const data = matching.slice(from, from + limit).map(summaryOf);
      return { data, meta: { status: 200, page, limit, total: matching.length } };
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

  categories(): Prepared {
    return this.prepare('categories', () => ({ data: this.catalogue.categories, meta: { status: 200 } }))!;
  }

  variants(packageUid: string): Prepared | null {
    return this.prepare(`variants ${packageUid}`, () => {
      const found = this.catalogue.providers.flatMap(({ packages }) => packages).find(({ uid }) => uid === packageUid);
      return found ? { data: found.variants, meta: { status: 200 } } : null;
    });
  }

  async rebuild(): Promise<void> {
    this.catalogue = await loadCatalogue(this.database, this.clock.now());
    this.prepared = new Map();
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

  private async listen(): Promise<void> {
    // A time-out would end a connection that is meant to be silent.
    const client = new pg.Client({ ...poolOptions(this.config.databaseUrl, 1), query_timeout: undefined });
    client.on('notification', () => void this.rebuildOrKeep());
    client.on('error', () => void client.end().catch(() => undefined));
    client.on('end', () => {
      if (!this.stopped)
        setTimeout(
          () =>
            void this.listen().then(
              () => this.rebuildOrKeep(),
              () => undefined,
            ),
          RECONNECT_MS,
        ).unref();
    });
    this.listener = client;
    await client.connect();
    await client.query('LISTEN catalogue');
  }
}

function matches(provider: ProviderDetail, { keyword, category, type }: ProviderListQuery): boolean {
  if (provider.slug === APART_FROM_LIST || provider.packages.length === 0) return false;
  if (type !== 0 && provider.type !== type) return false;
  if (category && category !== 'Semua' && provider.category.toLowerCase() !== category.toLowerCase()) return false;
  const wanted = keyword.toLowerCase();
  return !wanted || `${provider.name} ${provider.tagline} ${provider.category}`.toLowerCase().includes(wanted);
}

function summaryOf(provider: ProviderDetail): ProviderSummary {
  const { description: _, notices: __, packages, ...facts } = provider;
  const variants = packages.flatMap((pack) => pack.variants);
  return {
    ...facts,
    startingPrice: Math.min(...variants.map(({ grandTotal }) => grandTotal)),
    variants: variants.map(({ uid, packageName, duration, grandTotal, isPo, isHost }) => ({
      uid,
      packageName,
      duration,
      grandTotal,
      isPo,
      isHost,
    })),
  };
}

function toPrepared(answer: object): Prepared {
  const body = Buffer.from(JSON.stringify(answer));
  return { body, gzipped: gzipSync(body), etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
}
