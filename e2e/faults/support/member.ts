import { randomUUID } from 'node:crypto';
import type { VariantView } from '#contracts/catalogue/catalogue.http';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import type { Family } from '#testing/factories';
import { type CallOptions, formOf } from '#testing/http';
import { aPicture } from '#testing/picture';
import { until } from '#testing/settle';
import type { Shop } from '../../support/shop.js';
import { type Fixtures, type Person, signIn } from './fixtures.js';
import { retryLost } from './retry-lost.js';

/** A customer of a plan without host: orders, pays, and is confirmed by an admin. Requests without an answer are repeated. */
export class Member {
  private token = '';
  private order: PlacedOrder | undefined;
  private readonly key = randomUUID();

  private constructor(
    private readonly shop: Shop,
    private readonly family: Family,
    private readonly person: Person,
  ) {}

  /** Signed in, nothing ordered. */
  static async prepare(fixtures: Fixtures, shop: Shop, family: Family): Promise<Member> {
    const member = new Member(shop, family, await fixtures.customer());
    member.token = await signIn(shop.http, member.person);
    await member.seesThePlan();
    return member;
  }

  /** The plan was just written into the database; the API gets a notification, or reads it by itself if it missed that. */
  private async seesThePlan(): Promise<void> {
    const { packageUid, variantUid } = this.family.plans.ready;
    await until('the plan to be for sale', async () => {
      const path = `/customer/package/variant?packageUid=${packageUid}`;
      const { data } = await this.shop.http.call<VariantView[] | null>('GET', path);
      return data?.some(({ uid }) => uid === variantUid);
    });
  }

  get customerUid(): string {
    return this.person.customerUid;
  }

  /** Of the order, the same at each call. */
  request(): CallOptions {
    const { email } = this.person;
    const body = { name: 'Sari Dewi', email, phoneNumber: '081234567890', ...this.family.plans.ready };
    return { token: this.token, headers: { 'idempotency-key': this.key }, body };
  }

  async orders(): Promise<PlacedOrder> {
    const { data } = await retryLost('a member orders', () =>
      this.shop.http.call<PlacedOrder>('POST', '/customer', this.request()),
    );
    return (this.order = data);
  }

  async pays(): Promise<void> {
    const { orderUid, customerUid } = this.order!;
    const form = formOf({ orderUid, customerUid, bankFrom: 'BCA', accountName: 'Sari Dewi' }, await aPicture());
    await retryLost('a member pays', () => this.shop.http.call('POST', '/customer/payment/confirm', { form }));
  }

  async isConfirmed(adminToken: string): Promise<void> {
    const filter = encodeURIComponent(JSON.stringify({ orderUid: this.order!.orderUid }));
    const token = adminToken;
    const { data } = await retryLost('an admin looks', () =>
      this.shop.http.call<{ id: string }[]>('GET', `/admin/payments?filter=${filter}`, { token }),
    );
    const path = `/admin/payments/${data[0]!.id}`;
    await retryLost(
      'an admin confirms',
      () => this.shop.http.call('POST', `${path}/confirm`, { token }),
      async () => (await this.shop.http.ask<{ state: string }>('GET', path, { token })).state === 'confirmed',
    );
  }
}
