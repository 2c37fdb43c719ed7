import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '#runtime/platform/db/database';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { Refusal } from '../../platform/http/errors/refusal.js';

export class RemoveSavedViewCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Deletes a view of the admin's own. */
@CommandHandler(RemoveSavedViewCommand)
export class RemoveSavedViewHandler implements ICommandHandler<RemoveSavedViewCommand> {
  constructor(private readonly database: Database) {}

  /** @throws Refusal 404 also for a view of another admin. */
  async execute({ uid, admin }: RemoveSavedViewCommand): Promise<{ uid: string }> {
    const { count } = await this.database.savedView.deleteMany({ where: { uid, adminUid: admin.uid } });
    if (count === 0) throw new Refusal('NOT_FOUND', 404);
    return { uid };
  }
}
