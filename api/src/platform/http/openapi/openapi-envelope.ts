import type { OpenAPIObject } from '@nestjs/swagger';
import type { $ZodType } from 'zod/v4/core';
import { answerMeta, refusalView } from '#contracts/platform/envelope.http';
import { jsonSchemaOf } from './json-schema.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Response = Extract<Operation['responses'][string], { description: string }>;
type Schema = NonNullable<NonNullable<Response['content']>[string]['schema']>;

const METHODS = ['get', 'post', 'patch'] as const;

/** Handlers document the inside of `data`; this puts the envelope around every answer and adds the refusals. */
export function sealInEnvelope(document: OpenAPIObject): OpenAPIObject {
  const schemas = (document.components!.schemas ??= {});
  const publish = (zod: $ZodType): Schema => {
    const { id, json } = jsonSchemaOf(zod, 'output');
    schemas[id!] = json;
    return { $ref: `#/components/schemas/${id}` };
  };
  const meta = publish(answerMeta);
  const refused: Response = {
    description: 'Ditolak, dengan alasannya dalam bahasa Indonesia',
    content: { 'application/json': { schema: publish(refusalView) } },
  };
  for (const path of Object.values(document.paths))
    for (const method of METHODS) {
      const operation = path[method];
      if (!operation) continue;
      for (const response of Object.values(operation.responses) as Response[]) sealOne(response, meta);
      operation.responses['4XX'] = refused;
      operation.responses['503'] ??= refused;
    }
  allowNull(document.components!.schemas);
  allowNull(document.paths);
  return document;
}

function sealOne(response: Response, meta: Schema): void {
  const content = (response.content ??= { 'application/json': { schema: { nullable: true } } });
  const json = content['application/json'];
  if (!json || isFile(json.schema)) return;
  json.schema = {
    type: 'object',
    required: ['data', 'meta'],
    properties: { data: json.schema ?? { nullable: true }, meta },
  };
}

/**
 * `nullable` counts beside a `type` only, so that a reference or a choice that may be null is, read strictly, never
 * null. Here null is one of the choices; where anything is allowed nothing has to be said.
 */
function allowNull(part: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  Object.values(part).forEach(allowNull);
  const schema = part as { nullable?: unknown; type?: unknown; allOf?: object[]; anyOf?: object[]; enum?: unknown[] };
  if (schema.nullable !== true) return;
  if (schema.enum && !schema.enum.includes(null)) schema.enum.push(null);
  if (schema.type !== undefined) return;
  delete schema.nullable;
  const choices = schema.anyOf ?? schema.allOf;
  if (!choices) return;
  delete schema.allOf;
  schema.anyOf = [...choices, { type: 'string', nullable: true, enum: [null] }];
}

const isFile = (schema: Schema | undefined): boolean =>
  schema !== undefined && 'format' in schema && schema.format === 'binary';
