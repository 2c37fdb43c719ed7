import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Clock } from '#runtime/clock/clock';
import { Config } from '#runtime/config/config';
import { Database } from '#runtime/db/database';
import { Notifications } from '#runtime/db/notifications';
import { RelayBell } from '#runtime/outbox/relay-bell';
import { Passwords } from '#runtime/passwords/passwords';
import { FileStore } from '#runtime/storage/file-store';
import { createFileStore } from '#runtime/storage/create-file-store';

/** What api and worker share. */
@Global()
@Module({})
export class RuntimeModule {
  static with(config: Config): DynamicModule {
    return {
      module: RuntimeModule,
      providers: [
        { provide: Config, useValue: config },
        Clock,
        Database,
        Notifications,
        RelayBell,
        Passwords,
        { provide: FileStore, useFactory: () => createFileStore(config) },
      ],
      exports: [Config, Clock, Database, Notifications, RelayBell, Passwords, FileStore],
    };
  }
}
