import { Body, Controller, HttpCode, Injectable, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type AdminTestimony,
  type DecideTestimonyBody,
  adminTestimony,
  decideTestimonyBody,
} from '#contracts/content/content.admin.http';
import { done, uid } from '#contracts/platform/common.http';
import { TESTIMONY_STATES, type TestimonyAction, type TestimonyState, testimonyMoves } from '#domain/content/testimony';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { editConflict, lockVersion } from '../../platform/audit/lock-version.js';
import { recordAudit } from '../../platform/audit/record-audit.js';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { customerIn, customerWay, foundIn } from '../../platform/http/admin-lists/found-by-person.js';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byChoice, byText, sql } from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../platform/http/admin-lists/record-list.js';

@ApiTags('admin content')
@Controller('admin/testimonies')
export class TestimoniesAdminController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @Post(':uid/show')
  @AsAdmin('testimonies.show')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  show(
    @Param('uid', { schema: uid }) testimonyUid: string,
    @Body({ schema: decideTestimonyBody }) { version }: DecideTestimonyBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.decide(testimonyUid, version, 'show', admin);
  }

  @Post(':uid/hide')
  @AsAdmin('testimonies.hide')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  hide(
    @Param('uid', { schema: uid }) testimonyUid: string,
    @Body({ schema: decideTestimonyBody }) { version }: DecideTestimonyBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.decide(testimonyUid, version, 'hide', admin);
  }

  /** `version`: of the text that the admin has read. */
  private async decide(subjectUid: string, version: number, action: TestimonyAction, admin: AdminIdentity) {
    const where = { uid: subjectUid };
    await this.database.transaction(async (tx) => {
      if ((await lockVersion(tx, 'testimony', subjectUid)) !== version) throw await editConflict(tx, subjectUid);
      const testimony = await tx.testimony.findUniqueOrThrow({ where });
      const state = testimonyMoves.after(testimony.state as TestimonyState, action, 'admin');
      await tx.testimony.update({
        where,
        data: { state, decidedAt: this.clock.now(), version: version + 1 },
        select: { uid: true },
      });
      await recordAudit(tx, admin, { action, subject: 'testimonies', subjectUid });
    });
    return where;
  }
}

@Injectable()
export class TestimoniesList extends RecordList<AdminTestimony> {
  protected readonly from = sql`testimony t`;
  protected readonly sorts = { writtenAt: sortBy(sql`t.written_at`) };
  protected readonly filters = {
    q: byText((q) => foundIn(customerWay(q, customerIn(sql`testimony`)))),
    state: byChoice(TESTIMONY_STATES)((state) => sql`t.state = ${state}`),
  };

  protected async read(uids: string[]): Promise<AdminTestimony[]> {
    const testimonies = await this.database.testimony.findMany({
      where: { uid: { in: uids } },
      include: { customer: { select: { name: true } } },
    });
    return testimonies.map(({ uid: id, customerUid, customer, about, text, writtenAt, decidedAt, version, ...row }) => {
      const state = row.state as TestimonyState;
      return {
        id,
        customerUid,
        customerName: customer.name,
        about,
        text,
        state,
        writtenAt: writtenAt.toISOString(),
        decidedAt: decidedAt?.toISOString() ?? null,
        version,
        allowedActions: testimonyMoves.actionsOn(state, 'admin'),
      };
    });
  }
}

export const TestimoniesListController = listController({
  resource: 'testimonies',
  tag: 'admin content',
  schema: adminTestimony,
  source: TestimoniesList,
});
