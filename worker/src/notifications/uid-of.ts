import { createHash } from 'node:crypto';

/** A UUID made of what a message is about: the same cause gives the same key, whoever writes it and however often. */
export function uidOf(cause: string): string {
  const hex = createHash('sha256').update(cause).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
