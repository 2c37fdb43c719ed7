import type { UpdateSavedViewBody } from '#contracts/identity/saved-views.admin.http';
import type { ViewOfList } from '#domain/identity/saved-views/saved-view';
import { mayRole } from '#domain/platform/admin-role';
import type { Tx } from '#runtime/platform/db/database';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import type { RecordSource } from '../../platform/http/admin-lists/record-list.js';
import { lists } from '../../platform/http/admin-lists/list-controller.js';
import { Refusal, invalid } from '../../platform/http/errors/refusal.js';

/** Finds the source of a list by its class. */
export type SourceOf = (type: NonNullable<ReturnType<typeof lists.get>>['source']) => RecordSource<unknown>;

/**
 * What is stored has to be what the list accepts: a key that it does not know would be refused at each press.
 * @throws Refusal 422 at `resource`, `sort`, `filter` or `filter.<key>`; 403 where the role may not read the list.
 */
export function requireReadable(
  { resource, filter, sort }: UpdateSavedViewBody & { resource: string },
  admin: AdminIdentity,
  sourceOf: SourceOf,
): void {
  const list = lists.get(resource);
  if (!list) throw invalid({ field: 'resource', message: 'Daftar ini tidak dikenal' });
  if (!mayRole(admin.role, `${resource}.read`)) throw new Refusal('FORBIDDEN', 403);
  if (Object.keys(filter).length === 0)
    throw invalid({ field: 'filter', message: 'Persempit daftarnya dulu, lalu simpan tampilannya' });
  // The list itself takes it for the records with these uids, and checks nothing else of the filter.
  if ('id' in filter) throw invalid({ field: 'filter.id', message: 'Saringan ini tidak dikenal' });
  const sorted = sort ? { sort: JSON.stringify([sort.field, sort.order]) } : {};
  sourceOf(list.source).check({ filter: JSON.stringify(filter), ...sorted });
}

interface NamedView extends ViewOfList {
  uid: string;
  /** As the view is called that is looked for, whatever the case of its letters. */
  isNamed: boolean;
}

/** The admin's views of a list. Locks the admin: of two that are saved at once the second one sees the first. */
export async function lockViews(tx: Tx, adminUid: string, resource: string, name: string): Promise<NamedView[]> {
  await tx.$queryRaw`SELECT 1 FROM admin WHERE uid = ${adminUid}::uuid FOR NO KEY UPDATE`;
  const rows = await tx.$queryRaw<(NamedView & { field: string | null; order: string | null })[]>`
    SELECT uid, filter, sort_field AS field, sort_order AS order, lower(name) = lower(${name}) AS "isNamed"
    FROM admin_view WHERE admin_uid = ${adminUid}::uuid AND resource = ${resource}`;
  return rows.map(({ field, order, ...view }) => ({ ...view, sort: field && order ? { field, order } : null }));
}

/** As the table has it. */
export const columnsOf = ({ filter, sort }: UpdateSavedViewBody) => ({
  filter,
  sortField: sort?.field ?? null,
  sortOrder: sort?.order ?? null,
});
