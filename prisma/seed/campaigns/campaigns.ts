import { createHash } from 'node:crypto';
import { ANNIVERSARY, SEFOURSARY } from '#domain/campaigns/campaign';
import { drawWinners, entriesText } from '#domain/campaigns/lottery';
import { uniqueCodeOf } from '#domain/campaigns/unique-code';
import { DAY_MS, HOUR_MS } from '#domain/platform/durations';
import { maskName } from '#domain/identity/customers/mask-name';
import type { Customer, Prisma, PrismaClient } from '#runtime/generated/prisma/client';
import { DEMO_CUSTOMERS } from '../demo/people.js';
import { seedUid } from '../seed-uid.js';
import { ANNIVERSARY_TEXTS, MISSIONS, OPTIONS, PRIZE, SEFOURSARY_LEVELS, SEFOURSARY_TEXTS } from './texts.js';

type Tx = Prisma.TransactionClient;
const WINNERS = 2;
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
/** The same for the same name, so that a second start changes nothing. */
const digestOf = (name: string): Buffer => createHash('sha512').update(name).digest();

/** A campaign that runs with a live that is open, and one that is switched off. Needs the demo people. Adds those that are missing. */
export async function seedCampaigns(prisma: PrismaClient, now = new Date()): Promise<void> {
  const people = await prisma.customer.findMany({
    where: { email: { in: DEMO_CUSTOMERS.map(({ email }) => email) } },
    orderBy: { email: 'asc' },
  });
  await prisma.$transaction(async (tx) => {
    if (!(await tx.campaign.count({ where: { slug: ANNIVERSARY } }))) await seedAnniversary(tx, people, now);
    if (!(await tx.campaign.count({ where: { slug: SEFOURSARY } }))) await seedSefoursary(tx, now);
  });
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

async function seedAnniversary(tx: Tx, people: Customer[], now: Date): Promise<void> {
  const campaignUid = seedUid('campaign/anniv');
  await tx.campaign.create({
    data: {
      uid: campaignUid,
      slug: ANNIVERSARY,
      ...ANNIVERSARY_TEXTS,
      active: true,
      startsAt: later(now, -14 * DAY_MS),
      endsAt: later(now, 60 * DAY_MS),
      voteOpen: true,
    },
  });
  const missions = MISSIONS.map((mission, index) => ({
    uid: seedUid(`campaign/anniv/mission/${index}`),
    campaignUid,
    position: index + 1,
    ...mission,
  }));
  await tx.campaignMission.createMany({ data: missions });
  await tx.campaignVoteOption.createMany({
    data: OPTIONS.map((option, index) => ({ campaignUid, position: index + 1, ...option })),
  });
  await tx.campaignPrize.create({
    data: {
      campaignUid,
      ...PRIZE,
      codes: { create: Array.from({ length: 20 }, (_, n) => ({ code: `ANNIV-${1_000 + 37 * n}` })) },
    },
  });
  const past = { uid: seedUid('campaign/anniv/live/1'), title: 'Konferensi detektif pertama' };
  await tx.campaignLive.createMany({
    data: [
      { ...past, campaignUid, startsAt: later(now, -3 * DAY_MS), endsAt: later(now, -3 * DAY_MS + 2 * HOUR_MS) },
      // As long as the demo is looked at.
      {
        uid: seedUid('campaign/anniv/live/2'),
        campaignUid,
        title: 'Konferensi detektif kedua',
        startsAt: later(now, -HOUR_MS),
        endsAt: later(now, 30 * DAY_MS),
      },
    ],
  });
  for (const { uid: customerUid, name } of people) {
    await tx.campaignParticipant.create({
      data: { campaignUid, customerUid, uniqueCode: uniqueCodeOf(digestOf(`participant/${customerUid}`)) },
    });
    await tx.campaignSubmission.create({
      data: {
        campaignUid,
        missionUid: missions[0]!.uid,
        customerUid,
        state: 'completed',
        text: `Aku ${name}, detektif Patungan!`,
        submittedAt: later(now, -5 * DAY_MS),
        decidedAt: later(now, -4 * DAY_MS),
        decidedBy: 'Sari Admin',
      },
    });
    await tx.campaignAttendance.create({
      data: { campaignUid, liveUid: past.uid, customerUid, at: later(now, -3 * DAY_MS + HOUR_MS) },
    });
  }
  const [waiting] = people.slice(1);
  if (waiting)
    await tx.campaignSubmission.create({
      data: {
        campaignUid,
        missionUid: missions[1]!.uid,
        customerUid: waiting.uid,
        state: 'submitted',
        link: 'https://contoh.patungan.test/unggahan-detektif',
        submittedAt: later(now, -HOUR_MS),
      },
    });
  if (people.length > 0) await seedLottery(tx, { campaignUid, liveUid: past.uid }, people, now);
}

/** Drawn after the first live, so that the demo has something to check. */
async function seedLottery(tx: Tx, of: { campaignUid: string; liveUid: string }, people: Customer[], now: Date) {
  const uid = seedUid('campaign/anniv/lottery');
  const seed = sha256(`seed/${now.getTime()}`);
  // Codes of their own: the unique codes stay secret.
  const entries = people.map(({ uid: customerUid }) => ({
    code: uniqueCodeOf(digestOf(`lottery-entry/${customerUid}`)),
    customerUid,
  }));
  entries.sort((a, b) => (a.code < b.code ? -1 : 1));
  const entriesHash = sha256(entriesText(entries.map(({ code }) => code)));
  const won = await drawWinners({ seed, entriesHash, entries: entries.length, winners: WINNERS }, sha256);
  await tx.campaignLottery.create({
    data: {
      uid,
      ...of,
      title: 'Undian konferensi pertama',
      prize: 'Netflix gratis satu bulan',
      winners: WINNERS,
      state: 'drawn',
      seed,
      commitment: sha256(seed),
      entriesHash,
      entryCount: entries.length,
      createdAt: later(now, -4 * DAY_MS),
      frozenAt: later(now, -3 * DAY_MS + 3 * HOUR_MS),
      drawnAt: later(now, -3 * DAY_MS + 4 * HOUR_MS),
    },
  });
  await tx.campaignLotteryEntry.createMany({
    data: entries.map(({ code, customerUid }, index) => ({
      lotteryUid: uid,
      number: index + 1,
      code,
      customerUid,
      name: maskName(people.find((person) => person.uid === customerUid)!.name),
      rank: won.includes(index + 1) ? won.indexOf(index + 1) + 1 : null,
    })),
  });
}

/** Switched off: its page says that it is not running until an admin switches it on. */
async function seedSefoursary(tx: Tx, now: Date): Promise<void> {
  const campaignUid = seedUid('campaign/sefoursary');
  await tx.campaign.create({
    data: {
      uid: campaignUid,
      slug: SEFOURSARY,
      ...SEFOURSARY_TEXTS,
      startsAt: later(now, -DAY_MS),
      endsAt: later(now, 60 * DAY_MS),
    },
  });
  await tx.campaignMission.createMany({
    data: SEFOURSARY_LEVELS.map((level, index) => ({ campaignUid, position: index + 1, ...level })),
  });
  await tx.campaignPrize.create({
    data: {
      campaignUid,
      title: 'Kode hemat Sefoursary',
      text: 'Sebutkan kode ini ke tim kami untuk potongan biaya admin.',
      codes: { create: Array.from({ length: 5 }, (_, n) => ({ code: `SEFOUR-${400 + n}` })) },
    },
  });
}
