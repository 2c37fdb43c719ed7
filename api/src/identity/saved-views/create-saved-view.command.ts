import { ModuleRef } from '@nestjs/core';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CreateSavedViewBody } from '#contracts/identity/saved-views.admin.http';
import { isSameView, requireRoomForView, viewNameTaken } from '#domain/identity/saved-views/saved-view';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { columnsOf, lockViews, requireReadable } from './views-of-list.js';

export class CreateSavedViewCommand extends Command<{ uid: string }> {
  constructor(
    readonly view: CreateSavedViewBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Saves a view of a list; the same one again is the one that is there. docs/rules/desks.md#saved-views */
@CommandHandler(CreateSavedViewCommand)
export class CreateSavedViewHandler implements ICommandHandler<CreateSavedViewCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly modules: ModuleRef,
  ) {}

  /** @throws DomainError VIEW_NAME_TAKEN by a view that shows something else, TOO_MANY_VIEWS. */
  async execute({ view, admin }: CreateSavedViewCommand): Promise<{ uid: string }> {
    requireReadable(view, admin, (source) => this.modules.get(source, { strict: false }));
    return this.database.transaction(async (tx) => {
      const views = await lockViews(tx, admin.uid, view.resource, view.name);
      const named = views.find(({ isNamed }) => isNamed);
      if (named && !isSameView(named, view)) throw viewNameTaken(view.name);
      if (named) return { uid: named.uid };
      requireRoomForView(views.length);
      const { resource, name } = view;
      const data = { adminUid: admin.uid, resource, name, ...columnsOf(view), createdAt: this.clock.now() };
      return tx.savedView.create({ data, select: { uid: true } });
    });
  }
}
