import { randomUUID } from 'node:crypto';
import { avatarKeyOf, avatarPathOf } from '#runtime/storage/avatars';
import { FileStore } from '#runtime/storage/file-store';
import { type Family, aCustomer, aGroup, aPayment, aPurchase, anOrder } from '#testing/factories';
import { aPicture } from '#testing/picture';
import { tell } from '#testing/tell';
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

/** What must be found nowhere once the person is forgotten. */
export const wordsOf = ({ name, email, phoneNumber, accountNumber }: Person): string[] => [
  ...name.split(' '),
  email,
  phoneNumber,
  `0${phoneNumber.slice(2)}`,
  accountNumber,
];

/**
 * Somebody who has done everything that can be done here, with real files and mails, and whose money is all settled: a
 * membership that is over, a host's purchase that was reimbursed, a refund, an order that was never paid; blocked and
 * opened again by an admin who wrote the name into every reason.
 */
export async function aPersonWithAPast(world: World, family: Family, name: string, phone: string): Promise<Person> {
  const { database } = world;
  const files = new Files(world.get(FileStore));
  const phoneNumber = `${phone}${Math.floor(Math.random() * 90 + 10)}`;
  const accountNumber = `99${phoneNumber.slice(4)}`;
  const email = `${name.toLowerCase().replace(/\W+/g, '.')}.${randomUUID().slice(0, 6)}@rahasia.test`;
  const avatar = avatarPathOf(randomUUID());
  await files.put(avatarKeyOf(avatar));
  const { uid: customerUid } = await aCustomer(database, {
    name,
    email,
    phoneNumber,
    avatar,
    reminderPhone: phoneNumber,
  });
  await database.session.create({
    data: { customerUid, deviceId: `hp-${name}`, deviceOs: 'web', refreshHash: randomUUID(), expiresAt: new Date() },
  });
  await database.accountLink.create({
    data: {
      customerUid,
      purpose: 'change-email',
      email: `baru.${email}`,
      previousEmail: `lama.${email}`,
      tokenHash: randomUUID(),
      createdAt: new Date(),
      expiresAt: new Date(),
      usedAt: new Date(),
    },
  });
  await database.forgottenPassword.create({ data: { email, at: new Date() } });
  const contact = { name, email, phoneNumber };
  const aClosedOrder = async (given: Parameters<typeof anOrder>[3]) => {
    const seat = await anOrder(database, family, (await aGroup(database, family)).uid, { customerUid, ...given });
    await database.order.update({
      where: { uid: seat.orderUid },
      data: { ...contact, idempotencyKey: `${email}-${seat.orderUid}`, retryKey: null },
    });
    // A membership that is over has given its seat back.
    if (given?.accountStatus === 5 || given?.accountStatus === 6)
      await database.accountGroup.update({
        where: { uid: seat.groupUid },
        data: given.kind === 'host' ? { freeHostSeats: [1] } : { freeRegularSeats: [2, 3], filledAt: null },
      });
    const why = `Kata ${name}`;
    await database.orderHistory.create({ data: { orderUid: seat.orderUid, toStatus: 4, why, by: 'Sari Admin' } });
    await database.accountHistory.create({ data: { accountUid: seat.accountUid, toStatus: 5, why, by: 'Sari Admin' } });
    return seat;
  };
  const aProofFile = async () => {
    const key = `proofs/${randomUUID()}.webp`;
    await files.put(key);
    return (await database.proof.create({ data: { key, sha256: 'x', bytes: 1, width: 1, height: 1 } })).uid;
  };

  const over = await aClosedOrder({ status: 4, accountStatus: 5 });
  const reason = `Bukti ${name} buram`;
  await aPayment(database, over.orderUid, {
    state: 'rejected',
    accountName: name,
    reason,
    proofUid: await aProofFile(),
  });
  await database.orderEligibility.create({
    data: { orderUid: over.orderUid, accountEmail: email, answers: [], confirmedAt: new Date() },
  });
  await database.followUp.create({
    data: {
      accountUid: over.accountUid,
      customerUid,
      topic: 'login',
      message: `Saya ${name}, hubungi ${phoneNumber}`,
      state: 'answered',
      answer: `Halo ${name}`,
      answeredBy: 'Sari Admin',
      answeredAt: new Date(),
    },
  });
  const refunded = await aClosedOrder({ status: 6, accountStatus: 6 });
  await aPayment(database, refunded.orderUid, {
    accountName: name,
    bankFrom: `Bank ${name}`,
    proofUid: await aProofFile(),
  });
  await database.refund.create({
    data: { orderUid: refunded.orderUid, amountSen: 100n, feeSen: 0n, reason: `Diminta ${name}`, by: 'Sari Admin' },
  });
  const host = await aClosedOrder({ kind: 'host', status: 4, accountStatus: 5 });
  const purchase = await aPurchase(database, host.orderUid, {
    accountName: name,
    accountNumber,
    reason: `Telepon ${phoneNumber}`,
    proofUid: await aProofFile(),
  });
  await database.reimbursement.create({
    data: {
      orderUid: host.orderUid,
      purchaseUid: purchase.uid,
      state: 'paid',
      providerPriceSen: 300n,
      hostShareSen: 100n,
      transferFeeSen: 100n,
      amountSen: 100n,
      dueAt: new Date(),
      paidAt: new Date(),
      reference: 'BCA-20261120-001',
      reason: `Ke ${accountNumber}`,
      proofUid: await aProofFile(),
    },
  });
  const unpaid = await anOrder(database, family, (await aGroup(database, family)).uid, {
    customerUid,
    announced: true,
  });
  await database.order.update({ where: { uid: unpaid.orderUid }, data: contact });
  for (const [subject, subjectUid] of [
    ['customers', customerUid],
    ['orders', over.orderUid],
    ['accounts', over.accountUid],
    ['host-purchases', purchase.uid],
  ] as const)
    await database.auditLog.create({
      data: {
        actor: 'Sari Admin',
        actorUid: randomUUID(),
        action: 'block',
        subject,
        subjectUid,
        reason: `Karena ${name}`,
      },
    });
  await tell(world, 'order.cancelled', { orderUid: over.orderUid, groupUid: over.groupUid });
  return { uid: customerUid, name, email, phoneNumber, accountNumber, files: files.keys };
}

/** Whether everything of the person is still as it was. */
export async function hasPast(world: World, { uid, name, email, files }: Person): Promise<boolean> {
  const store = world.get(FileStore);
  const there = await Promise.all(files.map((key) => store.get(key)));
  const { database } = world;
  return (
    there.every(Boolean) &&
    (await database.customer.count({ where: { uid, name, email, avatar: { not: null } } })) === 1 &&
    (await database.order.count({ where: { customerUid: uid, email } })) === 4 &&
    (await database.session.count({ where: { customerUid: uid } })) === 1 &&
    (await database.notification.count({ where: { customerUid: uid, emailState: 'sent' } })) > 0 &&
    (await database.auditReason.count({ where: { text: { contains: name } } })) === 4
  );
}

class Files {
  readonly keys: string[] = [];
  constructor(private readonly store: FileStore) {}

  async put(key: string): Promise<void> {
    await this.store.put(key, await aPicture(), 'image/webp');
    this.keys.push(key);
  }
}
