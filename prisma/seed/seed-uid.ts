import { createHash } from 'node:crypto';

const NAMESPACE = Buffer.from('6f6c9c1e3d5b4f0a9a2e7b1d4c8e5f60', 'hex');

/**
 * A name-based UUID (version 5), the same in every database, so that a seeded row is recognised after an admin has renamed
 * it. Only for public data, because it can be computed; orders and people get random uids.
 */
export function seedUid(name: string): string {
  const hash = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16);
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
