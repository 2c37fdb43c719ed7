import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Config } from '#runtime/platform/config/config';
import { RuntimeModule } from '#runtime/runtime.module';
import { Vault } from '#runtime/products/subscriptions/vault/vault';
import { aFamily, aGroup } from '#testing/factories';
import { type World, openWorld } from '#testing/world';
import { MasterKeys } from '#runtime/platform/encryption/master-keys';
import { open, seal } from '#runtime/platform/encryption/envelope';
import { placeOfSecondFactor } from '#runtime/platform/encryption/second-factor-place';
import { rewrapAll, rewrapSecondFactors } from './rewrap-all.js';

const ONE = `1:${'1a'.repeat(32)}`;
const TWO = `2:${'2b'.repeat(32)}`;
const LOGIN = { username: 'a', password: 'b', profile: null, pin: null, note: null };

let world: World;
beforeAll(async () => {
  world = await openWorld((config) => RuntimeModule.with(config));
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.groupCredential.deleteMany();
  await world.database.vaultKey.deleteMany();
  const family = await aFamily(world.database);
  for (let n = 0; n < 5; n += 1) await store(vaultWith(ONE), (await aGroup(world.database, family)).uid);
});

const vaultWith = (keys: string) => new Vault(new Config({ ...world.env, VAULT_KEY: keys }));
const store = (vault: Vault, groupUid: string, login = LOGIN) =>
  world.database.transaction(async (tx) => {
    const place = { groupUid, version: 1 };
    const row = { ...place, ...(await vault.seal(tx, login, place)), storedBy: 'admin', storedUid: randomUUID() };
    await tx.groupCredential.upsert({ where: { groupUid }, create: row, update: row });
  });
const rows = () => world.database.groupCredential.findMany({ orderBy: { groupUid: 'asc' } });
const versions = async () => (await rows()).map(({ keyVersion }) => keyVersion);
const rotate = (vault: Vault) => rewrapAll(world.database, vault, 2);

describe('bringing the vault under a new master key', () => {
  it('moves every login once, opens none, and the old key is needed no more', async () => {
    const before = await rows();
    const vault = vaultWith(`${ONE},${TWO}`);
    expect(await rotate(vault)).toEqual({ moved: 5, left: [] });
    expect(await rotate(vault)).toEqual({ moved: 0, left: [] });
    const after = await rows();
    expect(after.map(({ sealed }) => Buffer.from(sealed))).toEqual(before.map(({ sealed }) => Buffer.from(sealed)));
    for (const row of after) expect(vaultWith(TWO).open(row, row)).toEqual(LOGIN);
    expect(() => vaultWith(ONE).open(after[0]!, after[0]!)).toThrow('Brankas');
  });

  it('can stop anywhere and go on', async () => {
    const vault = vaultWith(`${ONE},${TWO}`);
    const dying = Object.create(vault) as Vault;
    let count = 0;
    dying.rewrap = (...args) => (++count === 3 ? Promise.reject(new Error('power cut')) : vault.rewrap(...args));
    await expect(rotate(dying)).rejects.toThrow('power cut');
    expect((await versions()).sort()).toEqual([1, 1, 1, 2, 2]);
    for (const row of await rows()) expect(vault.open(row, row)).toEqual(LOGIN);
    expect(await rotate(vault)).toEqual({ moved: 3, left: [] });
  });

  it('three times at once, while a host stores another login: each login is moved once, the new one stands', async () => {
    const vault = vaultWith(`${ONE},${TWO}`);
    const { groupUid } = (await rows())[2]!;
    const [results] = await Promise.all([
      Promise.all([rotate(vault), rotate(vault), rotate(vault)]),
      store(vault, groupUid, { ...LOGIN, password: 'baru' }),
    ]);
    expect(results.reduce((sum, { moved }) => sum + moved, 0)).toBeLessThanOrEqual(5);
    expect(await versions()).toEqual([2, 2, 2, 2, 2]);
    const changed = await world.database.groupCredential.findUniqueOrThrow({ where: { groupUid } });
    expect(vault.open(changed, changed).password).toBe('baru');
  });

  it('names what it cannot open, and leaves it as it is', async () => {
    const [broken] = await rows();
    await world.database.$executeRaw`
      UPDATE group_credential SET wrapped_key = set_byte(wrapped_key, 30, get_byte(wrapped_key, 30) # 1) WHERE group_uid = ${broken!.groupUid}::uuid`;
    expect(await rotate(vaultWith(`${ONE},${TWO}`))).toEqual({
      moved: 4,
      left: [{ groupUid: broken!.groupUid, keyVersion: 1, reason: 'broken' }],
    });
    const { moved, left } = await rewrapAll(world.database, vaultWith(TWO), 2);
    expect([moved, left.map(({ reason }) => reason)]).toEqual([0, ['no-key']]);
  });
});

