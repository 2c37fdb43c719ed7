import * as z from 'zod/mini';
import { ofCampaign, version } from '#contracts/campaigns/campaigns.admin.http';
import { allowedActions, customerRef, forbiddenActions, id } from '#contracts/platform/admin-record.http';
import { instant, reasonBody, text, uid } from '#contracts/platform/common.http';
import { WINNERS_LIMIT } from '#domain/campaigns/lottery';

/** With the version that was read: a customer may have sent another answer meanwhile. */
export const completeSubmissionBody = z
  .strictObject({ version })
  .register(z.globalRegistry, { id: 'CompleteSubmissionBody' });
export type CompleteSubmissionBody = z.infer<typeof completeSubmissionBody>;
export const rejectSubmissionBody = z
  .strictObject({ ...reasonBody.shape, version })
  .register(z.globalRegistry, { id: 'RejectSubmissionBody' });
export type RejectSubmissionBody = z.infer<typeof rejectSubmissionBody>;
export const adminSubmission = z
  .object({
    id,
    ...ofCampaign,
    ...customerRef,
    missionUid: uid,
    missionTitle: z.string(),
    missionText: z.string(),
    state: z.string(),
    text: z.string(),
    link: z.string(),
    proofUrl: z.nullable(z.string()),
    submittedAt: instant,
    decidedAt: z.nullable(instant),
    decidedBy: z.nullable(z.string()),
    reason: z.nullable(z.string()),
    version: z.number(),
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminMissionSubmission' });
export type AdminSubmission = z.infer<typeof adminSubmission>;

export const adminAttendance = z
  .object({
    id,
    ...ofCampaign,
    ...customerRef,
    liveUid: uid,
    liveTitle: z.string(),
    at: instant,
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminLiveAttendance' });
export type AdminAttendance = z.infer<typeof adminAttendance>;

export const adminPrizeCode = z
  .object({
    id,
    prizeUid: uid,
    prizeTitle: z.string(),
    code: z.string(),
    customerUid: z.nullable(uid),
    customerName: z.nullable(z.string()),
    claimedAt: z.nullable(instant),
    createdAt: instant,
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminPrizeCode' });
export type AdminPrizeCode = z.infer<typeof adminPrizeCode>;

export const createLotteryBody = z
  .strictObject({
    liveUid: uid,
    title: text(100, 3),
    prize: text(200, 3),
    winners: z.int().check(z.minimum(1), z.maximum(WINNERS_LIMIT)),
  })
  .register(z.globalRegistry, { id: 'CreateLotteryBody' });
export type CreateLotteryBody = z.infer<typeof createLotteryBody>;
export const adminLottery = z
  .object({
    id,
    ...ofCampaign,
    liveUid: uid,
    liveTitle: z.string(),
    title: z.string(),
    prize: z.string(),
    winners: z.number(),
    state: z.string(),
    commitment: z.string(),
    entriesHash: z.nullable(z.string()),
    entryCount: z.nullable(z.number()),
    createdAt: instant,
    frozenAt: z.nullable(instant),
    drawnAt: z.nullable(instant),
    /** Only after the draw. */
    seed: z.nullable(z.string()),
    winningEntries: z.array(
      z.object({
        rank: z.number(),
        number: z.number(),
        code: z.string(),
        customerUid: z.nullable(uid),
        customerName: z.nullable(z.string()),
        /** Blocked now: of a winner a person decides. */
        isBlocked: z.boolean(),
        /** Blocked at the draw, or being erased or erased by then: this rank has won nothing, and the one after the last has. */
        isPassed: z.boolean(),
      }),
    ),
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminLottery' });
export type AdminLottery = z.infer<typeof adminLottery>;
