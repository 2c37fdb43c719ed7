import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR_MESSAGE } from '#contracts/errors';
import { ADMIN_ROLES, type AdminRole, mayRole } from '#domain/platform/admin-role';
import { aFamily, aGroup, anOrder } from '#testing/factories';
import { aPayment, aPurchase } from '#testing/money-factories';
import { ListeningApi } from '../../../../test/listening-api.js';
import { type Operation, exampleBody, readOperations, urlOf } from '../../../../test/operations.js';

/**
 * Every operation of the console as every role, against an existing and a missing record. The expectation comes from
 * the table of roles; `SENSITIVE` is written by hand, so that an error in that table fails too.
 */
const SENSITIVE: Record<string, AdminRole[]> = {
  'POST /api/admin/payments/{uid}/confirm': ['finance', 'owner'],
  'POST /api/admin/payments/{uid}/reject': ['finance', 'owner'],
  'POST /api/admin/host-purchases/{uid}/verify': ['finance', 'owner'],
  'POST /api/admin/reimbursements/{uid}/approve': ['finance', 'owner'],
  'POST /api/admin/reimbursements/{uid}/pay': ['finance', 'owner'],
  'POST /api/admin/reimbursements/{uid}/cancel': ['finance', 'owner'],
  'POST /api/admin/accounts/{uid}/refund': ['finance', 'owner'],
  'GET /api/admin/ledger/trial-balance': ['finance', 'owner'],
  // What it has of it says the permission of each list.
  'GET /api/admin/dashboard': ['support', 'finance', 'catalogue', 'owner'],
  'GET /api/admin/dashboard/waiting': ['support', 'finance', 'catalogue', 'owner'],
  'GET /api/admin/payments': ['support', 'finance', 'owner'],
  'GET /api/admin/customers': ['support', 'finance', 'owner'],
  'GET /api/admin/customers/{uid}': ['support', 'finance', 'owner'],
  'GET /api/admin/orders': ['support', 'finance', 'owner'],
  'POST /api/admin/orders/{uid}/cancel': ['support', 'owner'],
  'POST /api/admin/accounts/{uid}/cancel': ['support', 'owner'],
  'POST /api/admin/customers/{uid}/block': ['support', 'owner'],
  'GET /api/admin/customer-notes': ['support', 'finance', 'owner'],
  'POST /api/admin/customers/{uid}/write-note': ['support', 'owner'],
  'POST /api/admin/customer-notes/{uid}/remove': ['support', 'owner'],
  'POST /api/admin/blacklist': ['support', 'owner'],
  'POST /api/admin/blacklist/{uid}/lift': ['support', 'owner'],
  'GET /api/admin/account-groups/{uid}/credential': ['support', 'owner'],
  'POST /api/admin/account-groups/{uid}/store-credential': ['support', 'owner'],
  'GET /api/admin/notifications': ['support', 'owner'],
  'POST /api/admin/variants/{uid}/add-price': ['catalogue', 'owner'],
  'POST /api/admin/price-imports/{uid}/apply': ['catalogue', 'owner'],
  'POST /api/admin/providers/{uid}/hide': ['catalogue', 'owner'],
  'POST /api/admin/scheme-entries/{uid}/update': ['catalogue', 'owner'],
  'GET /api/admin/admins': ['owner'],
  'POST /api/admin/admins': ['owner'],
  'POST /api/admin/admins/{uid}/change-role': ['owner'],
  'POST /api/admin/admins/{uid}/set-password': ['owner'],
  'POST /api/admin/admins/{uid}/deactivate': ['owner'],
  'GET /api/admin/audit-entries': ['owner'],
  'GET /api/admin/audit-entries/verification': ['owner'],
  'GET /api/admin/events/{uid}': ['owner'],
  'POST /api/admin/events/{uid}/redrive': ['owner'],
  'POST /api/admin/maintenance/{uid}/start': ['owner'],
  'POST /api/admin/maintenance/{uid}/stop': ['owner'],
};

let world: ListeningApi;
let operations: Operation[];
let tokens: Record<AdminRole, string>;
let records: Record<string, string>;

beforeAll(async () => {
  world = await ListeningApi.open();
  operations = (await readOperations(world.app)).filter(({ isAdmin, needsToken }) => isAdmin && needsToken);
  const admins = await Promise.all(ADMIN_ROLES.map((role) => world.admin(role, role)));
  tokens = Object.fromEntries(ADMIN_ROLES.map((role, index) => [role, admins[index]!.token])) as typeof tokens;
  records = await someRecords();
});
afterAll(() => world?.close());

