import { DomainError } from '../../platform/domain-error.js';

/** What a saved view of a list of the console shows: its filter, and its sort where one was chosen. */
export interface ViewOfList {
  filter: Readonly<Record<string, unknown>>;
  sort: { field: string; order: string } | null;
}

/** So many of one list are still read at a glance. */
export const MOST_VIEWS = 20;

/** @throws DomainError where an admin has as many views of a list as there may be. docs/rules/desks.md#saved-views */
export function requireRoomForView(existing: number): void {
  if (existing < MOST_VIEWS) return;
  throw new DomainError(
    'TOO_MANY_VIEWS',
    `Sudah ada ${MOST_VIEWS} tampilan di daftar ini. Hapus satu yang sudah jarang dipakai, lalu simpan lagi.`,
  );
}

/** The refusal of a name that another view of the same list has. */
export const viewNameTaken = (name: string): DomainError =>
  new DomainError(
    'VIEW_NAME_TAKEN',
    `Sudah ada tampilan bernama “${name}” di daftar ini. Pilih nama lain.`,
    'conflict',
    'name',
  );

/** Whether two views show the same rows in the same order; a view without a sort is the same in any. */
export const isSameView = (one: ViewOfList, other: ViewOfList): boolean =>
  isSameFilter(one.filter, other.filter) &&
  (!one.sort || !other.sort || (one.sort.field === other.sort.field && one.sort.order === other.sort.order));

/** Keys in any order: PostgreSQL and the address of a list keep each their own. */
function isSameFilter(one: ViewOfList['filter'], other: ViewOfList['filter']): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}
