import { Injectable } from '@nestjs/common';
import { type AdminDisbursement, adminDisbursement } from '#contracts/products/giving/giving.admin.http';
import { sen, toRupiah } from '#domain/platform/sen';
import { listController } from '../../../platform/http/admin-lists/list-controller.js';
import { byUid, is, sql } from '../../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../../platform/http/admin-lists/record-list.js';
import { givingPicturePath } from '../causes/cause-view.js';

@Injectable()
export class DisbursementsList extends RecordList<AdminDisbursement> {
  protected readonly from = sql`giving_disbursement t`;
  protected readonly sorts = { at: sortBy(sql`t.at`) };
  protected readonly filters = { causeUid: byUid(is(sql`t.cause_uid`)) };

  protected async read(uids: string[]): Promise<AdminDisbursement[]> {
    const found = await this.database.givingDisbursement.findMany({
      where: { uid: { in: uids } },
      include: { cause: { select: { name: true } } },
    });
    return found.map(({ uid: id, causeUid, cause, amountSen, title, note, fileUid, by, at }) => ({
      id,
      causeUid,
      causeName: cause.name,
      amount: toRupiah(sen(amountSen)),
      title,
      note,
      proofUrl: fileUid && givingPicturePath(fileUid),
      by,
      at: at.toISOString(),
      allowedActions: [],
    }));
  }
}

export const DisbursementsListController = listController({
  resource: 'disbursements',
  tag: 'admin giving',
  schema: adminDisbursement,
  source: DisbursementsList,
});
