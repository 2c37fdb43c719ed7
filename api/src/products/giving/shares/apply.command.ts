import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Applied, ApplyBody } from '#contracts/products/giving/donations.http';
import { DomainError } from '#domain/platform/domain-error';
import { SHARE_CAUSE } from '#domain/products/giving/amounts';
import { OPEN_APPLICATION_STATES } from '#domain/products/giving/share';
import { Database } from '#runtime/platform/db/database';
import { lockOwnCustomer } from '../../../identity/customers/lock-customer.js';
import { applicationView } from './find-shares.query.js';

export class ApplyForShareCommand extends Command<Applied> {
  constructor(
    readonly customerUid: string,
    readonly body: ApplyBody,
  ) {
    super();
  }
}

/** Asks for a share, once at a time: the same words again are the same request. */
@CommandHandler(ApplyForShareCommand)
export class ApplyForShareHandler implements ICommandHandler<ApplyForShareCommand> {
  constructor(private readonly database: Database) {}

  execute({ customerUid, body }: ApplyForShareCommand): Promise<Applied> {
    return this.database.transaction(async (tx) => {
      await lockOwnCustomer(tx, customerUid);
      const open = await tx.givingApplication.findFirst({
        where: { customerUid, state: { in: OPEN_APPLICATION_STATES } },
      });
      if (open?.state === 'waiting' && open.name === body.name && open.story === body.story)
        return applicationView(open);
      if (open)
        throw new DomainError('ALREADY_APPLIED', 'Pengajuanmu yang sebelumnya masih kami proses. Tunggu kabarnya, ya.');
      const cause = await tx.givingCause.findFirst({
        where: { slug: SHARE_CAUSE, active: true },
        select: { uid: true },
      });
      if (!cause) throw new DomainError('SHARES_CLOSED', 'Pengajuan jatah Netflix sedang ditutup.');
      const created = await tx.givingApplication.create({
        data: { causeUid: cause.uid, customerUid, state: 'waiting', ...body },
      });
      return applicationView(created);
    });
  }
}
