import { randomUUID } from 'node:crypto';
import { refundAccountBody } from '#contracts/products/subscriptions/accounts.admin.http';
import { createAdminBody } from '#contracts/identity/admins.admin.http';
import { writeNoteBody } from '#contracts/identity/customers.admin.http';
import { createBlacklistFields } from '#contracts/identity/blacklist.admin.http';
import { answerFollowUpBody } from '#contracts/products/subscriptions/follow-ups.admin.http';
import { appealBody } from '#contracts/identity/blacklist.http';
import { reasonBody } from '#contracts/platform/common.http';
import { askForHelpBody } from '#contracts/products/subscriptions/follow-ups.http';
import {
  approveReimbursementBody,
  correctionBody,
  payReimbursementFields,
  settleReceivableBody,
  verifyPurchaseBody,
} from '#contracts/products/subscriptions/hosts.http';
import { writeReviewBody } from '#contracts/products/subscriptions/reviews.http';
import { storeCredentialBody } from '#contracts/products/subscriptions/vault.http';
import { type FoundPlan, findPlan } from '#testing/plans';
import { until } from '#testing/settle';
import { XSS_MARK } from '#testing/xss';
import { additionalPaymentQuery, newInvoiceBody } from '#contracts/sales/additional-payment.http';
import { Admin } from '../../support/people.js';
import type { Shop } from '../../support/shop.js';
import { fillCampaigns } from './hostile-campaigns.js';
import { fillContent } from './hostile-content.js';
import { HOSTILE_SLUG, fillCatalogue, fillScheme } from './hostile-catalogue.js';
import type { HostileFields } from './hostile-fields.js';
import { fillGroupDesk, fillSettings, fillThread } from './hostile-desk.js';
import { fillErrands } from './hostile-errands.js';
import { fillGiving } from './hostile-giving.js';
import { fillQurban } from './hostile-qurban.js';
import { fillMerchandise } from './hostile-merchandise.js';
import { fillSekeranjang } from './hostile-sekeranjang.js';
import { fillStatements } from './hostile-statements.js';
import { storeOldNames } from './hostile-stored.js';
import { fillVenues } from './hostile-venues.js';
import { HOSTILE_PASSWORD, HostilePerson, hostileForm } from './hostile-person.js';

/** The customers whose pages are opened, with their orders and seats. */
export interface HostileShop {
  host: HostilePerson;
  member: HostilePerson;
  blocked: HostilePerson;
  orderOf: Record<'host' | 'member' | 'blocked', string>;
  seatOf: Record<'host' | 'member', string>;
  /** Paths of the shop that show `member` what was filled line by line. */
  memberPages: string[];
}

/** Sends an XSS payload in every free text that the API takes. */
export async function fillWithHostileData(shop: Shop, fields: HostileFields): Promise<HostileShop> {
  await shop.sql('UPDATE admin SET name = $1', [`Admin ${XSS_MARK}`]);
  const admin = await Admin.signIn(shop);
  const colleague = { email: 'rekan@jahat.contoh.test', role: 'support', password: HOSTILE_PASSWORD } as const;
  await admin.ask('POST', '/admins', { body: fields.fill(createAdminBody, colleague) });
  await fillCatalogue(admin, fields);
  await fillScheme(admin, fields);
  const address = `/customer/provider/detail?slug=${HOSTILE_SLUG}`;
  await until('the new brand', async () => (await shop.http.call('GET', address)).status === 200);
  return new HostileScenario(shop, admin, fields, await findPlan(shop.http, HOSTILE_SLUG)).run();
}

class HostileScenario {
  constructor(
    private readonly shop: Shop,
    private readonly admin: Admin,
    private readonly fields: HostileFields,
    private readonly plan: FoundPlan,
  ) {}