describe('a process with another key of the same version', () => {
  const other = `1:${'ff'.repeat(32)}`;

  it('does not start', async () => {
    await expect(vaultWith(other).check(world.database)).rejects.toThrow('version 1 is another key');
    await vaultWith(ONE).check(world.database);
  });

  it('seals nothing that the right key could not open', async () => {
    const { groupUid } = (await rows())[0]!;
    await expect(store(vaultWith(other), groupUid)).rejects.toMatchObject({ code: 'VAULT_CLOSED' });
  });

  it('or without any key starts, but opens and stores no login', async () => {
    const keyless = new Vault(new Config(world.env));
    await keyless.check(world.database);
    const [row] = await rows();
    expect(() => keyless.open(row!, row!)).toThrow('Brankas data login sedang tidak bisa dibuka');
    await expect(store(keyless, row!.groupUid)).rejects.toMatchObject({ code: 'VAULT_CLOSED' });
  });
});

describe('bringing second factors of admins under a new master key', () => {
  it('moves each once, and one that cannot be opened is named', async () => {
    const { database } = world;
    const make = async (key: string, sealed = true) => {
      const version = randomUUID();
      const { uid: adminUid } = await database.admin.create({
        data: { name: 'Sinta', email: `${randomUUID()}@patungan.test`, role: 'owner', passwordHash: '-' },
      });
      const place = placeOfSecondFactor(sealed ? adminUid : randomUUID(), version);
      const envelope = seal({ secret: 'ABC' }, place, MasterKeys.parse(key));
      await database.adminSecondFactor.create({ data: { adminUid, version, ...envelope, createdAt: new Date() } });
      return adminUid;
    };
    const [whole, broken] = [await make(ONE), await make(ONE, false)];
    const keys = MasterKeys.parse(`${ONE},${TWO}`);
    expect(await rewrapSecondFactors(database, keys)).toEqual({ moved: 1, left: [broken] });
    expect(await rewrapSecondFactors(database, keys)).toEqual({ moved: 0, left: [broken] });
    const row = await database.adminSecondFactor.findUniqueOrThrow({ where: { adminUid: whole } });
    expect(open(row, placeOfSecondFactor(whole, row.version), MasterKeys.parse(TWO))).toEqual({ secret: 'ABC' });
  });
});

describe('the setting', () => {
  it.each(['1:abc', 'kunci', `1:${'a'.repeat(64)}\n1:${'b'.repeat(64)}`])(
    'that is no key stops the process without repeating it',
    (VAULT_KEY) => {
      expect(() => new Config({ ...world.env, VAULT_KEY })).toThrow(/VAULT_KEY: line \d/);
      expect(() => new Config({ ...world.env, VAULT_KEY })).not.toThrow(/kunci|aaaa|bbbb/);
    },
  );

  it('may name a file, and an absent file stops the process', () => {
    expect(() => new Config({ ...world.env, VAULT_KEY_FILE: '/nowhere/keys' })).toThrow(/VAULT_KEY_FILE: ENOENT/);
  });
});
