import { describe, expect, it } from '@jest/globals';
import type { ArgumentMetadata } from '@nestjs/common';
import * as z from 'zod/mini';
import { uid } from '#contracts/http/common.http';
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

  it.each([undefined, null, [], 5, 'teks'])('what a body that is %j lacks', async (value) =>
    expect(await refusedFields(value, { type: 'body', schema: body })).toEqual([['name', 'Field ini wajib diisi']]),
  );

  it('nothing where no body was sent and all of it may be left out', async () =>
    expect(await new FieldNamingPipe().transform(undefined, { type: 'body', schema: optional })).toEqual({}));

  it('the body where it may lack everything', async () =>
    expect(await refusedFields([], { type: 'body', schema: z.strictObject({}) })).toEqual([
      ['body', 'Isian tidak valid'],
    ]));

  it('the fields of a body that is one', async () =>
    expect(await refusedFields({ name: 'Sari', more: { age: 'x' } }, { type: 'body', schema: body })).toEqual([
      ['more.age', 'Harus berupa angka'],
    ]));
});
