import { ModuleRef } from '@nestjs/core';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UpdateSavedViewBody } from '#contracts/identity/saved-views.admin.http';
import { Database } from '#runtime/platform/db/database';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { columnsOf, requireReadable } from './views-of-list.js';

export class UpdateSavedViewCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly view: UpdateSavedViewBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Lets a view of the admin's own show something else under its name. */
@CommandHandler(UpdateSavedViewCommand)
export class UpdateSavedViewHandler implements ICommandHandler<UpdateSavedViewCommand> {
  constructor(
    private readonly database: Database,
    private readonly modules: ModuleRef,
  ) {}

  /** @throws Refusal 404 also for a view of another admin. */
  async execute({ uid, view, admin }: UpdateSavedViewCommand): Promise<{ uid: string }> {
    const own = { uid, adminUid: admin.uid };
    const there = await this.database.savedView.findFirst({ where: own, select: { resource: true } });
    if (!there) throw new Refusal('NOT_FOUND', 404);
    requireReadable({ ...view, ...there }, admin, (source) => this.modules.get(source, { strict: false }));
    const { count } = await this.database.savedView.updateMany({ where: own, data: columnsOf(view) });
    if (count === 0) throw new Refusal('NOT_FOUND', 404);
    return { uid };
  }
}
