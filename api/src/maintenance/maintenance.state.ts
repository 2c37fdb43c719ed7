import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#runtime/db/database';
import { Notifications } from '#runtime/db/notifications';

/** Whether the shop is closed, in memory: every request of a customer asks. */
@Injectable()
export class MaintenanceState implements OnModuleInit {
  private active = false;

  constructor(
    private readonly database: Database,
    private readonly notifications: Notifications,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.notifications.listen('maintenance', () => this.read());
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
