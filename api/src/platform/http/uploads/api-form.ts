import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { $ZodType } from 'zod/v4/core';
import { jsonSchemaOf } from '../openapi/json-schema.js';

type Body = Extract<Parameters<typeof ApiBody>[0], { schema: unknown }>['schema'];

/** For the OpenAPI document: a multipart form of the contract's `fields` with a file called `file`; null: without one. */
export const ApiForm = (file: string | null, fields?: $ZodType) =>
  applyDecorators(ApiConsumes('multipart/form-data'), ApiBody({ schema: bodyOf(file, true, fields) }));

/** The same where the file is optional and JSON is accepted too (`readFields`). */
export const ApiFormOrJson = (file: string, fields: $ZodType) =>
  applyDecorators(
    ApiConsumes('multipart/form-data', 'application/json'),
    ApiBody({ schema: bodyOf(file, false, fields) }),
  );

function bodyOf(file: string | null, isRequired: boolean, fields?: $ZodType): Body {
  const { required = [], properties = {} } = fields ? jsonSchemaOf(fields, 'input').json : {};
  return {
    type: 'object',
    required: isRequired && file ? [...required, file] : required,
    properties: { ...properties, ...(file && { [file]: { type: 'string', format: 'binary' } }) },
  };
}
