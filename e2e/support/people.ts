import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { AdminAccount } from '#contracts/products/subscriptions/accounts.admin.http';
import type { AdminGroup } from '#contracts/products/subscriptions/groups.admin.http';
import type { AdminPayment } from '#contracts/sales/payments.admin.http';
import type { AdminShopPurchase } from '#contracts/products/subscriptions/shop-purchases.admin.http';
import { daysAfter } from '#domain/platform/durations';
import { dayInWib } from '#domain/platform/wib';
import type { AdminPurchase, AdminReimbursement } from '#contracts/products/subscriptions/hosts.admin.http';
import type { TrialBalance } from '#contracts/sales/ledger.admin.http';
import type { GroupView } from '#contracts/catalogue/catalogue.http';
import type { PurchaseView } from '#contracts/products/subscriptions/hosts.http';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import type { OrderDetail } from '#contracts/sales/orders.http';
import type { CheckoutView } from '#contracts/sales/payments.http';
import type { AdminSessionView, CustomerView, SessionView } from '#contracts/identity/session.http';
import { acceptedDuties, fittingAnswers } from '#testing/eligibility';
import { type Answer, type CallOptions, type Http, formOf } from '#testing/http';
import { aPicture } from '#testing/picture';
import type { FoundPlan } from '#testing/plans';
import { ADMIN, type Shop } from './shop.js';

const PASSWORD = 'kata-sandi-cerita';
let counter = 0;

/** A customer, signed up and signed in. */
export class Customer {
  private constructor(
    private readonly shop: Shop,
    readonly name: string,
    readonly email: string,
    readonly uid: string,
    readonly token: string,
  ) {}

  static async join(shop: Shop, name: string): Promise<Customer> {
    counter += 1;
    const email = `${name.toLowerCase().replace(/\W+/g, '-')}-${counter}@cerita.test`;
    const phoneNumber = `0812${String(10_000_000 + counter)}`;
    const body = { name, email, phoneNumber, password: PASSWORD };
    await shop.http.ask<CustomerView>('POST', '/customer/sign/up', { body });
    const signIn = { email, password: PASSWORD, deviceOs: 'web', deviceId: `device-${counter}`, scope: 'web' };
    const session = await shop.http.ask<SessionView>('POST', '/customer/sign/in', { body: signIn });
    return new Customer(shop, name, email, session.customerUid, session.accessToken);
  }

  call<T>(method: string, path: string, options: CallOptions = {}): Promise<Answer<T>> {
    return this.shop.http.call<T>(method, path, { token: this.token, ...options });
  }

  ask<T>(method: string, path: string, options: CallOptions = {}): Promise<T> {
    return this.shop.http.ask<T>(method, path, { token: this.token, ...options });
  }

  /** Orders a plan; with `key` as `Idempotency-Key`. */
  order(plan: FoundPlan, { groupUid, key }: { groupUid?: string; key?: string } = {}): Promise<PlacedOrder> {
    const { uid: variantUid, packageUid } = plan;
    // The same key again is the same request: the account is the customer's own.
    const eligibility = fittingAnswers(plan, this.email);
    const contact = { name: this.name, email: this.email, phoneNumber: '081234567890' };
    const body = { ...contact, packageUid, variantUid, groupUid, eligibility, ...acceptedDuties(plan) };
    return this.ask('POST', '/customer', { body, ...(key && { headers: { 'idempotency-key': key } }) });
  }

  detail({ orderUid }: { orderUid: string }): Promise<OrderDetail> {
    return this.ask('GET', `/customer/${orderUid}/detail`);
  }

  checkout({ orderUid }: { orderUid: string }): Promise<CheckoutView> {
    return this.ask('GET', `/customer/payment/checkout?orderUid=${orderUid}&customerUid=${this.uid}`);
  }

  /** Uploads a proof of the transfer. */
  async pay({ orderUid }: { orderUid: string }): Promise<void> {
    const fields = { orderUid, customerUid: this.uid, bankFrom: 'BCA', accountName: this.name };
    await this.ask('POST', '/customer/payment/confirm', { form: formOf(fields, await aPicture()) });
  }

  cancel({ orderUid }: { orderUid: string }): Promise<unknown> {
    return this.ask('POST', `/customer/${orderUid}/cancel`, { body: {} });
  }

  /** Uploads the proof that the provider has debited `amount` rupiah from this host. */
  async proveHostPurchase({ orderUid }: { orderUid: string }, amount: number): Promise<void> {
    const fields = {
      orderUid,
      amount: String(amount),
      debitedAt: dayInWib(new Date()),
      bankName: 'BCA',
      accountNumber: '1234567890',
      accountName: this.name,
    };
    await this.ask('POST', '/customer/host/purchase', { form: formOf(fields, await aPicture()) });
  }

  hostPurchase({ orderUid }: { orderUid: string }): Promise<PurchaseView> {
    return this.ask('GET', `/customer/host/purchase?orderUid=${orderUid}&customerUid=${this.uid}`);
  }

