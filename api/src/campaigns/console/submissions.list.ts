import { Injectable } from '@nestjs/common';
import { type AdminSubmission, adminSubmission } from '#contracts/campaigns/results.admin.http';
import { SUBMISSION_STATES, type SubmissionState, submissionMoves } from '#domain/campaigns/mission';
import { Database } from '#runtime/platform/db/database';
import { FileLinks } from '#runtime/platform/storage/file-links';
import { customerIn, customerWay, foundIn } from '../../platform/http/admin-lists/found-by-person.js';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byChoice, byText, byUid, is, sql } from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../platform/http/admin-lists/record-list.js';
import { peopleOf } from './people-of.js';

@Injectable()
export class SubmissionsList extends RecordList<AdminSubmission> {
  protected readonly from = sql`campaign_submission t`;
  protected readonly sorts = { submittedAt: sortBy(sql`t.submitted_at`) };
  protected readonly filters = {
    q: byText((q) => foundIn(customerWay(q, customerIn(sql`campaign_submission`)))),
    state: byChoice(SUBMISSION_STATES)(is(sql`t.state`)),
    missionUid: byUid(is(sql`t.mission_uid`)),
    customerUid: byUid(is(sql`t.customer_uid`)),
  };

  constructor(
    database: Database,
    private readonly links: FileLinks,
  ) {
    super(database);
  }

  protected async read(uids: string[]): Promise<AdminSubmission[]> {
    const found = await this.database.campaignSubmission.findMany({
      where: { uid: { in: uids } },
      include: { campaign: { select: { name: true } }, mission: { select: { title: true, text: true } } },
    });
    const people = await peopleOf(this.database, found);
    return found.map((row) => ({
      id: row.uid,
      campaignUid: row.campaignUid,
      campaignName: row.campaign.name,
      customerUid: row.customerUid,
      customerName: people.get(row.customerUid)?.name ?? '',
      missionUid: row.missionUid,
      missionTitle: row.mission.title,
      missionText: row.mission.text,
      state: row.state,
      text: row.text,
      link: row.link,
      proofUrl: row.fileUid && this.links.sign(row.fileUid),
      submittedAt: row.submittedAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      decidedBy: row.decidedBy,
      reason: row.reason,
      version: row.version,
      allowedActions: submissionMoves.actionsOn(row.state as SubmissionState, 'admin'),
    }));
  }
}

export const SubmissionsListController = listController({
  resource: 'mission-submissions',
  tag: 'admin campaigns',
  schema: adminSubmission,
  source: SubmissionsList,
});
