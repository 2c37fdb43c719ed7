import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { adminCredential, credentialView, revealedCredential } from '#contracts/products/subscriptions/vault.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { type OrderGiven, aFamily, aGroup, anOrder } from '#testing/factories';
import { ADMIN_NAME, type Answer, type ApiWorld, openApi } from '../../../../test/api-world.js';

type Seat = Awaited<ReturnType<typeof anOrder>>;
const ACTIVE: OrderGiven = { status: ORDER_STATUS.completed, accountStatus: ACCOUNT_STATUS.active };
const LOGIN = {
  username: 'keluarga@contoh.test',
  password: ' rahasia-Sekali 1 ',
  profile: 'Anak',
  pin: '1234',
  note: 'Profil ketiga',
};

let api: ApiWorld;
let shared: Awaited<ReturnType<typeof aSharedGroup>>;
let groupUid: string;
let host: Seat;
let member: Seat;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shared = await aSharedGroup();
  ({ groupUid, host, member } = shared);
});

async function aSharedGroup({ invites = false } = {}) {
  const family = await aFamily(api.database, { invites });
  const { uid } = await aGroup(api.database, family);
  const seat = (given: OrderGiven) => anOrder(api.database, family, uid, given);
  return { groupUid: uid, family, host: await seat({ ...ACTIVE, kind: 'host' }), member: await seat(ACTIVE), seat };
}

const as = ({ customerUid }: Seat) => api.customer(customerUid);
const store = (who: Seat, login: object = LOGIN): Promise<Answer> =>
  as(who).post(`customer/membership/${who.accountUid}/store-credential`, login);
const reveal = (who: Seat): Promise<Answer> => as(who).post(`customer/membership/${who.accountUid}/reveal-credential`);
const view = async (who: Seat) =>
  credentialView.parse((await as(who).get(`customer/membership/${who.accountUid}/credential`)).data);
const adminView = async () =>
  adminCredential.parse((await api.admin.get(`admin/account-groups/${groupUid}/credential`)).data);
const events = () =>
  api.database.outbox.findMany({
    where: { name: 'credential.changed', payload: { path: ['groupUid'], equals: groupUid } },
  });
const endSeat = (who: Seat, status: number = ACCOUNT_STATUS.cancelled) =>
  api.database.account.update({ where: { uid: who.accountUid }, data: { status } });

