import { hash } from '@node-rs/argon2';
import { Config } from '#runtime/platform/config/config';
import { Database } from '#runtime/platform/db/database';
import { type Family, aBoughtGroup, aCustomer, aFamily } from '#testing/factories';
import type { Http } from '#testing/http';
import type { Shop } from '../../support/shop.js';
import { retryLost } from './retry-lost.js';

const PASSWORD = 'kata sandi untuk uji';
/** Cheap on purpose: these tests do not test hashing. */
const CHEAP = { memoryCost: 1_024, timeCost: 1, parallelism: 1 };

export interface Person {
  customerUid: string;
  email: string;
}

/** Writes customers and plans directly into the database of a shop that is about to start. */
export class Fixtures {
  readonly database: Database;
  private readonly passwordHash = hash(PASSWORD, CHEAP);

  constructor(shop: Shop) {
    this.database = new Database(new Config({ ...shop.env, DB_POOL: '4' }));
  }

  async customer(): Promise<Person> {
    const { uid, email } = await aCustomer(this.database, { passwordHash: await this.passwordHash });
    return { customerUid: uid, email };
  }

  /**
   * A new plan family with the prices of Spotify (docs/rules/hosts.md#reimbursement), so that no other orders join its groups.
   * Without a host it has so many empty groups for which the shop has bought.
   */
  async family(seats: { hostSeats: number; regularSeats: number }, groups = 1): Promise<Family> {
    const family = await aFamily(this.database, { ...seats, providerPriceSen: 9_490_000n });
    const price = { validFrom: new Date('2020-01-01'), providerPriceSen: 9_490_000n };
    const { host, ready } = family.plans;
    await this.database.price.createMany({
      data: [
        { ...price, variantUid: host.variantUid, grandTotalSen: 3_163_300n, adminFeeSen: 0n },
        { ...price, variantUid: ready.variantUid, grandTotalSen: 3_790_000n, adminFeeSen: 626_700n },
      ],
    });
    if (seats.hostSeats === 0)
      for (let n = 0; n < groups; n += 1) await aBoughtGroup(this.database, family, { announced: true });
    return family;
  }

  async close(): Promise<void> {
    await this.database.$disconnect();
  }
}

/** @returns the access token. */
export async function signIn(http: Http, { email }: Pick<Person, 'email'>): Promise<string> {
  const body = { email, password: PASSWORD, deviceOs: 'web', deviceId: 'uji', scope: 'web' };
  const ask = () => http.call<{ accessToken: string }>('POST', '/customer/sign/in', { body });
  return (await retryLost('a customer signs in', ask)).data.accessToken;
}
