import type { PersonalRecords } from '#runtime/identity/customer-records';
import { eraseAuditReasons } from '#runtime/platform/audit/erase-audit-reasons';
import { Prisma } from '#runtime/generated/prisma/client';

const { sql } = Prisma;

/** What campaigns hold of a customer. A list that was frozen for a lottery keeps the code alone. docs/rules/campaigns.md#privacy */
export const campaignRecords: PersonalRecords = {
  async erase(tx, customerUid) {
    const customer = sql`${customerUid}::uuid`;
    await eraseAuditReasons(tx, sql`SELECT "uid" FROM "campaign_submission" WHERE "customer_uid" = ${customer}`);
    for (const statement of [
      sql`DELETE FROM "campaign_submission" WHERE "customer_uid" = ${customer}`,
      sql`DELETE FROM "campaign_attendance" WHERE "customer_uid" = ${customer}`,
      sql`DELETE FROM "campaign_vote" WHERE "customer_uid" = ${customer}`,
      sql`DELETE FROM "campaign_participant" WHERE "customer_uid" = ${customer}`,
      sql`UPDATE "campaign_prize_code" SET "customer_uid" = NULL WHERE "customer_uid" = ${customer}`,
      sql`UPDATE "campaign_lottery_entry" SET "customer_uid" = NULL, "name" = '' WHERE "customer_uid" = ${customer}`,
    ])
      await tx.$executeRaw(statement);
  },

  exportSections: {
    campaignParticipations: (db, customerUid, slice) =>
      db.campaignParticipant.findMany({
        where: { customerUid },
        orderBy: [{ createdAt: 'asc' }, { campaignUid: 'asc' }],
        ...slice,
        select: { campaignUid: true, uniqueCode: true, createdAt: true },
      }),
    missionSubmissions: (db, customerUid, slice) =>
      db.campaignSubmission.findMany({
        where: { customerUid },
        orderBy: [{ submittedAt: 'asc' }, { uid: 'asc' }],
        ...slice,
        select: {
          uid: true,
          state: true,
          text: true,
          link: true,
          reason: true,
          submittedAt: true,
          decidedAt: true,
          mission: { select: { title: true, campaign: { select: { slug: true, name: true } } } },
        },
      }),
    liveAttendances: (db, customerUid, slice) =>
      db.campaignAttendance.findMany({
        where: { customerUid },
        orderBy: [{ at: 'asc' }, { uid: 'asc' }],
        ...slice,
        select: { uid: true, at: true, live: { select: { title: true } } },
      }),
    campaignVotes: (db, customerUid, slice) =>
      db.campaignVote.findMany({
        where: { customerUid },
        orderBy: [{ at: 'asc' }, { campaignUid: 'asc' }],
        ...slice,
        select: { campaignUid: true, at: true, option: { select: { title: true } } },
      }),
    lotteryEntries: (db, customerUid, slice) =>
      db.campaignLotteryEntry.findMany({
        where: { customerUid },
        orderBy: [{ lotteryUid: 'asc' }],
        ...slice,
        select: { number: true, code: true, name: true, rank: true, lottery: { select: { title: true, prize: true } } },
      }),
    prizeCodes: (db, customerUid, slice) =>
      db.campaignPrizeCode.findMany({
        where: { customerUid },
        orderBy: [{ claimedAt: 'asc' }, { uid: 'asc' }],
        ...slice,
        select: { uid: true, code: true, claimedAt: true, prize: { select: { title: true } } },
      }),
  },
};
