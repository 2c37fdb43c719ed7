import { Injectable } from '@nestjs/common';
import { type AdminTip, adminTip } from '#contracts/products/giving/giving.admin.http';
import { TIP_RECIPIENTS, TIP_STATES, type TipState, tipMoves } from '#domain/products/giving/tip';
import { customerIn, customerWay } from '../../../platform/http/admin-lists/found-by-person.js';
import { listController } from '../../../platform/http/admin-lists/list-controller.js';
import { byChoice, byText, byUid, is, sql } from '../../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../../platform/http/admin-lists/record-list.js';
import { foundByOrder, orderIn } from '../../../sales/orders/found-by-order.js';
import { givenFacts, givenOrder } from './given-facts.js';

@Injectable()
export class TipsList extends RecordList<AdminTip> {
  protected readonly from = sql`giving_tip t`;
  protected readonly sorts = { createdAt: sortBy(sql`t.created_at`) };
  protected readonly filters = {
    q: byText((q) =>
      foundByOrder(q, orderIn(sql`giving_tip`), customerWay(q, customerIn(sql`giving_tip`, sql`t.host_uid`))),
    ),
    state: byChoice(TIP_STATES)(is(sql`t.state`)),
    recipient: byChoice(TIP_RECIPIENTS)(is(sql`t.recipient`)),
    orderUid: byUid(is(sql`t.order_uid`)),
  };

  protected async read(uids: string[]): Promise<AdminTip[]> {
    const tips = await this.database.givingTip.findMany({
      where: { uid: { in: uids } },
      include: { order: givenOrder },
    });
    const hosts = await this.database.customer.findMany({
      where: { uid: { in: tips.flatMap(({ hostUid }) => hostUid ?? []) } },
      select: { uid: true, name: true },
    });
    return tips.map((tip) => ({
      ...givenFacts(tip),
      recipient: tip.recipient,
      hostUid: tip.hostUid,
      hostName: hosts.find(({ uid }) => uid === tip.hostUid)?.name ?? null,
      message: tip.message,
      receivedAt: tip.receivedAt?.toISOString() ?? null,
      allowedActions: tipMoves.actionsOn(tip.state as TipState, 'admin').filter((action) => action === 'refund'),
    }));
  }
}

export const TipsListController = listController({
  resource: 'tips',
  tag: 'admin giving',
  schema: adminTip,
  source: TipsList,
});
