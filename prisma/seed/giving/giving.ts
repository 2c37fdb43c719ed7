import { daysAfter } from '#domain/platform/durations';
import { sen } from '#domain/platform/sen';
import { passedOn } from '#domain/sales/ledger/postings';
import type { Prisma, PrismaClient } from '#runtime/generated/prisma/client';
import { DEMO_CUSTOMERS } from '../demo/people.js';
import { seedUid } from '../seed-uid.js';
import type { DemoCause } from './causes.js';
import { writeDonations, writeEntry } from './donation-rows.js';
import { type PutFile, type StoredPicture, storePicture } from './store-picture.js';

type Tx = Prisma.TransactionClient;

/** Demo causes with drawn pictures, donations and what was passed on, dated before now. Needs the demo people. Adds those that are missing. */
export async function seedGiving(prisma: PrismaClient, putFile: PutFile, now = new Date()): Promise<void> {
  const { DEMO_CAUSES } = await import('./causes.js');
  const { receipt } = await import('./draw.js');
  for (const [index, cause] of DEMO_CAUSES.entries()) {
    if (await prisma.givingCause.count({ where: { slug: cause.slug } })) continue;
    const picture = await storePicture(`giving-picture/${cause.slug}`, cause.picture.svg, putFile);
    const proof = cause.disbursed
      ? await storePicture(`giving-proof/${cause.slug}`, receipt(cause.disbursed.amount), putFile)
      : null;
    const proofs: StoredPicture[] = [];
    for (const [n, { daysAgo }] of cause.donations.entries())
      proofs.push(
        await storePicture(`giving-payment/${cause.slug}/${n}`, receipt(daysAgo + 7 * n + 31 * index), putFile),
      );
    const people = await prisma.customer.findMany({
      where: { email: { in: DEMO_CUSTOMERS.map(({ email }) => email) } },
    });
    await prisma.$transaction(async (tx) => {
      await insertFiles(tx, [picture, ...(proof ? [proof] : [])]);
      const causeUid = await insertCause(tx, cause, index + 1, picture);
      await writeDonations(tx, { cause, causeUid, people, proofs, now });
      if (cause.disbursed && proof) await disburse(tx, cause.disbursed, causeUid, proof.uid, now);
    });
  }
}

const insertFiles = (tx: Tx, files: StoredPicture[]) =>
  tx.file.createMany({ data: files.map((file) => ({ ...file, kind: 'giving-picture' })) });

async function insertCause(tx: Tx, cause: DemoCause, position: number, picture: StoredPicture): Promise<string> {
  const { slug, name, summary, story, beneficiary, target, sharePrice } = cause;
  const { uid } = await tx.givingCause.create({
    data: {
      uid: seedUid(`giving/${slug}`),
      slug,
      name,
      summary,
      story,
      beneficiary,
      targetSen: target === null ? null : BigInt(target) * 100n,
      sharePriceSen: sharePrice === null ? null : BigInt(sharePrice) * 100n,
      fileUid: picture.uid,
      pictureAlt: cause.picture.alt,
      pictureWidth: picture.width,
      pictureHeight: picture.height,
      active: true,
      position,
    },
    select: { uid: true },
  });
  return uid;
}

const DEMO_ACCOUNT = { bankName: 'BCA', accountNumber: '7700112233', accountName: 'Yayasan Anak Pesisir' };

/** As the admin's command and the job of the worker write it. */
async function disburse(
  tx: Tx,
  given: NonNullable<DemoCause['disbursed']>,
  causeUid: string,
  fileUid: string,
  now: Date,
) {
  const { amount, title, note, daysAgo } = given;
  const at = daysAfter(now, -daysAgo);
  const amountSen = BigInt(amount) * 100n;
  const by = 'Fajar Nugroho';
  const { uid: cause } = await tx.givingAllotment.create({
    data: { causeUid, amountSen, title, note, fileUid, by, at },
    select: { uid: true },
  });
  await tx.payout.create({
    data: {
      kind: 'disbursement',
      refUid: cause,
      state: 'paid',
      amountSen,
      dueAt: at,
      ...DEMO_ACCOUNT,
      approvedBy: by,
      approvedAt: at,
      paidBy: by,
      paidAt: at,
      reference: `DEMO-${cause.slice(0, 8)}`,
    },
    select: { uid: true },
  });
  await tx.givingDisbursement.create({ data: { uid: cause, causeUid, amountSen, title, note, by, at } });
  await tx.givingCause.update({ where: { uid: causeUid }, data: { disbursedSen: amountSen }, select: { uid: true } });
  const about = { productLine: 'giving', orderUid: null, partyUid: null, subjectUid: causeUid };
  await writeEntry(tx, {
    kind: 'disbursement',
    cause,
    at,
    postings: passedOn(sen(amountSen), 'donationFunds', 'bank', about),
  });
}
