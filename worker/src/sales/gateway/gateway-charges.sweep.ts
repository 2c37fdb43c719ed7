import { Injectable, Logger } from '@nestjs/common';
import { MINUTE_MS } from '#domain/platform/durations';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { followNews } from '#runtime/sales/gateway/charges.store';
import { Gateway } from '#runtime/sales/gateway/gateway';
import { ProductLines } from '#runtime/sales/product-lines';
import { processEach } from '../../platform/sweeps/process-each.js';

const BATCH = 50;
const ASKED_FOR_MS = 2 * MINUTE_MS;

/** Asks the gateway what became of charges of which no notification has come. docs/rules/payments.md#gateway */
@Injectable()
export class GatewayChargesSweep {
  private readonly log = new Logger('gateway');

  constructor(
    private readonly database: Database,
    private readonly lines: ProductLines,
    private readonly clock: Clock,
    private readonly gateway: Gateway,
  ) {}

  /** How many charges have become something else. */
  async sweep(): Promise<number> {
    const { company } = this.gateway;
    if (!company) return 0;
    const due = await this.database.gatewayCharge.findMany({
      where: { checkAt: { lte: this.clock.now() } },
      orderBy: { checkAt: 'asc' },
      take: BATCH,
      select: { uid: true, state: true },
    });
    const stateOf = new Map(due.map(({ uid, state }) => [uid, state]));
    return processEach(this.log, [...stateOf.keys()], async (chargeUid) => {
      // Another worker does not ask too, and one that is not answered does not keep the others from being asked.
      const at = this.clock.now();
      const mine = await this.database.gatewayCharge.updateMany({
        where: { uid: chargeUid, checkAt: { lte: at } },
        data: { checkAt: new Date(at.getTime() + ASKED_FOR_MS) },
      });
      if (mine.count === 0) return false;
      const news = await company.status(chargeUid);
      await this.database.transaction((tx) => followNews(tx, this.lines, { chargeUid, news, at: this.clock.now() }));
      const { state } = await this.database.gatewayCharge.findUniqueOrThrow({ where: { uid: chargeUid } });
      return state !== stateOf.get(chargeUid);
    });
  }
}
