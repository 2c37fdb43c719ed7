import { randomUUID } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { dayInWib } from '#domain/platform/wib';

/** The parts of a JSON schema of the OpenAPI document that the tests read. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  minLength?: number;
}
interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}
interface Document {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: Parameter[];
        requestBody?: { content: Record<string, { schema: Schema }> };
        security?: unknown[];
        'x-permission'?: string;
        'x-open-while-blocked'?: string;
      }
    >
  >;
  components: { schemas: Record<string, Schema> };
}

/** One operation of the published document, with examples of its parameters. */
export interface Operation {
  name: string;
  method: 'GET' | 'POST';
  /** Contains `{uid}`. */
  path: string;
  query: Parameter[];
  contentType: string | null;
  body: Schema | null;
  needsToken: boolean;
  isAdmin: boolean;
  /** The permission that an admin needs; null where none is needed. */
  permission: string | null;
  /** Why a blocked customer may use it; null where they may not, or it only reads. */
  openWhileBlocked: string | null;
}

/** Every operation of `/api/openapi.json`, references resolved. */
export async function readOperations(app: NestFastifyApplication): Promise<Operation[]> {
  const document = (await app.inject({ method: 'GET', url: '/api/openapi.json' })).json<Document>();
  const resolve = (schema: Schema): Schema => {
    const name = schema.$ref?.split('/').at(-1);
    return name ? document.components.schemas[name]! : schema;
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, security, ...more }]): Operation => {
      const [content] = Object.entries(requestBody?.content ?? {});
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase() as 'GET' | 'POST',
        path,
        query: parameters.filter((parameter) => parameter.in === 'query'),
        contentType: content?.[0] ?? null,
        body: content ? resolve(content[1].schema) : null,
        needsToken: security !== undefined,
        isAdmin: path.startsWith('/api/admin'),
        permission: more['x-permission'] ?? null,
        openWhileBlocked: more['x-open-while-blocked'] ?? null,
      };
    }),
  );
}

/** A URL of the operation with unknown ids and every required query parameter. */
export function urlOf({ path, query }: Operation, given: Record<string, string> = {}, pathUid: string = randomUUID()) {
  const values = new URLSearchParams();
  for (const { name, schema, required } of query) if (required) values.set(name, String(exampleOf(schema, name)));
  for (const [name, value] of Object.entries(given)) values.set(name, value);
  const search = values.size ? `?${values}` : '';
  return `${path.replace('{uid}', pathUid)}${search}`;
}

/** A body with every property filled in. */
export const exampleBody = (schema: Schema | null): Record<string, unknown> =>
  Object.fromEntries(Object.entries(schema?.properties ?? {}).map(([name, part]) => [name, exampleOf(part, name)]));

const BY_NAME: Record<string, string> = {
  phoneNumber: '081234567890',
  signature: 'x'.repeat(43),
  expires: '9999999999999',
  accountNumber: '1234567890',
  amount: '94900',
  debitedAt: dayInWib(new Date()),
};

function exampleOf(schema: Schema, name: string): unknown {
  const [first] = schema.anyOf ?? [schema];
  if (BY_NAME[name]) return BY_NAME[name];
  if (first?.format === 'uuid') return randomUUID();
  if (first?.format === 'email') return `${randomUUID()}@patungan.test`;
  if (first?.type === 'number' || first?.type === 'integer') return 1;
  // Nested objects are not required by every request of the operation.
  if (first?.type === 'object') return undefined;
  return 'contoh isian';
}
