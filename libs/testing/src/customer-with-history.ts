import { randomUUID } from 'node:crypto';
import type { FileKind } from '#domain/platform/stored-file';
import type { Database } from '#runtime/platform/db/database';
import { avatarKeyOf, avatarPathOf } from '#runtime/platform/storage/avatars';
import { FileStore } from '#runtime/platform/storage/file-store';
import { type Family, type OrderGiven, aCustomer, aGroup, anOrder } from '#testing/factories';
import { aFile, aPayment, aPurchase, aRefund, aReimbursement, aStatementLine } from '#testing/money-factories';
import { aPicture } from '#testing/picture';
import { announceEvent } from '#testing/events';
import type { World } from '#testing/world';

export interface Person {
  uid: string;
  name: string;
  email: string;
  phoneNumber: string;
  accountNumber: string;
  /** Keys of the file store. */
  files: string[];
}

/** Words that must not be found anywhere after the erasure. */
export const wordsOf = ({ name, email, phoneNumber, accountNumber }: Person): string[] => [
  ...name.split(' '),
  email,
  phoneNumber,
  `0${phoneNumber.slice(2)}`,
  accountNumber,
];

/**
 * A customer with every kind of record, real files and mails, and no money open: an ended membership, a reimbursed host
 * purchase, a refund, an order that was never paid; blocked and unblocked by an admin with the name in every reason.
 */
export async function aCustomerWithHistory(world: World, family: Family, name: string, phone: string): Promise<Person> {
  const history = await HistoryBuilder.begin(world, family, name, phone);
  const over = await history.membershipThatIsOver();
  await history.refundedOrder();
  const purchaseUid = await history.reimbursedPurchase();
  await history.orderNeverPaid();
  await history.acts({
    customers: history.person.uid,
    orders: over.orderUid,
    accounts: over.accountUid,
    'host-purchases': purchaseUid,
  });
  await announceEvent(world, 'order.cancelled', { orderUid: over.orderUid });
  return history.person;
}

/** Whether all data of the customer are unchanged. */
export async function hasFullHistory(world: World, { uid, name, email, files }: Person): Promise<boolean> {
  const store = world.get(FileStore);
  const there = await Promise.all(files.map((key) => store.get(key)));
  const { database } = world;
  return (
    there.every(Boolean) &&
    (await database.customer.count({ where: { uid, name, email, avatar: { not: null } } })) === 1 &&
    (await database.order.count({ where: { customerUid: uid, email } })) === 4 &&
    (await database.session.count({ where: { customerUid: uid } })) === 1 &&
    (await database.customerNote.count({ where: { customerUid: uid } })) === 1 &&
    (await database.savedView.count({ where: { filter: { path: ['q'], equals: name } } })) === 1 &&
    (await database.notification.count({ where: { customerUid: uid, emailState: 'sent' } })) > 0 &&
    (await database.auditReason.count({ where: { text: { contains: name } } })) === 4
  );
}

/** Creates the records one by one, with the customer's words in each. */
class HistoryBuilder {
  private readonly database: Database;

  private constructor(
    private readonly world: World,
    private readonly family: Family,
    readonly person: Person,
  ) {
    this.database = world.database;
  }

  /** The customer, a device, links and a forgotten password. */
  static async begin(world: World, family: Family, name: string, phone: string): Promise<HistoryBuilder> {
    const { database } = world;
    const phoneNumber = `${phone}${Math.floor(Math.random() * 90 + 10)}`;
    const email = `${name.toLowerCase().replace(/\W+/g, '.')}.${randomUUID().slice(0, 6)}@rahasia.test`;
    const avatar = avatarPathOf(randomUUID());
    const contact = { name, email, phoneNumber };
    const { uid } = await aCustomer(database, { ...contact, avatar, reminderPhone: phoneNumber });
    const history = new HistoryBuilder(world, family, {
      uid,
      ...contact,
      accountNumber: `99${phoneNumber.slice(4)}`,
      files: [],
    });
    await history.store(avatarKeyOf(avatar));
    const [now, customerUid] = [new Date(), uid];
    await database.session.create({
      data: { customerUid, deviceId: `hp-${name}`, deviceOs: 'web', refreshHash: randomUUID(), expiresAt: now },
    });
    const [oldEmail, newEmail] = [`lama.${email}`, `baru.${email}`];
    const link = { purpose: 'change-email', email: newEmail, previousEmail: oldEmail, tokenHash: randomUUID() };
    await database.accountLink.create({ data: { customerUid, ...link, createdAt: now, expiresAt: now, usedAt: now } });
    await database.forgottenPassword.create({ data: { email, at: now } });
    const note = { text: `${name} ditelepon di ${phoneNumber}`, by: 'Sari Admin', byUid: randomUUID(), at: now };
    await database.customerNote.create({ data: { uid: randomUUID(), customerUid, ...note } });
    const admin = { name: 'Sari Admin', email: `${randomUUID()}@patungan.test`, passwordHash: '', role: 'support' };
    const sought = [name, email.toUpperCase(), `+${phoneNumber}`, phoneNumber.replace(/^62/, '0')];
    const views = sought.map((q, n) => ({ resource: 'orders', name: `Cari ${n}`, filter: { q }, createdAt: now }));
    await database.admin.create({ data: { ...admin, savedViews: { create: views } } });
    return history;
  }

