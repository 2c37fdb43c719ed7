import { randomUUID } from 'node:crypto';
import { dayInWib } from '#domain/platform/wib';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import { acceptedDuties } from '#testing/eligibility';
import type { Family } from '#testing/factories';
import { type Http, formOf } from '#testing/http';
import { aPicture } from '#testing/picture';
import { until } from '#testing/settle';
import type { Shop } from '../../support/shop.js';
import { type Fixtures, type Person, signIn } from './fixtures.js';
import { openEvents } from './final-state.js';
import { retryLost } from './retry-lost.js';

/** From the first order to the paid reimbursement; each step is one request. */
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
/** Up to this step no worker is needed. */
const LAST_WITHOUT_WORKER = STEPS.indexOf('admin-confirms');

interface Order {
  orderUid: string;
  customerUid: string;
  groupUid: string;
}

/** A host and a member in a group of two, from the first order to the paid reimbursement. Requests without an answer are repeated. */
export class Scenario {
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

  static async prepare(fixtures: Fixtures, shop: Shop): Promise<Scenario> {
    const family = await fixtures.family({ hostSeats: 1, regularSeats: 1 });
    return new Scenario(shop, family, await fixtures.customer(), await fixtures.customer());
  }

  private get http(): Http {
    return this.shop.http;
  }

  async signIn(adminToken: string): Promise<void> {
    const [host, member] = await Promise.all([signIn(this.http, this.host), signIn(this.http, this.member)]);
    this.tokens = { host, member, admin: adminToken };
  }

  /** Runs the steps before `step`. */
  async runUntil(step: Step): Promise<void> {
    while (STEPS[this.next] !== step) await this.runStep();
  }

  /** Runs the steps that need no worker. */
  async runWithoutWorker(): Promise<void> {
    while (this.next <= LAST_WITHOUT_WORKER) await this.runStep();
  }

  async runToEnd(): Promise<void> {
    while (this.next < STEPS.length) await this.runStep();
  }

  /** Runs the next step. */
  async runStep(): Promise<void> {
    await this.take[STEPS[this.next]!]();
    this.next += 1;
  }

  /** Waits until the worker has done every effect of the steps so far. */
  async idle(): Promise<void> {
    await until('every effect of the scenario', async () => (await openEvents(this.shop, this)) === 0);
  }

  private readonly take: Record<Step, () => Promise<void>> = {
    'host-orders': () => this.order('host'),
    'host-proves': () => this.proveAsHost(),
    'admin-verifies': () => this.decide('host-purchases', 'verify', 'verified', { body: {} }),
    'member-orders': () => this.order('member'),
    'member-pays': () => this.pay(),
    'admin-confirms': () => this.decide('payments', 'confirm', 'confirmed'),
    'admin-approves': async () => {
      await this.idle(); // a message that comes too late to be true is not sent: the final states would differ
      await this.decide('reimbursements', 'approve', 'approved');
    },
    'admin-pays-host': async () => {
      // A reference belongs to one transfer.
      const form = formOf({ reference: `TRF-${this.orders.host!.orderUid}` }, await aPicture());
      await this.decide('reimbursements', 'pay', 'paid', { form });
    },
  };

  private async order(who: 'host' | 'member'): Promise<void> {
    const plan = this.family.plans[who === 'host' ? 'host' : 'ready'];
    const body = {
      name: 'Budi Santoso',
      email: this[who].email,
      phoneNumber: '081234567890',
      ...plan,
      ...acceptedDuties({ isHost: who === 'host' }),
    };
    const headers = { 'idempotency-key': this.keys[who] };
    const { data } = await retryLost(`${who} orders`, () =>
      this.http.call<PlacedOrder>('POST', '/customer', { token: this.tokens[who], headers, body }),
    );
    this.orders[who] = data;
  }

  private async proveAsHost(): Promise<void> {
    const { orderUid, customerUid } = this.orders.host!;
    const account = {
      amount: '94900',
      debitedAt: dayInWib(new Date()),
      bankName: 'BCA',
      accountNumber: '1234567890',
      accountName: 'Budi Santoso',
    };
    const form = formOf({ orderUid, customerUid, ...account }, await aPicture());
    const token = this.tokens.host;
    const seen = () => this.http.ask<Proven>('GET', `/customer/host/purchase?${query(this.orders.host!)}`, { token });
    await retryLost(
      'the host proves',
      () => this.http.call('POST', '/customer/host/purchase', { token, form }),
      async () => (await seen()).purchase?.state === 'submitted',
    );
  }

  private async pay(): Promise<void> {
    const { orderUid, customerUid } = this.orders.member!;
    const form = formOf({ orderUid, customerUid, bankFrom: 'BCA', accountName: 'Budi Santoso' }, await aPicture());
    const seen = () => this.http.ask<Paid>('GET', `/customer/payment/confirm?${query(this.orders.member!)}`);
    await retryLost(
      'the member pays',
      () => this.http.call('POST', '/customer/payment/confirm', { form }),
      async () => (await seen()).payment?.state === 'submitted',
    );
  }

  /** An admin's action on the record of our order; after a lost answer reads the record to see whether it worked. */
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
      retryLost(`an admin looks at ${resource}`, () =>
        this.http.call<AdminRecord[]>('GET', `/admin/${resource}?filter=${filter}`, { token }),
      );
    // A reimbursement is scheduled by the worker, which may be restarting.
    const { id } = await until(`one of ${resource} for ${orderUid}`, async () => (await records()).data[0]);
    await retryLost(
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