/** A record of each resource that an act could change. */
async function someRecords(): Promise<Record<string, string>> {
  const { database } = world;
  const family = await aFamily(database);
  const { uid: groupUid } = await aGroup(database, family);
  const host = await anOrder(database, family, groupUid, { kind: 'host' });
  const order = await anOrder(database, family, groupUid);
  const [variant, provider, victim] = await Promise.all([
    database.variant.findFirstOrThrow(),
    database.provider.findFirstOrThrow(),
    world.admin('Korban', 'support'),
  ]);
  return {
    orders: order.orderUid,
    accounts: order.accountUid,
    'account-groups': groupUid,
    customers: order.customerUid,
    'customer-notes': await aNote(order.customerUid),
    payments: (await aPayment(database, order.orderUid, { state: 'submitted' })).uid,
    'host-purchases': (await aPurchase(database, host.orderUid, { state: 'submitted' })).uid,
    variants: variant.uid,
    providers: provider.uid,
    packages: variant.packageUid,
    'plan-families': variant.familyUid,
    admins: victim.uid,
  };
}

async function aNote(customerUid: string): Promise<string> {
  const note = { uid: randomUUID(), text: 'Sudah ditelepon', by: 'Sari Admin', byUid: randomUUID(), at: new Date() };
  return (await world.database.customerNote.create({ data: { customerUid, ...note } })).uid;
}

async function send(operation: Operation, role: AdminRole, uid: string = randomUUID()) {
  const { statusCode, body } = await world.app.inject({
    method: operation.method,
    url: urlOf(operation, {}, uid),
    headers: { authorization: `Bearer ${tokens[role]}` },
    ...(operation.body && { payload: exampleBody(operation.body) }),
  });
  return { status: statusCode, text: body };
}
const recordOf = ({ path }: Operation): string | undefined => records[path.split('/')[3]!];

describe('every operation of the console', () => {
  it('is open to the roles of the table, and to no other', async () => {
    const problems: string[] = [];
    for (const operation of operations)
      for (const role of ADMIN_ROLES) {
        const { status } = await send(operation, role);
        const isOpen = status !== 403 && status !== 401 && status < 500;
        if (isOpen !== mayRole(role, operation.permission!)) problems.push(`${operation.name} as ${role}: ${status}`);
      }
    expect(operations.length).toBeGreaterThan(90);
    expect(problems).toEqual([]);
  });

  it('of the hand-written list is open to exactly the roles of the list', async () => {
    const found: Record<string, AdminRole[]> = {};
    for (const operation of operations.filter(({ name }) => name in SENSITIVE)) {
      found[operation.name] = [];
      for (const role of ADMIN_ROLES)
        if ((await send(operation, role)).status !== 403) found[operation.name]!.push(role);
    }
    expect(found).toEqual(SENSITIVE);
  });

  it('refuses a role before the lookup: the answer is the same for an existing record, and nothing has changed', async () => {
    const problems: string[] = [];
    const traces = () => Promise.all([world.database.auditLog.count(), world.database.outbox.count()]);
    const before = await traces();
    for (const operation of operations)
      for (const role of ADMIN_ROLES.filter((one) => !mayRole(one, operation.permission!))) {
        const [there, none] = [await send(operation, role, recordOf(operation)), await send(operation, role)];
        const { meta } = JSON.parse(there.text) as { meta: { message: string; code: string } };
        const isForbidden = meta.code === 'FORBIDDEN' && meta.message === ERROR_MESSAGE.FORBIDDEN;
        if (there.status !== 403 || there.text !== none.text || !isForbidden)
          problems.push(`${operation.name} as ${role}: ${there.status} ${there.text}, for none ${none.text}`);
      }
    expect(problems).toEqual([]);
    expect(await traces()).toEqual(before);
  });

  it('names what a record allows but the role does not, so that the console can say so', async () => {
    const actionsFor = async (role: AdminRole) => {
      const url = `/api/admin/orders/${records.orders}`;
      const { data } = (await world.app.inject({ url, headers: { authorization: `Bearer ${tokens[role]}` } })).json();
      return [data.allowedActions, data.forbiddenActions];
    };
    expect(await actionsFor('owner')).toEqual([['cancel'], undefined]);
    expect(await actionsFor('support')).toEqual([['cancel'], undefined]);
    expect(await actionsFor('finance')).toEqual([[], ['cancel']]);
  });
});
