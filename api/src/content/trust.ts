import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { TrustFacts } from '#domain/platform/trust-facts';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { ProductLines } from '#runtime/sales/product-lines';

/** They are rounded and change slowly, and counting reads whole tables. */
const COUNT_EVERY_MS = 10 * 60_000;

/** The numbers that pages say of the shop, in memory. docs/rules/shop.md#trust-facts */
@Injectable()
export class Trust implements OnModuleInit, OnApplicationShutdown {
  private readonly log = new Logger(Trust.name);
  private timer: NodeJS.Timeout | undefined;
  facts: TrustFacts = {};

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly lines: ProductLines,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.count();
    this.timer = setInterval(() => void this.count().catch((error: unknown) => this.log.warn(error)), COUNT_EVERY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async count(): Promise<void> {
    this.facts = await this.lines.trustFacts(this.database, this.clock.now());
  }
}
