import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fromJSONSchema } from 'zod';
import { seedDemo } from '#prisma/seed/demo';
import { ADMIN_ROLES, type AdminRole, mayRole } from '#domain/platform/admin-role';
import { ListeningApi } from '../../../../test/listening-api.js';
import { type Operation, readOperations, urlOf } from '../../../../test/operations.js';

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, Answer> }>>;
  components: { schemas: Record<string, object> };
}
interface Answer {
  content?: Record<string, { schema: object }>;
}
const DEMO = { email: 'customer@patungan.test', password: 'patungan-demo' };

let world: ListeningApi;
let document: Document;
let reads: Operation[];
let tokens: { customer: string; admin: string };
let roles: { role: AdminRole; token: string }[];
beforeAll(async () => {
  world = await ListeningApi.open();
  await seedDemo(world.database, new Date(), async () => undefined, null);
  document = (await world.app.inject({ method: 'GET', url: '/api/openapi.json' })).json();
  reads = (await readOperations(world.app)).filter(({ method }) => method === 'GET');
  const { uid } = await world.database.customer.findUniqueOrThrow({ where: { email: DEMO.email } });
  tokens = { customer: world.customerToken(uid), admin: (await world.admin()).token };
  roles = await Promise.all(
    ADMIN_ROLES.map(async (role) => ({ role, token: (await world.admin(`Admin ${role}`, role)).token })),
  );
});
afterAll(() => world?.close());

async function read(operation: Operation, url: string, adminToken = tokens.admin) {
  const token = operation.isAdmin ? adminToken : tokens.customer;
  const response = await world.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
  const isJson = String(response.headers['content-type']).includes('application/json');
  return { status: response.statusCode, isJson, body: isJson ? response.json() : null };
}

/** The document's schema of this answer as a validator; null where it is a file. */
function promised({ path }: Operation, status: number) {
  const { responses } = document.paths[path]!.get!;
  const answer = responses[status] ?? responses[status < 500 ? '4XX' : 'none'];
  const schema = answer?.content?.['application/json']?.schema;
  if (!schema) throw new Error(`the document does not describe ${status}`);
  if ('format' in schema) return null;
  const own = { ...schema, definitions: document.components.schemas };
  return fromJSONSchema(JSON.parse(JSON.stringify(own).replaceAll('#/components/schemas/', '#/definitions/')), {
    defaultTarget: 'openapi-3.0',
  });
}

/** The difference between an answer and the document, or null. */
async function differenceOf(operation: Operation, url: string, adminToken?: string): Promise<string | null> {
  const { status, isJson, body } = await read(operation, url, adminToken);
  if (!isJson) return null;
  const check = promised(operation, status)?.safeParse(body);
  return check && !check.success ? `${url} (${status}): ${check.error.message.slice(0, 400)}` : null;
}

const isRecord = ({ path }: Operation): boolean => path.includes('{uid}');

describe('the published document describes', () => {
  it('what every list and every page answers on a shop in use', async () => {
    const differences = [];
    for (const operation of reads.filter((one) => !isRecord(one) && one.path !== '/api/health'))
      differences.push(await differenceOf(operation, urlOf(operation)));
    expect(differences.filter(Boolean)).toEqual([]);
  });

  it('what every record of the console answers', async () => {
    const differences = [];
    let found = 0;
    for (const operation of reads.filter((one) => one.isAdmin && /^[^{]+\{uid\}$/.test(one.path))) {
      const list = reads.find(({ path }) => path === operation.path.replace('/{uid}', ''));
      const [first] = list ? (await read(list, urlOf(list))).body.data : [];
      if (!first) continue;
      found += 1;
      differences.push(await differenceOf(operation, urlOf(operation, {}, first.id)));
    }
    expect(found).toBeGreaterThan(10);
    expect(differences.filter(Boolean)).toEqual([]);
  });

  // What a role may not do is in its answers alone: an owner sees nothing of it.
  it.each(ADMIN_ROLES)('what every list and record of the console answers to %s', async (role) => {
    const { token } = roles.find((one) => one.role === role)!;
    const differences = [];
    const mine = reads.filter(({ isAdmin, permission }) => isAdmin && (!permission || mayRole(role, permission)));
    for (const operation of mine.filter((one) => !isRecord(one))) {
      differences.push(await differenceOf(operation, urlOf(operation), token));
      const one = mine.find(({ path }) => path === `${operation.path}/{uid}`);
      const { body } = await read(operation, urlOf(operation), token);
      const [first] = one && Array.isArray(body?.data) ? body.data : [];
      if (one && first) differences.push(await differenceOf(one, urlOf(one, {}, first.id), token));
    }
    expect(differences.filter(Boolean)).toEqual([]);
  });

  it('of every record with its actions also those that a role may not take', () => {
    const silent = Object.entries(document.components.schemas as Record<string, { properties?: object }>)
      .filter(([, { properties = {} }]) => 'allowedActions' in properties && !('forbiddenActions' in properties))
      .map(([name]) => name);
    expect(silent).toEqual([]);
  });

  it('refusals: without a token, of an unknown record, of an unknown field', async () => {
    const differences = [];
    for (const operation of reads.filter(isRecord)) differences.push(await differenceOf(operation, urlOf(operation)));
    for (const operation of reads)
      differences.push(await differenceOf(operation, `${urlOf(operation)}${operation.query.length ? '' : '?x=1'}`));
    tokens = { customer: 'none', admin: 'none' };
    for (const operation of reads)
      if (operation.needsToken) differences.push(await differenceOf(operation, urlOf(operation)));
    expect(differences.filter(Boolean)).toEqual([]);
  });
});

it('in production the description, which names every route and permission, is not there', async () => {
  const shop = await ListeningApi.open({ NODE_ENV: 'production' });
  const answers = await Promise.all(
    ['/api/openapi.json', '/api/docs', '/api/docs/', '/api/docs-yaml', '/api/docs/swagger-ui-init.js'].map((url) =>
      shop.app.inject({ method: 'GET', url }),
    ),
  );
  await shop.close();
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
  expect(answers.map(({ body }) => body).join()).not.toMatch(/x-permission|blacklist/);
});
