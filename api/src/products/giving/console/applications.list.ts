import { Injectable } from '@nestjs/common';
import { type AdminApplication, adminApplication } from '#contracts/products/giving/giving.admin.http';
import { APPLICATION_STATES, type ApplicationState, applicationMoves } from '#domain/products/giving/share';
import { listController } from '../../../platform/http/admin-lists/list-controller.js';
import { byChoice, byUid, is, sql } from '../../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../../platform/http/admin-lists/record-list.js';

@Injectable()
export class ApplicationsList extends RecordList<AdminApplication> {
  protected readonly from = sql`giving_application t`;
  protected readonly sorts = { createdAt: sortBy(sql`t.created_at`) };
  protected readonly filters = {
    state: byChoice(APPLICATION_STATES)(is(sql`t.state`)),
    customerUid: byUid(is(sql`t.customer_uid`)),
  };

  protected async read(uids: string[]): Promise<AdminApplication[]> {
    const found = await this.database.givingApplication.findMany({
      where: { uid: { in: uids } },
      include: { cause: { select: { name: true } } },
    });
    const customers = await this.database.customer.findMany({
      where: { uid: { in: found.map(({ customerUid }) => customerUid) } },
      select: { uid: true, name: true },
    });
    const free = await this.database.givingShare.groupBy({
      by: ['causeUid'],
      where: { causeUid: { in: found.map(({ causeUid }) => causeUid) }, state: 'available' },
      _count: { uid: true },
    });
    return found.map((application) => {
      const available = free.find(({ causeUid }) => causeUid === application.causeUid)?._count.uid ?? 0;
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
