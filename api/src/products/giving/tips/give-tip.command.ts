import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler, type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PlacedTip, TipBody, TipHost } from '#contracts/products/giving/tips.http';
import { maskName } from '#domain/identity/customers/mask-name';
import { toSen } from '#domain/platform/sen';
import { withoutHost } from '#domain/catalogue/plan-name';
import { tipName } from '#domain/products/giving/order-name';
import { Database, type Tx } from '#runtime/platform/db/database';
import { ProductLines } from '#runtime/sales/product-lines';
import { invalid } from '../../../platform/http/errors/refusal.js';
import { OrderPlacing, type Sale } from '../../../sales/placing/order-placing.js';
import { type Asked, placedAnswer, requestOf, saleOf } from '../giving-order.js';

export class FindTipHostsQuery extends Query<TipHost[]> {
  constructor(readonly customerUid: string) {
    super();
  }
}
export class GiveTipCommand extends Command<PlacedTip> {
  constructor(
    readonly asked: Asked,
    readonly wanted: Pick<TipBody, 'to' | 'groupUid' | 'amount' | 'message'>,
  ) {
    super();
  }
}

/** The customer's hosts to whom money can be sent. */
@QueryHandler(FindTipHostsQuery)
export class FindTipHostsHandler implements IQueryHandler<FindTipHostsQuery> {
  constructor(
    private readonly database: Database,
    private readonly lines: ProductLines,
  ) {}

  async execute({ customerUid }: FindTipHostsQuery): Promise<TipHost[]> {
    const hosts = await this.lines.hostsOf(this.database, customerUid);
    return hosts.map(({ groupUid, hostName, plan }) => ({ groupUid, name: maskName(hostName), plan }));
  }
}

/** docs/rules/giving.md#tips */
@CommandHandler(GiveTipCommand)
export class GiveTipHandler implements ICommandHandler<GiveTipCommand> {
  constructor(
    private readonly placing: OrderPlacing,
    private readonly database: Database,
    private readonly lines: ProductLines,
  ) {}

  async execute({ asked, wanted }: GiveTipCommand): Promise<PlacedTip> {
    const { to, groupUid = null, amount, message } = wanted;
    if (to === 'team' && groupUid !== null)
      throw invalid({ field: 'groupUid', message: 'Tip untuk tim tidak memilih grup' });
    if (to === 'host' && message !== '') throw invalid({ field: 'message', message: 'Pesan hanya untuk tip ke tim' });
    const request = requestOf(asked, 'tip', [to, groupUid, amount, message]);
    const order = await this.placing.place(request, (tx) => this.sell(tx, asked.customerUid, wanted));
    const { uid: tipUid } = await this.database.givingTip.findUniqueOrThrow({ where: { orderUid: order.uid } });
    return { tipUid, ...placedAnswer(order) };
  }

  private async sell(
    tx: Tx,
    customerUid: string,
    { to, groupUid, amount, message }: GiveTipCommand['wanted'],
  ): Promise<Sale> {
    const host = to === 'host' ? await this.hostOf(tx, customerUid, groupUid) : null;
    const tipUid = randomUUID();
    const amountSen = toSen(amount);
    return saleOf(tx, {
      face: 'Tip',
      title: tipName(host && withoutHost(host.plan)),
      refUid: tipUid,
      unitPrice: amountSen,
      books: host ? { held: 'giftFunds', subjectUid: tipUid } : { income: 'tipIncome' },
      hold: (inTx, orderUid) =>
        inTx.givingTip.create({
          data: {
            uid: tipUid,
            orderUid,
            recipient: to,
            hostUid: host?.hostUid ?? null,
            bankName: host?.bankName ?? null,
            accountNumber: host?.accountNumber ?? null,
            accountName: host?.accountName ?? null,
            state: 'promised',
            amountSen,
            message,
          },
          select: { uid: true },
        }),
    });
  }

  /** @throws Refusal 422 on `groupUid`. */
  private async hostOf(tx: Tx, customerUid: string, groupUid: string | undefined) {
    const hosts = await this.lines.hostsOf(tx, customerUid);
    const host = hosts.find((one) => one.groupUid === groupUid);
    if (!host) throw invalid({ field: 'groupUid', message: 'Pilih host dari grup yang kamu ikuti' });
    return host;
  }
}
