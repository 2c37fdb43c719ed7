import { Injectable } from '@nestjs/common';
import { type AdminApplication, adminApplication } from '#contracts/products/giving/giving.admin.http';
import { APPLICATION_STATES, type ApplicationState, applicationMoves } from '#domain/products/giving/share';
import { countGivable } from '#runtime/products/giving/shares.store';
import { customerIn, customerWay, foundIn } from '../../../platform/http/admin-lists/found-by-person.js';
import { listController } from '../../../platform/http/admin-lists/list-controller.js';
import { byChoice, byText, byUid, is, sql } from '../../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../../platform/http/admin-lists/record-list.js';

@Injectable()
export class ApplicationsList extends RecordList<AdminApplication> {
  protected readonly from = sql`giving_application t`;
  protected readonly sorts = { createdAt: sortBy(sql`t.created_at`) };
  protected readonly filters = {
    q: byText((q) => foundIn(customerWay(q, customerIn(sql`giving_application`)))),
    state: byChoice(APPLICATION_STATES)(is(sql`t.state`)),
    customerUid: byUid(is(sql`t.customer_uid`)),
  };

  protected async read(uids: string[]): Promise<AdminApplication[]> {
    const found = await this.database.givingApplication.findMany({
      where: { uid: { in: uids } },
      include: { cause: true },
    });
    const customers = await this.database.customer.findMany({
      where: { uid: { in: found.map(({ customerUid }) => customerUid) } },
      select: { uid: true, name: true },
    });
    const givable = new Map<string, number>();
    for (const cause of new Map(found.map(({ cause: one }) => [one.uid, one])).values())
      givable.set(cause.uid, await countGivable(this.database, cause));
    return found.map((application) => {
      const available = givable.get(application.causeUid) ?? 0;
      return {
        id: application.uid,
        causeUid: application.causeUid,
        causeName: application.cause.name,
        customerUid: application.customerUid,
        customerName: customers.find(({ uid }) => uid === application.customerUid)?.name ?? '',
        name: application.name,
        story: application.story,
        state: application.state,
        reason: application.reason,
        decidedAt: application.decidedAt?.toISOString() ?? null,
        decidedBy: application.decidedBy,
        fulfilledAt: application.fulfilledAt?.toISOString() ?? null,
        createdAt: application.createdAt.toISOString(),
        available,
        allowedActions: applicationMoves
          .actionsOn(application.state as ApplicationState, 'admin')
          .filter((action) => action !== 'pick' || available > 0),
      };
    });
  }
}

export const ApplicationsListController = listController({
  resource: 'share-applications',
  tag: 'admin giving',
  schema: adminApplication,
  source: ApplicationsList,
});
