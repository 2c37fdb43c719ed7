import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { viewNameTaken } from '#domain/identity/saved-views/saved-view';
import { Database } from '#runtime/platform/db/database';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { lockViews } from './views-of-list.js';

export class RenameSavedViewCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly name: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Gives a view of the admin's own another name; the place among the others stays. */
@CommandHandler(RenameSavedViewCommand)
export class RenameSavedViewHandler implements ICommandHandler<RenameSavedViewCommand> {
  constructor(private readonly database: Database) {}

  /** @throws Refusal 404 also for a view of another admin; DomainError VIEW_NAME_TAKEN. */
  async execute({ uid, name, admin: { uid: adminUid } }: RenameSavedViewCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const view = await tx.savedView.findFirst({ where: { uid, adminUid }, select: { resource: true } });
      if (!view) throw new Refusal('NOT_FOUND', 404);
      const views = await lockViews(tx, adminUid, view.resource, name);
      if (views.some((other) => other.isNamed && other.uid !== uid)) throw viewNameTaken(name);
      // Of a view that was removed meanwhile nothing is left to rename.
      const { count } = await tx.savedView.updateMany({ where: { uid, adminUid }, data: { name } });
      if (count === 0) throw new Refusal('NOT_FOUND', 404);
    });
    return { uid };
  }
}
