import pg from 'pg';
import { Prisma } from '#runtime/generated/prisma/client';

const { types } = pg;
const { INT8, NUMERIC, DATE, TIMESTAMP } = types.builtins;
const INT8_ARRAY = 1016;

// The types of pg know no arrays.
const parserOf = types.getTypeParser as (oid: number, format?: string) => (text: string) => unknown;
const bigints = (text: string): (bigint | null)[] =>
  (parserOf(INT8_ARRAY)(text) as (string | null)[]).map((value) => (value === null ? null : BigInt(value)));

const PARSERS: Record<number, (text: string) => unknown> = {
  [INT8]: BigInt,
  [INT8_ARRAY]: bigints,
  [NUMERIC]: (text) => new Prisma.Decimal(text),
  // In pg's own reading these are local times.
  [DATE]: (text) => new Date(`${text}T00:00:00Z`),
  [TIMESTAMP]: (text) => new Date(`${text.replace(' ', 'T')}Z`),
};

/** Reads columns as the same JavaScript values as Prisma's `$queryRaw`. */
export const prismaTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: string) =>
    (format !== 'binary' && PARSERS[oid]) || parserOf(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};
