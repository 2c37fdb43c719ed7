import { createHash } from 'node:crypto';

/** A UUID derived from a cause: the same cause always gives the same one. */
export function causeUid(cause: string): string {
  const hex = createHash('sha256').update(cause).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
