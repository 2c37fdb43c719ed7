import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Membership } from '#contracts/products/subscriptions/memberships.http';
import type { RevealedCredential } from '#contracts/products/subscriptions/vault.http';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import { freePort } from '#testing/free-port';
import { type Answer } from '#testing/http';
import { findPlan } from '#testing/plans';
import { Admin, Customer } from '../support/people.js';
import { startProcess } from '../support/process.js';
import { Shop, VAULT_KEY } from '../support/shop.js';
import { tracesOf } from '../support/traces.js';

/** Several processes start one after the other. */
const LONG = 180_000;
const NEW_KEY = `2:${'c4'.repeat(32)}`;
/** Secrets that must not appear anywhere in plain text. */
const secret = (what: string) => `${what}-${randomUUID().slice(0, 13)}`;
const aLogin = () => ({
  username: secret('pengguna'),
  password: secret('sandi'),
  profile: secret('profil'),
  pin: `p${randomUUID().slice(0, 18)}`,
  note: secret('catatan'),
});

interface Guest {
  who: Customer;
  order: PlacedOrder;
  seat: string;
}

describe('the login of a group, from the host to the members and through every part of the product', () => {
  let shop: Shop;
  let admin: Admin;
  let host: Guest;
  let members: Guest[];
  const first = aLogin();
  const second = aLogin();
  const third = aLogin();

  beforeAll(async () => {
    // The most verbose log level.
    shop = await Shop.start({ env: { LOG_LEVEL: 'trace' } });
    admin = await Admin.signIn(shop);
    // Spotify invites its members; here they share the login.
    await shop.sql('UPDATE plan_family SET invites = false');
    host = await guest('Hesti Host', true);
    members = [await guest('Rani Tampak'), await guest('Seto Tampak')];
    await host.who.proveHostPurchase(host.order, 94_900);
    await admin.verifyPurchase(host.order);
    for (const { who, order } of members) {
      await who.pay(order);
      await admin.confirm(order);
    }
    await shop.settled();
  }, 120_000);
  afterAll(() => shop?.close());

  async function guest(name: string, isHost = false): Promise<Guest> {
    const who = await Customer.join(shop, name);
    const order = await who.order(await findPlan(shop.http, 'spotify', { host: isHost }));
    const [seat] = await who.ask<Membership[]>('GET', '/customer/membership');
    return { who, order, seat: seat!.accountUid };
  }
  const act = ({ who, seat }: Guest, action: string, body: object = {}): Promise<Answer<RevealedCredential>> =>
    who.call('POST', `/customer/membership/${seat}/${action}`, { body });
  const words = () => [first, second, third].flatMap((login) => Object.values(login));

  it('is stored by the host, announced to the members, and shown to them alone', async () => {
    expect((await act(host, 'store-credential', first)).status).toBe(200);
    await shop.settled();
    for (const member of members) {
      expect((await act(member, 'reveal-credential')).data).toMatchObject(first);
      expect(await member.who.messages()).toContain('tell-credential-changed');
      expect((await member.who.mails()).join()).toContain('/user/membership/details?accountUid=');
    }
  });

  it('is changed by an admin, and by a host who first gets it wrong', async () => {
    await admin.ask('POST', `/account-groups/${host.order.groupUid}/store-credential`, { body: second });
    for (const wrong of [
      { ...third, password: third.password.repeat(20) },
      { ...third, [third.note]: 1 },
      { password: third.password },
    ]) {
      const answer = await act(host, 'store-credential', wrong);
      expect([answer.status, JSON.stringify(answer.meta)]).toEqual([422, expect.not.stringContaining(third.password)]);
    }
    const unreadable = await host.who.call('POST', `/customer/membership/${host.seat}/store-credential`, {
      headers: { 'content-type': 'text/plain' },
      body: third,
    });
    expect(unreadable.status).toBe(422);
    expect((await act(members[0]!, 'reveal-credential')).data).toMatchObject(second);
  });

  it('is refused, never with a fault, when its row was worked on', async () => {
    const flip = () =>
      shop.sql(
        `UPDATE group_credential SET sealed = set_byte(sealed, 50, get_byte(sealed, 50) # 1) WHERE group_uid = $1`,
        [host.order.groupUid],
      );
    await flip();
    expect(await act(members[0]!, 'reveal-credential')).toMatchObject({ status: 409, data: null });
    await flip();
    expect((await act(members[0]!, 'reveal-credential')).status).toBe(200);
  });

  it('is out of reach of a member who has left, and the host is asked to change it', async () => {
    const [leaver, stayer] = members as [Guest, Guest];
    expect((await act(leaver, 'leave')).status).toBe(200);
    expect((await act(leaver, 'leave')).status).toBe(200);
    await shop.settled();
    expect(await act(leaver, 'reveal-credential')).toMatchObject({ status: 403, data: null });
    expect(await host.who.messages()).toContain('tell-member-left');
    expect((await act(stayer, 'reveal-credential')).status).toBe(200);
  });

  it(
    'moves to a new master key by a command that may die anywhere',
    async () => {
      const others = [await guest('Ina Host', true), await guest('Oki Host', true)];
      for (const { order } of others)
        await admin.ask('POST', `/account-groups/${order.groupUid}/store-credential`, { body: third });
      await restartApi(`${VAULT_KEY},${NEW_KEY}`);
      for (const stage of ['rotate-vault:before-commit', 'rotate-vault:moved']) {
        const dying = rotate({
          CRASH_AT: stage,
          CRASH_MARKER: path.join(shop.env.DATA_DIR!, `crash-${stage.slice(13)}`),
        });
        expect(await dying.ended).toBe('SIGKILL');
        expect((await act(members[1]!, 'reveal-credential')).data).toMatchObject(second);
      }
      const last = rotate();
      expect([await last.ended, last.output()]).toEqual([
        0,
        expect.stringMatching(/Vault: 2 logins moved to key 2, 0 left/),
      ]);
      await restartApi(NEW_KEY);
      expect((await act(members[1]!, 'reveal-credential')).data).toMatchObject(second);
    },
    LONG,
  );

  const rotate = (env: Record<string, string> = {}) =>
    startProcess('prisma/rotate-vault-keys.js', { ...shop.env, VAULT_KEY: `${VAULT_KEY},${NEW_KEY}`, ...env });
  async function restartApi(keys: string): Promise<void> {
    for (const api of shop.running('api')) await api.kill('SIGTERM');
    await shop.startApi({ VAULT_KEY: keys });
  }

  it(
    'cannot be served by a process with another key: it does not start',
    async () => {
      const child = startProcess('api/src/main.js', {
        ...shop.env,
        PORT: String(await freePort()),
        VAULT_KEY: `2:${'00'.repeat(32)}`,
      });
      expect(await child.ended).not.toBe(0);
      expect(child.output()).toContain('version 2 is another key');
    },
    LONG,
  );

  it('is found nowhere: no table, no dump, no queue, no log, no mail, no file', async () => {
    await shop.settled();
    expect(await tracesOf(shop, words())).toEqual([]);
    // Proves that the search works: the name is stored in plain text.
    const seen = await tracesOf(shop, ['Rani Tampak']);
    expect(seen).toEqual(expect.arrayContaining(['table public.customer', expect.stringMatching(/^outbox\//)]));
    expect(await shop.brokenInvariants()).toEqual([]);
  });
});
