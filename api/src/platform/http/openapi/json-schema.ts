import { type $ZodType, globalRegistry, toJSONSchema } from 'zod/v4/core';

type JsonSchema = Record<string, unknown> & { required?: string[]; properties?: Record<string, object> };

/** The schema inline, with the definitions that it refers to. */
export function jsonSchemaOf(zod: $ZodType, io: 'input' | 'output') {
  const {
    definitions,
    $schema: _,
    ...outer
  } = toJSONSchema(zod, { target: 'openapi-3.0', io, unrepresentable: 'any' }) as JsonSchema & {
    definitions?: Record<string, JsonSchema>;
  };
  const id = globalRegistry.get(zod)?.id;
  return { id, definitions, json: (id && definitions?.[id]) || outer };
}
