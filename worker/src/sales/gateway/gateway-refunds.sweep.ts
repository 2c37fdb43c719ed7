import { Injectable, Logger } from '@nestjs/common';
import { MINUTE_MS } from '#domain/platform/durations';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { Gateway } from '#runtime/sales/gateway/gateway';
import { sendRefund } from '#runtime/sales/gateway/gateway-refunds.store';
import { processEach } from '../../platform/sweeps/process-each.js';

const BATCH = 20;
/** The one who has pressed is answered within this time. */
const PATIENCE_MS = 2 * MINUTE_MS;

/** Goes on with refunds through the gateway whose answer was lost. docs/rules/payments.md#gateway */
@Injectable()
export class GatewayRefundsSweep {
  private readonly log = new Logger('gateway');

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly gateway: Gateway,
  ) {}

  /** How many are paid or refused now. */
  async sweep(): Promise<number> {
    const { company } = this.gateway;
    if (!company) return 0;
    const due = await this.database.refund.findMany({
      where: {
        gatewayAskedAt: { lte: new Date(this.clock.now().getTime() - PATIENCE_MS) },
        state: { not: 'paid' },
      },
      orderBy: { gatewayAskedAt: 'asc' },
      take: BATCH,
      select: { uid: true },
    });
    return processEach(
      this.log,
      due.map(({ uid }) => uid),
      async (uid) => (await sendRefund(this.database, company, uid, () => this.clock.now())) !== 'waiting',
    );
  }
}
