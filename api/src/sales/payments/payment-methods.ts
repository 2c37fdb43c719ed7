import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PaymentMethodView } from '#contracts/sales/payments.http';
import { Database } from '#runtime/platform/db/database';
import { PgListener } from '#runtime/platform/db/pg-listener';

/** The bank accounts that customers pay to, kept in memory: the payment page needs them at each request. */
@Injectable()
export class PaymentMethods implements OnModuleInit {
  private methods: Promise<PaymentMethodView[]> | undefined;

  constructor(
    private readonly database: Database,
    private readonly listener: PgListener,
  ) {}

  async onModuleInit(): Promise<void> {
    // The trigger of `payment_method` notifies the catalogue's channel.
    await this.listener.listen('catalogue', () => (this.methods = undefined));
  }

  /** The active ones, in their order. */
  current(): Promise<PaymentMethodView[]> {
    if (!this.methods) {
      const reading = this.read();
      // A failed read is not kept: the next request reads again.
      reading.catch(() => this.methods === reading && (this.methods = undefined));
      this.methods = reading;
    }
    return this.methods;
  }

  private async read(): Promise<PaymentMethodView[]> {
    const rows = await this.database.paymentMethod.findMany({
      where: { active: true },
      orderBy: { position: 'asc' },
      select: { uid: true, kind: true, bankName: true, accountNumber: true, accountName: true, uniqueCode: true },
    });
    return rows.map(({ kind, ...method }) => ({ ...method, kind: kind as PaymentMethodView['kind'] }));
  }
}
