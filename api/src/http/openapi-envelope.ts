import type { OpenAPIObject } from '@nestjs/swagger';
import type { $ZodType } from 'zod/v4/core';
import { answerMeta, refusalView } from '#contracts/http/envelope.http';
import { jsonSchemaOf } from './json-schema.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Response = Extract<Operation['responses'][string], { description: string }>;
type Schema = NonNullable<NonNullable<Response['content']>[string]['schema']>;

const METHODS = ['get', 'post'] as const;
const META = referTo(answerMeta);
const REFUSED: Response = {
  description: 'Ditolak, dengan alasannya dalam bahasa Indonesia',
  content: { 'application/json': { schema: referTo(refusalView) } },
};

/** Handlers state the inside of `data`; what goes out has the envelope of envelope.ts around it, and refusals are of one kind. */
export function sealInEnvelope(document: OpenAPIObject): OpenAPIObject {
  for (const path of Object.values(document.paths))
    for (const method of METHODS) {
      const operation = path[method];
      if (!operation) continue;
      for (const response of Object.values(operation.responses) as Response[]) sealOne(response);
      operation.responses['4XX'] = REFUSED;
      operation.responses['503'] ??= REFUSED;
    }
  const schemas = (document.components!.schemas ??= {});
  for (const zod of [answerMeta, refusalView]) schemas[idOf(zod)] = jsonSchemaOf(zod, 'output').json;
  return document;
}

function sealOne(response: Response): void {
  const content = (response.content ??= { 'application/json': { schema: { nullable: true } } });
  const json = content['application/json'];
  if (!json || isFile(json.schema)) return;
  json.schema = {
    type: 'object',
    required: ['data', 'meta'],
    properties: { data: json.schema ?? { nullable: true }, meta: META },
  };
}

const isFile = (schema: Schema | undefined): boolean =>
  schema !== undefined && 'format' in schema && schema.format === 'binary';

function referTo(zod: $ZodType): Schema {
  return { $ref: `#/components/schemas/${idOf(zod)}` };
}

function idOf(zod: $ZodType): string {
  const { id } = jsonSchemaOf(zod, 'output');
  if (!id) throw new Error('a schema of the envelope has no name');
  return id;
}
