import { createHash } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#runtime/platform/clock/clock';
import { crashPoint } from '#runtime/platform/crash-point';
import { Database } from '#runtime/platform/db/database';
import { followNews } from '#runtime/sales/gateway/charges.store';
import { Gateway } from '#runtime/sales/gateway/gateway';
import type { ChargeNews } from '#runtime/sales/gateway/payment-gateway';
import { ProductLines } from '#runtime/sales/product-lines';
import { Refusal } from '../../platform/http/errors/refusal.js';

const RETRY_S = 30;

export class TakeNotificationCommand extends Command<void> {
  constructor(readonly body: unknown) {
    super();
  }
}

/**
 * The gateway says that something has become of a charge. Its signature covers number, code and amount, but not the state:
 * so the state is asked for, and what is answered there counts. The same notification again does nothing.
 */
@CommandHandler(TakeNotificationCommand)
export class TakeNotificationHandler implements ICommandHandler<TakeNotificationCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly lines: ProductLines,
    private readonly gateway: Gateway,
  ) {}

  async execute({ body }: TakeNotificationCommand): Promise<void> {
    const company = this.gateway.required();
    const said = company.readNotification(body);
    if (!said) throw new Refusal('FORBIDDEN', 403);
    const { chargeUid } = said;
    const digest = digestOf(said);
    const known = await this.database.gatewayNotification.findUnique({ where: { digest } });
    if (known && known.found === said.state) return;
    // Without an answer the gateway sends the notification again.
    const news = await company.status(chargeUid).catch(() => {
      throw new Refusal('BUSY', 503, [], undefined, RETRY_S);
    });
    await this.database.transaction(async (tx) => {
      const before = await followNews(tx, this.lines, { chargeUid, news, at: this.clock.now() });
      // Of no charge of ours, e.g. a test from the gateway's own page: there is nothing to do, and nothing to send again.
      if (before === null) return;
      // A forged or early one does not use up the true one.
      const found = news?.state ?? 'unknown';
      const row = { digest, chargeUid, said: said.state, found, at: this.clock.now() };
      await tx.gatewayNotification.upsert({ where: { digest }, create: row, update: { found } });
      crashPoint('gateway:before-commit');
    });
    crashPoint('gateway:committed');
  }
}

const digestOf = ({ chargeUid, state, amount, reference }: ChargeNews): string =>
  createHash('sha256').update(`${chargeUid} ${state} ${amount} ${reference}`).digest('hex');
