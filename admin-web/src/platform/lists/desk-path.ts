import { DESKS, type DeskName } from '#contracts/desks';
import { listPath } from './list-path';

/** Path of what waits at a desk. Lines of statements have no list but a page of their own, which opens what waits. */
export function deskPath(name: DeskName): string {
  const { list, filter } = DESKS[name];
  return list === 'statement-lines' ? '/statements' : listPath(list, filter);
}
