import { randomUUID } from 'node:crypto';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import type { Family } from '#testing/factories';
import { type Http, formOf } from '#testing/http';
import { aPicture } from '#testing/picture';
import { until } from '#testing/settle';
import type { Shop } from '../../support/shop.js';
import { type Cast, type Person, signIn } from './cast.js';
import { openEvents } from './ending.js';
import { persist } from './persist.js';

/** The job of the shop in its order, each step one call. Issue 2 §4. */
export const STEPS = [
  'host-orders',
  'host-proves',
  'admin-verifies',
  'member-orders',
  'member-pays',
  'admin-confirms',
  'admin-approves',
  'admin-pays-host',
] as const;
export type Step = (typeof STEPS)[number];
/** Everything up to here needs no worker. */
const LAST_WITHOUT_WORKER = STEPS.indexOf('admin-confirms');

interface Order {
  orderUid: string;
  customerUid: string;
  groupUid: string;
}

/** A host and a member in a group of two, from the first order to the host's money. It asks again what was not answered. */
export class Story {
  readonly orders: { host?: Order; member?: Order } = {};
  private tokens = { host: '', member: '', admin: '' };
  private next = 0;
  private readonly keys = { host: randomUUID(), member: randomUUID() };

  private constructor(
    private readonly shop: Shop,
    readonly family: Family,
    readonly host: Person,
    readonly member: Person,
  ) {}

  static async prepare(cast: Cast, shop: Shop): Promise<Story> {
    const family = await cast.family({ hostSeats: 1, regularSeats: 1 });
    return new Story(shop, family, await cast.customer(), await cast.customer());
  }

  private get http(): Http {
    return this.shop.http;
  }

  async signIn(adminToken: string): Promise<void> {
    const [host, member] = await Promise.all([signIn(this.http, this.host), signIn(this.http, this.member)]);
    this.tokens = { host, member, admin: adminToken };
  }

  /** Goes on until `step` is the next one. */
  async upTo(step: Step): Promise<void> {
    while (STEPS[this.next] !== step) await this.go();
  }

  /** As far as it goes while there is no worker. */
  async upToTheWorker(): Promise<void> {
    while (this.next <= LAST_WITHOUT_WORKER) await this.go();
  }

  async toTheEnd(): Promise<void> {
    while (this.next < STEPS.length) await this.go();
  }

  /** Takes the next step. */
  async go(): Promise<void> {
    await this.take[STEPS[this.next]!]();
    this.next += 1;
  }

  /** Waits until the worker has done everything that the story has caused so far. */
  async calm(): Promise<void> {
    await until('a calm story', async () => (await openEvents(this.shop, this)) === 0, 40_000);
  }

  private readonly take: Record<Step, () => Promise<void>> = {
    'host-orders': () => this.order('host'),
    'host-proves': () => this.proveAsHost(),
    'admin-verifies': () => this.decide('host-purchases', 'verify', 'verified', { body: {} }),
    'member-orders': () => this.order('member'),
    'member-pays': () => this.pay(),
    'admin-confirms': () => this.decide('payments', 'confirm', 'confirmed'),
    'admin-approves': async () => {
      await this.calm(); // a message that comes too late to be true is not sent: the endings would differ
      await this.decide('reimbursements', 'approve', 'approved');
    },
    'admin-pays-host': async () => {
      const form = formOf({ reference: 'TRF-UJI-1' }, await aPicture());
      await this.decide('reimbursements', 'pay', 'paid', { form });
    },
  };

  private async order(who: 'host' | 'member'): Promise<void> {
    const plan = this.family.plans[who === 'host' ? 'host' : 'ready'];
    const body = { name: 'Budi Santoso', email: this[who].email, phoneNumber: '081234567890', ...plan };
    const headers = { 'idempotency-key': this.keys[who] };
    const { data } = await persist(`${who} orders`, () =>
      this.http.call<PlacedOrder>('POST', '/customer', { token: this.tokens[who], headers, body }),
    );
    this.orders[who] = data;
  }

  private async proveAsHost(): Promise<void> {
    const { orderUid, customerUid } = this.orders.host!;
    const account = {
      amount: '94900',
      debitedAt: new Date().toISOString().slice(0, 10),
      bankName: 'BCA',
      accountNumber: '1234567890',
      accountName: 'Budi Santoso',
    };
    const form = formOf({ orderUid, customerUid, ...account }, await aPicture());
    const token = this.tokens.host;
    const seen = () => this.http.ask<Proven>('GET', `/customer/host/purchase?${query(this.orders.host!)}`, { token });
    await persist(
      'the host proves',
      () => this.http.call('POST', '/customer/host/purchase', { token, form }),
      async () => (await seen()).purchase?.state === 'submitted',
    );
  }

  private async pay(): Promise<void> {
    const { orderUid, customerUid } = this.orders.member!;
    const form = formOf({ orderUid, customerUid, bankFrom: 'BCA', accountName: 'Budi Santoso' }, await aPicture());
    const seen = () => this.http.ask<Paid>('GET', `/customer/payment/confirm?${query(this.orders.member!)}`);
    await persist(
      'the member pays',
      () => this.http.call('POST', '/customer/payment/confirm', { form }),
      async () => (await seen()).payment?.state === 'submitted',
    );
  }

  /** An admin's button: finds the record of our order, presses, and after a lost answer looks what became of it. */
  private async decide(
    resource: 'host-purchases' | 'payments' | 'reimbursements',
    action: string,
    done: string,
    given: { body?: unknown; form?: FormData } = {},
  ): Promise<void> {
    const token = this.tokens.admin;
    const { orderUid } = resource === 'payments' ? this.orders.member! : this.orders.host!;
    const filter = encodeURIComponent(JSON.stringify({ orderUid }));
    const records = () =>
      persist(`an admin looks at ${resource}`, () =>
        this.http.call<AdminRecord[]>('GET', `/admin/${resource}?filter=${filter}`, { token }),
      );
    // A reimbursement is scheduled by the worker, which may be dead just now.
    const { id } = await until(`one of ${resource} for ${orderUid}`, async () => (await records()).data[0], 40_000);
    await persist(
      `${action} ${resource}`,
      () => this.http.call('POST', `/admin/${resource}/${id}/${action}`, { token, ...given }),
      async () => (await this.http.ask<AdminRecord>('GET', `/admin/${resource}/${id}`, { token })).state === done,
    );
  }
}

interface AdminRecord {
  id: string;
  state: string;
}
interface Proven {
  purchase: { state: string } | null;
}
interface Paid {
  payment: { state: string } | null;
}

const query = ({ orderUid, customerUid }: Order): URLSearchParams => new URLSearchParams({ orderUid, customerUid });
