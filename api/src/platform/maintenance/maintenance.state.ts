import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#runtime/platform/db/database';
import { PgListener } from '#runtime/platform/db/pg-listener';

/** Whether the shop is closed, in memory, because every customer request needs it. */
@Injectable()
export class MaintenanceState implements OnModuleInit {
  private active = false;

  constructor(
    private readonly database: Database,
    private readonly listener: PgListener,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.listener.listen('maintenance', () => this.read());
    await this.read();
  }

  get isActive(): boolean {
    return this.active;
  }

  private async read(): Promise<void> {
    const main = await this.database.maintenance.findUnique({
      where: { platform: 'main' },
      select: { isActive: true },
    });
    this.active = main?.isActive ?? false;
  }
}