  async run(): Promise<HostileShop> {
    const { admin, fields } = this;
    const host = await this.join('host');
    const member = await this.join('anggota');
    const second = await this.join('kedua');
    const blocked = await this.join('blokir');
    await member.editProfile();
    const order = await this.fillGroup(host, member, second);
    await this.payBack(order.host);
    const seatOf = { host: await host.seat(), member: await member.seat() };
    await host.post(`/membership/${seatOf.host}/store-credential`, fields.fill(storeCredentialBody));
    await this.review(member, seatOf.member);
    await this.askForHelp(member, seatOf.member);
    await member.wait(this.plan);
    await member.isRefused('/invoice', fields.fill(newInvoiceBody));
    const { orderNumber } = fields.fill(additionalPaymentQuery);
    await member.isRefused(`/additional-payment?${new URLSearchParams({ orderNumber })}`);
    await fillThread(admin, fields, { who: member, seat: seatOf.member }, { who: host, seat: seatOf.host });
    await admin.ask('POST', `/accounts/${await second.seat()}/refund`, { body: fields.fill(refundAccountBody) });
    const theirs = await blocked.order(this.plan);
    await blocked.pay(theirs);
    await this.block(blocked, second);
    await this.act(`/orders/${(await second.order(this.plan)).orderUid}/cancel`);
    await fillGroupDesk(this.shop, admin, fields, order.second);
    const memberPages = await this.fillLines(member, host);
    await fillSettings(admin, fields);
    await fillStatements(admin, fields, this.shop);
    await this.closeAndOpen();
    await this.shop.settled();
    await storeOldNames(this.shop);
    const orderOf = { host: order.host.orderUid, member: order.member.orderUid, blocked: theirs.orderUid };
    return { host, member, blocked, seatOf, orderOf, memberPages };
  }

  /** Every other product line, with `member` as the customer. */
  private async fillLines(member: HostilePerson, other: HostilePerson): Promise<string[]> {
    const { shop, admin, fields } = this;
    return [
      await fillMerchandise(shop, admin, fields, member),
      await fillErrands(shop, admin, fields, member),
      await fillGiving(shop, admin, fields, member, other),
      await fillQurban(shop, admin, fields, member),
      await fillVenues(shop, admin, fields, member, other),
      await fillSekeranjang(shop, admin, fields, member),
      await fillCampaigns(admin, fields, member),
      await fillContent(admin, fields, member),
    ].flat();
  }

  private join = (who: string) => HostilePerson.join(this.shop, this.fields, who);
  /** What an admin does for a reason. */
  private act = (path: string) => this.admin.ask('POST', path, { body: this.fields.fill(reasonBody) });

  /** Of host and two members; the first proofs are refused. */
  private async fillGroup(host: HostilePerson, member: HostilePerson, second: HostilePerson) {
    const { admin, shop, plan } = this;
    const order = {
      host: await host.order(await findPlan(shop.http, HOSTILE_SLUG, { host: true })),
      member: await member.order(plan),
      second: await second.order(plan),
    };
    await host.provePurchase(order.host);
    const { orderUid } = order.host;
    const [purchase] = await admin.list<{ id: string }>('host-purchases', { orderUid, state: 'submitted' });
    const correction = this.fields.fill(correctionBody, { amount: 94_900 });
    await admin.ask('POST', `/host-purchases/${purchase!.id}/correct`, { body: correction });
    await this.act(`/host-purchases/${purchase!.id}/reject`);
    await host.provePurchase(order.host);
    const [proved] = await admin.list<{ id: string }>('host-purchases', { orderUid, state: 'submitted' });
    const verified = this.fields.fill(verifyPurchaseBody, { providerPrice: 94_800 });
    await admin.ask('POST', `/host-purchases/${proved!.id}/verify`, { body: verified });
    await member.pay(order.member);
    await this.act(`/payments/${(await admin.waitingPayment(order.member)).id}/reject`);
    await member.pay(order.member);
    await second.pay(order.second);
    await admin.confirm(order.member);
    await admin.confirm(order.second);
    await shop.settled();
    return order;
  }

