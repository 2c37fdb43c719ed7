import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';

interface Described {
  content?: Record<string, { schema: object }>;
}
interface Document {
  paths: Record<string, Record<string, { responses: Record<string, Described> }>>;
  components: object;
}
interface Answer {
  method: string;
  path: string;
  status: number;
  type: string;
  body: unknown;
}

/** Of one operation and status; more of them say little that these do not. */
const MOST_KEPT = 25;

/**
 * Keeps what the API answers from now on. The returned check compares it with the published document, strictly as other
 * people's tools read it. @throws Error naming every difference.
 */
export function keepAnswers(app: NestFastifyApplication): () => Promise<void> {
  const kept = new Map<string, Answer[]>();
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', (request, reply, body, done) => {
      const path = request.routeOptions.url?.replaceAll(/:(\w+)/g, '{$1}');
      if (path?.startsWith('/api/')) {
        const { method } = request;
        const key = `${method} ${path} ${reply.statusCode}`;
        const answers = kept.get(key) ?? [];
        const type = String(reply.getHeader('content-type')).split(';')[0]!;
        if (answers.length < MOST_KEPT) answers.push({ method, path, status: reply.statusCode, type, body });
        kept.set(key, answers);
      }
      done();
    });
  return async () => {
    // From an address of its own, that no test has brought to its rate limit.
    const document = (await app.inject({ url: '/api/openapi.json', remoteAddress: '127.0.0.99' })).json<Document>();
    const differences = [...kept.values()].flat().map(differenceFrom(document));
    const named = [...new Set(differences.filter((one) => one !== null))];
    if (named.length > 0) throw new Error(`answers that the document does not describe:\n${named.join('\n')}`);
  };
}

function differenceFrom(document: Document): (answer: Answer) => string | null {
  const ajv = new Ajv({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema({ $id: 'document', components: document.components });
  const compiled = new Map<object, ValidateFunction>();
  return ({ method, path, status, type, body }) => {
    const operation = document.paths[path]?.[method.toLowerCase()];
    // Not part of the document: its own pages, and what no route answers. Faults are never described.
    if (!operation || status === 500) return null;
    const described = operation.responses[status] ?? (status < 500 ? operation.responses['4XX'] : undefined);
    const name = `${method} ${path} (${status})`;
    if (!described) return `${name} is not described`;
    const schema = described.content?.[type]?.schema;
    if (!schema) return type === 'undefined' ? null : `${name} is ${type}`;
    if (type !== 'application/json' || typeof body !== 'string') return null;
    let check = compiled.get(schema);
    if (!check) compiled.set(schema, (check = ajv.compile(withReferences(schema))));
    if (check(JSON.parse(body))) return null;
    return `${name} ${ajv.errorsText(check.errors).slice(0, 300)}`;
  };
}

const withReferences = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/')) as object;