  async membershipThatIsOver() {
    const { uid: customerUid, name, email, phoneNumber } = this.person;
    const over = await this.closedOrder({ status: 4, accountStatus: 5 });
    const { orderUid, accountUid } = over;
    const fileUid = await this.proof();
    const reason = `Bukti ${name} buram`;
    await aPayment(this.database, orderUid, { state: 'rejected', accountName: name, reason, fileUid });
    await this.database.orderEligibility.create({
      data: { orderUid, accountEmail: email, answers: [], confirmedAt: new Date() },
    });
    await this.database.followUp.create({
      data: {
        accountUid,
        customerUid,
        topic: 'login',
        message: `Saya ${name}, hubungi ${phoneNumber}`,
        state: 'answered',
        answer: `Halo ${name}`,
        answeredBy: 'Sari Admin',
        answeredAt: new Date(),
      },
    });
    const ended = { state: 'solved', endedAt: new Date(), endedBy: 'Sari Admin', note: `Untuk ${name}` };
    const clock = { openedAt: new Date(), answerDueAt: new Date(), solveDueAt: new Date() };
    const claim = {
      accountUid,
      groupUid: over.groupUid,
      reason: 'other',
      message: `Akun ${email}`,
      ...ended,
      ...clock,
    };
    await this.database.accessClaim.create({ data: { ...claim, fileUid: await this.proof('claim-picture') } });
    await this.database.thread.create({ data: { accountUid, lastAt: new Date() } });
    const line = { accountUid, groupUid: over.groupUid, at: new Date() };
    await this.database.threadLine.createMany({
      data: [
        { uid: randomUUID(), ...line, party: 'member', customerUid, message: `Hubungi ${phoneNumber}` },
        { uid: randomUUID(), ...line, party: 'admin', adminName: 'Sari Admin', message: `Halo ${name}` },
      ],
    });
    const review = { accountUid, customerUid, providerUid: this.family.providerUid, plan: 'Netflix', stars: 4 };
    const decided = { state: 'rejected', decidedAt: new Date(), decidedBy: 'Sari Admin', reason: `Menyebut ${name}` };
    await this.database.review.create({
      data: { ...review, text: `Kata ${name}: lancar`, writtenAt: new Date(), ...decided },
    });
    return over;
  }

  async refundedOrder(): Promise<void> {
    const { name } = this.person;
    const { orderUid } = await this.closedOrder({ status: 6, accountStatus: 6 });
    const fileUid = await this.proof();
    const payment = await aPayment(this.database, orderUid, { accountName: name, bankFrom: `Bank ${name}`, fileUid });
    const destination = { bankName: 'BCA', accountNumber: this.person.accountNumber, accountName: name };
    await aRefund(this.database, payment, { reason: `Diminta ${name}`, ...destination });
    const seen = { description: `TRSF DARI ${name}`, amountSen: payment.amountSen, paymentUid: payment.uid };
    await aStatementLine(this.database, { ...seen, state: 'used', decidedBy: 'Sari Admin', decidedAt: new Date() });
  }

  async reimbursedPurchase(): Promise<string> {
    const { name: accountName, accountNumber, phoneNumber } = this.person;
    const { orderUid } = await this.closedOrder({ kind: 'host', status: 4, accountStatus: 5 });
    const reason = `Telepon ${phoneNumber}`;
    const fileUid = await this.proof('purchase-proof');
    const purchase = await aPurchase(this.database, orderUid, { accountName, accountNumber, reason, fileUid });
    await aReimbursement(
      this.database,
      { orderUid, purchaseUid: purchase.uid },
      {
        state: 'paid',
        paidAt: new Date(),
        reference: 'BCA-20261120-001',
        reason: `Ke ${accountNumber}`,
        fileUid: await this.proof('payout-proof'),
      },
    );
    return purchase.uid;
  }

  async orderNeverPaid(): Promise<void> {
    const { orderUid } = await this.seat({ announced: true });
    await this.database.order.update({ where: { uid: orderUid }, data: this.contact });
  }

  /** An audit entry for each of the subjects. */
  async acts(subjects: Record<string, string>): Promise<void> {
    const admin = { actor: 'Sari Admin', actorUid: randomUUID() };
    const reason = `Karena ${this.person.name}`;
    for (const [subject, subjectUid] of Object.entries(subjects))
      await this.database.auditLog.create({ data: { ...admin, action: 'block', subject, subjectUid, reason } });
  }

  private get contact() {
    const { name, email, phoneNumber } = this.person;
    return { name, email, phoneNumber };
  }

  /** In a group of its own. */
  private async seat(given: OrderGiven) {
    const { uid: groupUid } = await aGroup(this.database, this.family);
    return anOrder(this.database, this.family, groupUid, { customerUid: this.person.uid, ...given });
  }

  private async closedOrder(given: OrderGiven) {
    const seat = await this.seat(given);
    const { orderUid, accountUid, groupUid } = seat;
    await this.database.order.update({
      where: { uid: orderUid },
      data: { ...this.contact, idempotencyKey: `${this.person.email}-${orderUid}`, retryKey: null },
    });
    // An ended membership has given its seat back.
    await this.database.accountGroup.update({
      where: { uid: groupUid },
      data: given.kind === 'host' ? { freeHostSeats: [1] } : { freeRegularSeats: [2, 3], filledAt: null },
    });
    const [why, by] = [`Kata ${this.person.name}`, 'Sari Admin'];
    await this.database.orderHistory.create({ data: { orderUid, fromStatus: 3, toStatus: 4, why, by } });
    await this.database.accountHistory.create({ data: { accountUid, fromStatus: 3, toStatus: 5, why, by } });
    return seat;
  }

  private async proof(kind: FileKind = 'payment-proof'): Promise<string> {
    const key = `proofs/${randomUUID()}.webp`;
    await this.store(key);
    return (await aFile(this.database, { key, sha256: 'x', kind, customerUid: this.person.uid })).uid;
  }

  private async store(key: string): Promise<void> {
    await this.world.get(FileStore).put(key, await aPicture(), 'image/webp');
    this.person.files.push(key);
  }
}