  private async payBack(order: { orderUid: string }): Promise<void> {
    const { id } = await this.admin.reimbursement(order);
    await this.admin.ask('POST', `/reimbursements/${id}/approve`, { body: this.fields.fill(approveReimbursementBody) });
    const form = await hostileForm(this.fields.fill(payReimbursementFields));
    await this.admin.ask('POST', `/reimbursements/${id}/pay`, { form });
    const [purchase] = await this.admin.list<{ id: string }>('host-purchases', { orderUid: order.orderUid });
    const { status } = await this.admin.call('POST', `/host-purchases/${purchase!.id}/settle`, {
      body: this.fields.fill(settleReceivableBody),
    });
    if (status !== 409) throw new Error(`a host who owes nothing: ${status}`);
  }

  /** After a paid period, which is moved back for it. */
  private async review(member: HostilePerson, seat: string): Promise<void> {
    const { admin, fields, shop } = this;
    const move = async (by: '-' | '+') => {
      await shop.sql('ALTER TABLE seat_period DISABLE TRIGGER starts_at_access');
      const [starts, ends] = ['starts_at', 'ends_at'].map((at) => `${at} = ${at} ${by} interval '62 days'`);
      await shop.sql(`UPDATE seat_period SET ${starts}, ${ends} WHERE account_uid = $1`, [seat]);
      await shop.sql('ALTER TABLE seat_period ENABLE TRIGGER starts_at_access');
    };
    await member.post(`/membership/${seat}/reveal-credential`);
    await move('-');
    await member.post(`/membership/${seat}/review`, fields.fill(writeReviewBody, { stars: 4 }));
    await move('+');
    const [review] = await admin.list<{ id: string }>('reviews', { state: 'waiting' });
    await admin.ask('POST', `/reviews/${review!.id}/show`);
  }

  /** Three times: answered, closed, and open. */
  private async askForHelp(member: HostilePerson, seat: string): Promise<void> {
    const { admin, fields } = this;
    const ask = async () => {
      await member.post(`/membership/${seat}/ask-for-help`, fields.fill(askForHelpBody, { topic: 'other' }));
      return (await admin.list<{ id: string }>('follow-ups', { state: 'open' }))[0]!.id;
    };
    await admin.ask('POST', `/follow-ups/${await ask()}/answer`, { body: fields.fill(answerFollowUpBody) });
    await this.act(`/follow-ups/${await ask()}/close`);
    await ask();
  }

  /** One is on the blacklist and appeals; the other was blocked and is not any more. */
  private async block(blocked: HostilePerson, second: HostilePerson): Promise<void> {
    const entry = async (email: string, phoneNumber: string) => {
      const whom = { email, phoneNumber, until: '2099-01-31' };
      const form = await hostileForm(this.fields.fill(createBlacklistFields, whom));
      return this.admin.ask<{ uid: string }>('POST', '/blacklist', { form });
    };
    await entry(blocked.email, '081299988877');
    await blocked.signIn();
    await blocked.post('/blacklist/appeal', this.fields.fill(appealBody));
    await this.act(`/blacklist/${(await entry('lain@contoh.test', '081299988878')).uid}/lift`);
    await this.act(`/customers/${second.uid}/block`);
    await this.act(`/customers/${second.uid}/unblock`);
    const note = this.fields.fill(writeNoteBody, { uid: randomUUID() });
    await this.admin.ask('POST', `/customers/${second.uid}/write-note`, { body: note });
    await second.signIn();
  }

  private async closeAndOpen(): Promise<void> {
    const [main] = await this.admin.list<{ id: string }>('maintenance', {});
    await this.act(`/maintenance/${main!.id}/start`);
    await this.admin.ask('POST', `/maintenance/${main!.id}/stop`);
    const isOpen = async () => (await this.shop.http.call('GET', '/customer/provider')).status === 200;
    await until('the shop to open', isOpen);
  }
}