describe('the host of a group', () => {
  it('stores the login, and an active member sees it as it was written, spaces and all', async () => {
    expect(await store(host)).toMatchObject({ status: 200, data: { groupUid, version: 1 } });
    const answer = await reveal(member);
    expect(revealedCredential.parse(answer.data)).toEqual({ ...LOGIN, version: 1, hideAfterSeconds: 30 });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('announces a change without the login itself; the same login again is no change', async () => {
    await store(host);
    await Promise.all([store(host), store(host), store(host)]);
    expect(await events()).toMatchObject([{ payload: { groupUid, version: 1 } }]);
    await store(host, { ...LOGIN, password: 'yang-baru' });
    const changes = await events();
    expect(changes).toHaveLength(2);
    expect(
      JSON.stringify(changes, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    ).not.toMatch(/rahasia|yang-baru|keluarga@/);
    expect((await reveal(member)).data).toMatchObject({ password: 'yang-baru', version: 2 });
  });

  it('may omit profile, PIN and note', async () => {
    await store(host, { username: 'a', password: 'b' });
    expect((await reveal(member)).data).toMatchObject({
      username: 'a',
      password: 'b',
      profile: null,
      pin: null,
      note: null,
    });
  });

  it('sees who has looked, with masked names and without addresses; members do not', async () => {
    await store(host);
    await reveal(member);
    const seen = await view(host);
    expect(seen.accesses).toMatchObject([
      { kind: 'revealed', version: 1, name: 'B**********o', seatNumber: member.seatNumber },
      { kind: 'stored', version: 1, seatNumber: host.seatNumber },
    ]);
    expect(JSON.stringify(seen)).not.toContain('127.0.0.1');
    expect(await view(member)).toEqual({
      credential: { version: 1, storedAt: expect.any(String), storedBy: 'host' },
      mayReveal: true,
      mayStore: false,
      isInvited: false,
      accesses: null,
      formerViewers: null,
    });
  });

  it('is known to exist only to who sits in the group and has paid, or buys for it', async () => {
    await store(host);
    const { seat } = shared;
    const paid = { status: ORDER_STATUS.processing, accountStatus: ACCOUNT_STATUS.pending };
    const knows = async (who: Seat) => (await view(who)).credential !== null;
    expect(await knows(await seat({}))).toBe(false);
    expect([await knows(await seat(paid)), await knows(member), await knows(host)]).toEqual([true, true, true]);
    await endSeat(member);
    expect(await knows(member)).toBe(false);
  });

  it('sees how many members who left have seen the current login', async () => {
    await store(host);
    await reveal(member);
    await reveal(member);
    expect((await view(host)).formerViewers).toBe(0);
    await endSeat(member);
    expect((await view(host)).formerViewers).toBe(1);
    await store(host, { ...LOGIN, password: 'yang-baru' });
    expect((await view(host)).formerViewers).toBe(0);
  });

  it('who was replaced neither stores nor sees', async () => {
    await store(host);
    await endSeat(host);
    for (const answer of [await store(host, { ...LOGIN, password: 'x' }), await reveal(host)])
      expect(answer).toMatchObject({ status: 403, meta: { code: 'CREDENTIAL_NOT_YOURS' } });
    expect((await reveal(member)).data).toMatchObject({ password: LOGIN.password });
  });

  it('stores no login before the purchase', async () => {
    await endSeat(host, ACCOUNT_STATUS.registered);
    const answer = await store(host);
    expect(answer).toMatchObject({ status: 403, meta: { message: expect.stringContaining('bukti pembelian') } });
  });
});

describe('the login is not shown', () => {
  beforeEach(() => store(host));

  it.each(Object.entries(ACCOUNT_STATUS).filter(([name]) => name !== 'active'))(
    'a seat that is %s',
    async (_, status) => {
      await endSeat(member, status);
      expect(await reveal(member)).toMatchObject({ status: 403, data: null, meta: { code: 'CREDENTIAL_NOT_YOURS' } });
      expect((await view(member)).mayReveal).toBe(false);
    },
  );

  it('to a blocked member or host, who cannot store one either', async () => {
    const people = [host, member].map(({ customerUid }) => customerUid);
    await api.database.customer.updateMany({ where: { uid: { in: people } }, data: { blockedAt: new Date() } });
    for (const answer of [await reveal(member), await reveal(host), await store(host, { ...LOGIN, password: 'x' })])
      expect(answer).toMatchObject({
        status: 403,
        meta: { code: 'BLOCKED_CUSTOMER', message: expect.stringContaining('blocked customer') },
      });
  });

  it('for seats of other members, of other groups and of strangers, with the same answer', async () => {
    const stranger = (await aSharedGroup()).member;
    for (const act of ['reveal-credential', 'store-credential'])
      expect(
        await as(stranger).post(
          `customer/membership/${member.accountUid}/${act}`,
          act.startsWith('store') ? LOGIN : undefined,
        ),
      ).toMatchObject({ status: 404 });
    expect(await as(stranger).get(`customer/membership/${member.accountUid}/credential`)).toMatchObject({
      status: 404,
    });
    expect(await reveal(stranger)).toMatchObject({ status: 409, meta: { code: 'NO_CREDENTIAL' } });
  });

  it('to a member where the provider invites, and is to the host', async () => {
    const inviting = await aSharedGroup({ invites: true });
    await store(inviting.host);
    expect(await reveal(inviting.member)).toMatchObject({
      status: 403,
      data: null,
      meta: { code: 'CREDENTIAL_NOT_YOURS', message: expect.stringContaining('lewat undangan') },
    });
    expect(await view(inviting.member)).toMatchObject({ mayReveal: false, isInvited: true });
    expect(await view(inviting.host)).toMatchObject({ mayReveal: true, isInvited: false });
    expect((await reveal(inviting.host)).data).toMatchObject({ password: LOGIN.password });
  });

  it('and cannot be stored by members', async () => {
    expect(await store(member)).toMatchObject({ status: 403 });
    expect((await adminView()).credential?.version).toBe(1);
  });

  it('and each reveal is logged with who, when and from where; a refused one is not', async () => {
    await reveal(member);
    await endSeat(member);
    await reveal(member);
    const { accesses } = await adminView();
    expect(accesses.filter(({ kind }) => kind === 'revealed')).toEqual([
      {
        at: expect.any(String),
        kind: 'revealed',
        version: 1,
        seatNumber: member.seatNumber,
        name: 'Budi Santoso',
        role: 'regular',
        accountUid: member.accountUid,
        ip: '127.0.0.1',
      },
    ]);
  });
});

describe('an admin', () => {
  it('stores a login for members, and is never shown one', async () => {
    const path = `admin/account-groups/${groupUid}/store-credential`;
    expect(await api.admin.post(path, LOGIN)).toMatchObject({ status: 200, data: { version: 1 } });
    const answer = await api.admin.get(`admin/account-groups/${groupUid}/credential`);
    expect(adminCredential.parse(answer.data).accesses).toMatchObject([
      { kind: 'stored', role: 'admin', name: ADMIN_NAME },
    ]);
    expect(JSON.stringify(answer)).not.toMatch(/rahasia|keluarga@/);
    expect((await reveal(member)).data).toMatchObject({ password: LOGIN.password });
    const audit = await api.database.auditLog.findMany({ where: { subjectUid: groupUid } });
    expect(audit).toMatchObject([{ action: 'store-credential', subject: 'account-groups', change: { version: 1 } }]);
  });

  it('gets 404 for an unknown group', async () => {
    expect(await api.admin.post(`admin/account-groups/${randomUUID()}/store-credential`, LOGIN)).toMatchObject({
      status: 404,
    });
    expect(await api.admin.get(`admin/account-groups/${randomUUID()}/credential`)).toMatchObject({ status: 404 });
  });
});

describe('bad input', () => {
  it.each([
    ['username', { ...LOGIN, username: '' }],
    ['password', { ...LOGIN, password: '' }],
    ['password', { ...LOGIN, password: 'x'.repeat(201) }],
    ['password', { ...LOGIN, password: 'a\nb' }],
    ['pin', { ...LOGIN, pin: 12 }],
    ['note', { ...LOGIN, note: 'x'.repeat(501) }],
    ['version', { ...LOGIN, version: 9 }],
  ])('names %s and repeats no secret', async (field, login) => {
    const answer = await store(host, login);
    expect(answer).toMatchObject({ status: 422, errors: [{ field }] });
    expect(JSON.stringify(answer.errors)).not.toMatch(/rahasia|xxxx/);
    expect((await adminView()).credential).toBeNull();
  });
});

describe('a row that was manipulated', () => {
  beforeEach(() => store(host));
  const refused = { status: 409, meta: { code: 'CREDENTIAL_UNREADABLE', message: expect.stringContaining('rusak') } };
  const { raw } = { raw: (sql: string, ...values: unknown[]) => api.database.$executeRawUnsafe(sql, ...values) };

  it('is refused when a byte of it was changed', async () => {
    await raw(
      `UPDATE group_credential SET sealed = set_byte(sealed, 40, get_byte(sealed, 40) # 1) WHERE group_uid = $1::uuid`,
      groupUid,
    );
    expect(await reveal(member)).toMatchObject(refused);
    await store(host, { ...LOGIN, password: 'simpan lagi' });
    expect((await reveal(member)).data).toMatchObject({ password: 'simpan lagi' });
  });

  it('is refused in the place of another group', async () => {
    const other = await aSharedGroup();
    await store(other.host, { ...LOGIN, password: 'grup lain' });
    await raw(
      `UPDATE group_credential mine SET sealed = other.sealed, wrapped_key = other.wrapped_key FROM group_credential other
       WHERE mine.group_uid = $1::uuid AND other.group_uid = $2::uuid`,
      groupUid,
      other.groupUid,
    );
    expect(await reveal(member)).toMatchObject(refused);
  });

  it('is refused in the place of a later version of itself', async () => {
    const old = await api.database.groupCredential.findUniqueOrThrow({ where: { groupUid } });
    await store(host, { ...LOGIN, password: 'yang-baru' });
    await api.database.groupCredential.update({
      where: { groupUid },
      data: { sealed: old.sealed, wrappedKey: old.wrappedKey },
    });
    expect(await reveal(member)).toMatchObject(refused);
  });

  it('is refused with a key version that this process has not got', async () => {
    await raw(`INSERT INTO vault_key (version, fingerprint) VALUES (7, repeat('a', 64)) ON CONFLICT DO NOTHING`);
    await raw(`UPDATE group_credential SET key_version = 7 WHERE group_uid = $1::uuid`, groupUid);
    expect(await reveal(member)).toMatchObject({ status: 409, meta: { code: 'VAULT_CLOSED' } });
  });

  it('cannot be hidden: the access log is append-only, except for IP addresses', async () => {
    await reveal(member);
    await expect(raw(`DELETE FROM credential_access`)).rejects.toThrow(/append-only/);
    await expect(raw(`UPDATE credential_access SET at = now()`)).rejects.toThrow(/append-only/);
    await expect(raw(`UPDATE credential_access SET ip = '10.0.0.1'`)).rejects.toThrow(/append-only/);
    expect(await raw(`UPDATE credential_access SET ip = NULL`)).toBeGreaterThan(0);
  });
});
