import { describe, expect, it } from '@jest/globals';
import type { ArgumentMetadata } from '@nestjs/common';
import * as z from 'zod/mini';
import { uid } from '#contracts/platform/common.http';
import type { Refusal } from './refusal.js';
import { FieldNamingPipe } from './validation.pipe.js';

const body = z.strictObject({ name: z.string(), more: z.optional(z.strictObject({ age: z.number() })) });
const optional = z.strictObject({ name: z.optional(z.string()) });
const refusedFields = async (value: unknown, metadata: ArgumentMetadata) => {
  const refusal = await new FieldNamingPipe().transform(value, metadata).catch((error: Refusal) => error);
  return (refusal as Refusal).errors.map(({ field, message }) => [field, message]);
};

describe('a refusal names', () => {
  it('a parameter of the path', async () =>
    expect(await refusedFields('_', { type: 'param', data: 'uid', schema: uid })).toEqual([
      ['uid', 'Format ID tidak valid'],
    ]));

  it.each([undefined, null, [], 5, 'teks'])('the required fields for a body that is %j', async (value) =>
    expect(await refusedFields(value, { type: 'body', schema: body })).toEqual([['name', 'Field ini wajib diisi']]),
  );

  it('nothing for a missing body whose fields are all optional', async () =>
    expect(await new FieldNamingPipe().transform(undefined, { type: 'body', schema: optional })).toEqual({}));

  it('the body for a value that lacks no field', async () =>
    expect(await refusedFields([], { type: 'body', schema: z.strictObject({}) })).toEqual([
      ['body', 'Isian tidak valid'],
    ]));

  it('the fields of an object', async () =>
    expect(await refusedFields({ name: 'Sari', more: { age: 'x' } }, { type: 'body', schema: body })).toEqual([
      ['more.age', 'Harus berupa angka'],
    ]));
});
