import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { SessionView } from '#contracts/identity/session.http';
import { ARGON2 } from '#runtime/identity/passwords/argon2-profile';
import type { CallOptions } from '#testing/http';
import { Browser } from './browser.js';
import type { ListeningApi } from './listening-api.js';

export const PASSWORD = 'kata-sandi-uji';

/** Customers with a password, and the browsers in which they are signed in. */
export async function membersOf(world: ListeningApi) {
  const passwordHash = await hash(PASSWORD, ARGON2);

  async function join() {
    const email = `${randomUUID()}@patungan.test`;
    const data = { name: 'Budi', email, phoneNumber: '6281234567890', passwordHash };
    const { uid } = await world.database.customer.create({ data });
    return { uid, email };
  }

  /** Signs in, by default in a new browser. */
  async function signIn(email: string, browser = new Browser(world.http), body: object = {}) {
    const deviceId = randomUUID();
    const answer = await browser.call<SessionView>('POST', '/customer/sign/in', {
      body: { email, password: PASSWORD, deviceId, ...body },
    });
    return { ...answer.data, email, deviceId, browser, answer };
  }

  return {
    passwordHash,
    join,
    signIn,
    async signedIn() {
      return signIn((await join()).email);
    },
    /** Refreshes a session, by default from the browser that signed in. */
    refresh(
      { browser, deviceId }: { browser: Browser; deviceId: string },
      refreshToken: string,
      { headers, ...options }: CallOptions = {},
    ) {
      return browser.call<SessionView>('GET', '/customer/token/refresh', {
        ...options,
        headers: { 'x-refresh-token': refreshToken, 'x-device-id': deviceId, ...headers },
      });
    },
  };
}
export type Members = Awaited<ReturnType<typeof membersOf>>;
