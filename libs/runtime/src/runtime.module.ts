import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Clock } from '#runtime/platform/clock/clock';
import { DatabaseClock } from '#runtime/platform/clock/database-clock';
import { Config } from '#runtime/platform/config/config';
import { Database } from '#runtime/platform/db/database';
import { PgListener } from '#runtime/platform/db/pg-listener';
import { OutboxNotifier } from '#runtime/platform/outbox/outbox-notifier';
import { MessageTexts } from '#runtime/messages/message-texts';
import { Passwords } from '#runtime/identity/passwords/passwords';
import { ShopSettings } from '#runtime/platform/settings/shop-settings';
import { FileStore } from '#runtime/platform/storage/file-store';
import { createFileStore } from '#runtime/platform/storage/create-file-store';
import { contentRecords } from '#runtime/content/content-records';
import { campaignRecords } from '#runtime/campaigns/campaign-records';
import { CustomerRecords } from '#runtime/identity/customer-records';
import { PRODUCT_LINES } from '#runtime/products/registry';
import { CustomerOrders } from '#runtime/sales/customer-orders';
import type { ProductLine } from '#runtime/sales/product-line';
import { Gateway } from '#runtime/sales/gateway/gateway';
import { ProductLines } from '#runtime/sales/product-lines';

/** What api and worker share. */
@Global()
@Module({})
export class RuntimeModule {
  /** `lines`: other product lines than those of the registry, for a test. */
  static with(config: Config, lines: readonly ProductLine[] = PRODUCT_LINES): DynamicModule {
    return {
      module: RuntimeModule,
      providers: [
        { provide: Config, useValue: config },
        {
          provide: DatabaseClock,
          inject: [Database],
          // Measured before anything asks for the time.
          useFactory: async (database: Database) => {
            const followed = new DatabaseClock(new Clock(), database);
            await followed.follow();
            return followed;
          },
        },
        { provide: Clock, inject: [DatabaseClock], useFactory: ({ clock }: DatabaseClock) => clock },
        Database,
        PgListener,
        OutboxNotifier,
        MessageTexts,
        ShopSettings,
        Passwords,
        Gateway,
        { provide: FileStore, useFactory: () => createFileStore(config) },
        { provide: ProductLines, useValue: new ProductLines(lines) },
        {
          provide: CustomerRecords,
          inject: [ProductLines],
          useFactory: (all: ProductLines) => new CustomerOrders(all, [campaignRecords, contentRecords]),
        },
      ],
      exports: [
        Config,
        Clock,
        Database,
        PgListener,
        OutboxNotifier,
        ShopSettings,
        Passwords,
        Gateway,
        FileStore,
        ProductLines,
        CustomerRecords,
      ],
    };
  }
}
