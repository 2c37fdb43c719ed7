import { expect, it } from '@jest/globals';
import type { VariantView } from '#contracts/catalogue/catalogue.http';
import { chosenVariant } from './chosen-variant';

const of = (uid: string, packageName: string, grandTotal: number, isHost = false, duration = 1) =>
  ({ uid, packageName, grandTotal, isHost, duration }) as VariantView;
const VARIANTS = [
  of('host', 'Host', 10_000, true),
  of('umkm-year', 'UMKM', 60_000, false, 12),
  of('umkm', 'UMKM', 89_000),
  of('personal', 'Personal', 25_000),
];

it.each<[string, { variant: string | null; plan: string | null }, string]>([
  ['the one of the address', { variant: 'host', plan: 'UMKM' }, 'host'],
  ['the shortest one of the plan that a link names', { variant: null, plan: 'UMKM' }, 'umkm'],
  ['that too when the one of the address is not sold any more', { variant: 'gone', plan: 'UMKM' }, 'umkm'],
  ['the cheapest one of a member without either', { variant: null, plan: 'gone' }, 'personal'],
])('is %s', (_, choice, uid) => expect(chosenVariant(VARIANTS, choice)?.uid).toBe(uid));

it('is none where nothing is sold', () => expect(chosenVariant([], { variant: null, plan: null })).toBeUndefined());