  /** Kinds of the messages in this customer's inbox, oldest first. */
  async messages(): Promise<string[]> {
    const rows = await this.shop.sql<{ kind: string }>(
      'SELECT kind FROM notification WHERE customer_uid = $1 ORDER BY created_at, kind',
      [this.uid],
    );
    return rows.map(({ kind }) => kind);
  }

  /** The e-mails that this customer was sent. Lines that were broken to be short (quoted-printable) are whole again. */
  async mails(): Promise<string[]> {
    const folder = path.join(this.shop.env.DATA_DIR!, 'outbox');
    const files = await readdir(folder);
    const letters = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
    return letters.map((letter) => letter.replaceAll(/=\r?\n/g, '')).filter((letter) => letter.includes(this.email));
  }
}

/** An admin, signed in at the console. */
export class Admin {
  private constructor(
    private readonly http: Http,
    readonly token: string,
  ) {}

  static async signIn(shop: Shop): Promise<Admin> {
    const { accessToken } = await shop.http.ask<AdminSessionView>('POST', '/admin/sign/in', { body: ADMIN });
    return new Admin(shop.http, accessToken);
  }

  call<T>(method: string, path: string, options: CallOptions = {}): Promise<Answer<T>> {
    return this.http.call<T>(method, `/admin${path}`, { token: this.token, ...options });
  }

  ask<T>(method: string, path: string, options: CallOptions = {}): Promise<T> {
    return this.http.ask<T>(method, `/admin${path}`, { token: this.token, ...options });
  }

  list<T>(resource: string, filter: Record<string, unknown>): Promise<T[]> {
    return this.ask('GET', `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`);
  }

  /** The payment of an order that waits at the desk. */
  async waitingPayment({ orderUid }: { orderUid: string }): Promise<AdminPayment> {
    return theOnly(await this.list<AdminPayment>('payments', { orderUid, state: 'submitted' }), 'waiting payment');
  }

  async confirm(order: { orderUid: string }): Promise<void> {
    const { id } = await this.waitingPayment(order);
    await this.ask('POST', `/payments/${id}/confirm`);
  }

  async reject(order: { orderUid: string }, reason: string): Promise<void> {
    const { id } = await this.waitingPayment(order);
    await this.ask('POST', `/payments/${id}/reject`, { body: { reason } });
  }

  /** Puts what the host needs into the vault of its group. */
  async provide({ groupUid }: { groupUid: string }): Promise<void> {
    const body = { username: 'grup@patungan.test', password: 'rahasia-grup' };
    await this.ask('POST', `/account-groups/${groupUid}/store-credential`, { body });
  }

  /** Verifies the purchase of a host order that waits at the desk. `providerPrice` where the plan does not know it. */
  async verifyPurchase({ orderUid }: { orderUid: string }, providerPrice?: number): Promise<void> {
    const waiting = await this.list<AdminPurchase>('host-purchases', { orderUid, state: 'submitted' });
    const { id } = theOnly(waiting, 'waiting purchase');
    await this.ask('POST', `/host-purchases/${id}/verify`, {
      body: { providerPrice, ...(providerPrice && { reason: 'Sesuai bukti' }) },
    });
  }

  /** Records what the shop has bought for a group without a host, unless it was; once the worker has asked for it. */
  async buyFor({ groupUid }: { groupUid: string }): Promise<void> {
    const asked = await this.list<AdminShopPurchase>('shop-purchases', { groupUid });
    if (asked.some(({ boughtAt }) => boughtAt)) return;
    const [purchase] = asked;
    if (!purchase) throw new Error('the shop has nothing to buy for this group');
    const renewal = purchase.isRenewed && { renewsOn: dayInWib(daysAfter(new Date(), 30)) };
    await this.ask('POST', `/shop-purchases/${purchase.id}/buy`, {
      body: { cost: 90_000, account: 'toko-1', ...renewal, reference: `TRF-${purchase.id}` },
    });
  }

  async reimbursement({ orderUid }: { orderUid: string }): Promise<AdminReimbursement> {
    return theOnly(await this.list<AdminReimbursement>('reimbursements', { orderUid }), 'reimbursement');
  }

  async account({ orderUid }: { orderUid: string }): Promise<AdminAccount> {
    return theOnly(await this.list<AdminAccount>('accounts', { orderUid }), 'account');
  }

  /** An action on the seat of an order: `cancel`, `refund`, `end`, `activate`. */
  async act(order: { orderUid: string }, action: string, reason: string): Promise<void> {
    const { id } = await this.account(order);
    await this.ask('POST', `/accounts/${id}/${action}`, { body: { reason } });
  }

  group(groupUid: string): Promise<AdminGroup> {
    return this.ask('GET', `/account-groups/${groupUid}`);
  }

  trialBalance(): Promise<TrialBalance> {
    return this.ask('GET', '/ledger/trial-balance');
  }
}

/** The public list of the groups of a brand. */
export const openGroups = (http: Http, providerUid: string): Promise<GroupView[]> =>
  http.ask('GET', `/customer/account?providerUid=${providerUid}&limit=50`);

function theOnly<T>(rows: T[], what: string): T {
  if (rows.length !== 1) throw new Error(`expected one ${what}, found ${rows.length}`);
  return rows[0]!;
}
