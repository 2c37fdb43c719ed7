import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
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
  /** It is to be asked for again, and does not say when. */
  lacksRetryAfter: boolean;
  body: unknown;
}

const KEPT_DOCUMENT = path.resolve(import.meta.dirname, '../../.test/openapi.json');
/** Of one operation and status; more of them say little that these do not. */
const MOST_KEPT = 25;
/** Always sent with the time to ask again. */
const TRY_AGAIN = new Set([429, 503]);

/**
 * Keeps what the API answers from now on. The returned check compares it with the published document, strictly as other
 * people's tools read it. @throws Error naming every difference.
 */
export function keepAnswers(app: NestFastifyApplication, run = process.env.PATUNGAN_TEST_RUN): () => Promise<void> {
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
        const lacksRetryAfter = TRY_AGAIN.has(reply.statusCode) && !reply.hasHeader('retry-after');
        if (answers.length < MOST_KEPT)
          answers.push({ method, path, status: reply.statusCode, type, lacksRetryAfter, body });
        kept.set(key, answers);
      }
      done();
    });
  return async () => {
    const document = await documentOf(app, run);
    const differences = [...kept.values()].flat().map(differenceFrom(document));
    const named = [...new Set(differences.filter((one) => one !== null))];
    if (named.length > 0) throw new Error(`answers that the document does not describe:\n${named.join('\n')}`);
  };
}

/** Made once in a run of `npm test`, because it takes a second: all specs of a run have the same contracts. */
async function documentOf(app: NestFastifyApplication, run: string | undefined): Promise<Document> {
  const kept = await readFile(KEPT_DOCUMENT, 'utf8').then(
    (text) => JSON.parse(text) as { run: string; document: Document },
    () => null,
  );
  if (run && kept?.run === run) return kept.document;
  // From an address of its own, that no test has brought to its rate limit.
  const document = (await app.inject({ url: '/api/openapi.json', remoteAddress: '127.0.0.99' })).json<Document>();
  if (run) {
    const draft = `${KEPT_DOCUMENT}.${process.pid}`;
    await mkdir(path.dirname(draft), { recursive: true });
    await writeFile(draft, JSON.stringify({ run, document }));
    await rename(draft, KEPT_DOCUMENT);
  }
  return document;
}

function differenceFrom(document: Document): (answer: Answer) => string | null {
  const ajv = new Ajv({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema({ $id: 'document', components: document.components });
  const compiled = new Map<object, ValidateFunction>();
  return ({ method, path, status, type, lacksRetryAfter, body }) => {
    const name = `${method} ${path} (${status})`;
    if (lacksRetryAfter) return `${name} has no Retry-After`;
    const operation = document.paths[path]?.[method.toLowerCase()];
    // Not part of the document: its own pages, and what no route answers. Faults are never described.
    if (!operation || status === 500) return null;
    const described = operation.responses[status] ?? (status < 500 ? operation.responses['4XX'] : undefined);
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
