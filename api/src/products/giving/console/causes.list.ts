import { Injectable } from '@nestjs/common';
import { type AdminCause, adminCause } from '#contracts/products/giving/giving.admin.http';
import { rupiahOrNull, sen, toRupiah } from '#domain/platform/sen';
import { heldFor } from '#domain/products/giving/donation';
import { promisedAmong } from '#runtime/products/giving/shares.store';
import { listController } from '../../../platform/http/admin-lists/list-controller.js';
import { byFlag, byText, contains, is, sql } from '../../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../../platform/http/admin-lists/record-list.js';
import { givingPicturePath } from '../causes/cause-view.js';

@Injectable()
export class CausesList extends RecordList<AdminCause> {
  protected readonly from = sql`giving_cause t`;
  protected readonly sorts = {
    position: sortBy(sql`t.position`),
    name: sortBy(sql`t.name`),
    raised: sortBy(sql`t.raised_sen`),
  };
  protected readonly filters = {
    q: byText((q) => contains(q, sql`t.name`, sql`t.slug`)),
    active: byFlag(is(sql`t.active`)),
  };

  protected async read(uids: string[]): Promise<AdminCause[]> {
    const causes = await this.database.givingCause.findMany({ where: { uid: { in: uids } } });
    const promised = await promisedAmong(this.database, uids);
    return causes
      .map((row) => ({ ...row, promisedSen: promised(row.uid) }))
      .map((cause) => ({
        id: cause.uid,
        slug: cause.slug,
        name: cause.name,
        summary: cause.summary,
        story: cause.story,
        beneficiary: cause.beneficiary,
        target: rupiahOrNull(cause.targetSen),
        sharePrice: rupiahOrNull(cause.sharePriceSen),
        raised: toRupiah(sen(cause.raisedSen)),
        disbursed: toRupiah(sen(cause.disbursedSen)),
        held: toRupiah(sen(heldFor(cause))),
        allotted: toRupiah(sen(cause.allottedSen)),
        promised: toRupiah(sen(cause.promisedSen)),
        donations: cause.donations,
        pictureUrl: cause.fileUid && givingPicturePath(cause.fileUid),
        pictureAlt: cause.pictureAlt,
        active: cause.active,
        position: cause.position,
        version: cause.version,
        allowedActions: [
          'set-picture',
          ...(heldFor(cause) > 0n ? ['disburse'] : []),
          ...(cause.active ? ['hide'] : cause.fileUid ? ['publish'] : []),
        ],
      }));
  }
}

export const CausesListController = listController({
  resource: 'causes',
  tag: 'admin giving',
  schema: adminCause,
  source: CausesList,
});
