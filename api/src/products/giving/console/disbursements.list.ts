import { Injectable } from '@nestjs/common';
import { type AdminDisbursement, adminDisbursement } from '#contracts/products/giving/giving.admin.http';
import { sen, toRupiah } from '#domain/platform/sen';
import { OPEN_PAYOUT_STATES, type PayoutState } from '#domain/sales/payouts/payout';
import type { GivingAllotment, Payout } from '#runtime/generated/prisma/client';
import { disbursementDesk } from '#runtime/products/giving/allotments.store';
import { givenBackAmong } from '#runtime/sales/given-back';
import { listController } from '../../../platform/http/admin-lists/list-controller.js';
import { byUid, is, sql } from '../../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../../platform/http/admin-lists/record-list.js';
import { givingPicturePath } from '../causes/cause-view.js';

const of = { cause: { select: { name: true } } } as const;
type OfCause = { cause: { name: string } };

/** What causes pass on, by payouts; and shares that applicants got, whose money went to a group. */
@Injectable()
export class DisbursementsList extends RecordList<AdminDisbursement> {
  protected readonly from = sql`(SELECT uid, cause_uid, at FROM giving_allotment
    UNION ALL SELECT uid, cause_uid, at FROM giving_disbursement WHERE application_uid IS NOT NULL) t`;
  protected readonly sorts = { at: sortBy(sql`t.at`) };
  protected readonly filters = { causeUid: byUid(is(sql`t.cause_uid`)) };

  protected async read(uids: string[]): Promise<AdminDisbursement[]> {
    const allotments = await this.database.givingAllotment.findMany({ where: { uid: { in: uids } }, include: of });
    const payouts = await this.database.payout.findMany({
      where: { kind: disbursementDesk.kind, refUid: { in: uids } },
      include: { batch: { select: { fileAt: true } } },
    });
    const payoutOf = new Map(payouts.map((payout) => [payout.refUid, payout]));
    const givenBack = await givenBackAmong(this.database, disbursementDesk.kind, uids);
    const shares = await this.database.givingDisbursement.findMany({
      where: { uid: { in: uids }, applicationUid: { not: null } },
      include: of,
    });
    return [
      ...allotments.map((allotment) => ({
        ...byPayout(allotment, payoutOf.get(allotment.uid)!),
        givenBack: givenBack(allotment.uid),
      })),
      ...shares.map((share) => ({
        ...shown(share),
        proofUrl: null,
        state: 'paid' as const,
        payoutUid: null,
        bankName: null,
        accountNumber: null,
        accountName: null,
        reference: null,
        givenBack: null,
        allowedActions: [],
      })),
    ];
  }
}

const shown = (row: Omit<GivingAllotment, 'fileUid'> & OfCause) => ({
  id: row.uid,
  causeUid: row.causeUid,
  causeName: row.cause.name,
  amount: toRupiah(sen(row.amountSen)),
  title: row.title,
  note: row.note,
  by: row.by,
  at: row.at.toISOString(),
});

type Sent = Payout & { batch: { fileAt: Date | null } | null };

const byPayout = (allotment: GivingAllotment & OfCause, payout: Sent): Omit<AdminDisbursement, 'givenBack'> => ({
  ...shown(allotment),
  proofUrl: allotment.fileUid && givingPicturePath(allotment.fileUid),
  state: payout.state as PayoutState,
  payoutUid: payout.uid,
  bankName: payout.bankName,
  accountNumber: payout.accountNumber,
  accountName: payout.accountName,
  reference: payout.reference,
  allowedActions: actionsOn(allotment, payout),
});

/** It is approved, and gets another account, at the desk of payouts. */
function actionsOn({ fileUid }: GivingAllotment, { state, batchUid, batch }: Sent): string[] {
  if (state === 'paid') return fileUid ? [] : ['set-proof'];
  return [
    ...(state === 'approved' && batchUid === null ? ['pay'] : []),
    ...(OPEN_PAYOUT_STATES.includes(state as PayoutState) && !batch?.fileAt ? ['cancel'] : []),
  ];
}

export const DisbursementsListController = listController({
  resource: 'disbursements',
  tag: 'admin giving',
  schema: adminDisbursement,
  source: DisbursementsList,
});
