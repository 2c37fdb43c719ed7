import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { SavedView } from '#contracts/identity/saved-views.admin.http';
import { mayRole } from '#domain/platform/admin-role';
import { Database } from '#runtime/platform/db/database';
import type { AdminIdentity } from '../../platform/http/access/access.js';

export class FindSavedViewsQuery extends Query<SavedView[]> {
  constructor(readonly admin: AdminIdentity) {
    super();
  }
}

/** The admin's views of all lists that the role may read now, in the order in which they were saved. */
@QueryHandler(FindSavedViewsQuery)
export class FindSavedViewsHandler implements IQueryHandler<FindSavedViewsQuery> {
  constructor(private readonly database: Database) {}

  async execute({ admin }: FindSavedViewsQuery): Promise<SavedView[]> {
    const views = await this.database.savedView.findMany({
      where: { adminUid: admin.uid },
      orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
    });
    return views
      .filter(({ resource }) => mayRole(admin.role, `${resource}.read`))
      .map(({ uid, resource, name, filter, sortField, sortOrder }) => ({
        uid,
        resource,
        name,
        filter: filter as SavedView['filter'],
        sort: sortField === null ? null : { field: sortField, order: sortOrder as 'ASC' | 'DESC' },
      }));
  }
}
