import * as z from 'zod/mini';
import { REQUIRED } from '#contracts/errors';
import { allowedActions, customerRef, forbiddenActions, id } from '#contracts/platform/admin-record.http';
import { instant, lines, moment, reasonBody, text, uid } from '#contracts/platform/common.http';
import { slug } from '#contracts/platform/slug.http';
import { PAGE } from '#contracts/shop-paths';
import { PROOF_KINDS } from '#domain/campaigns/mission';
import { WINNERS_LIMIT } from '#domain/campaigns/lottery';

const version = z.int();
const position = z.int().check(z.minimum(1), z.maximum(1_000));
const section = z._default(lines(4_000, 0), '');
const times = { startsAt: moment, endsAt: moment };

const campaignFields = {
  name: text(100, 3),
  summary: text(200, 3),
  ...times,
  specialPrize: section,
  rescueMission: section,
  conference: section,
  howToPlay: section,
  terms: section,
  popupActive: z._default(z.boolean(), false),
  popupTitle: z._default(text(100, 0), ''),
  popupText: z._default(lines(500, 0), ''),
  infoActive: z._default(z.boolean(), false),
  infoTitle: z._default(text(100, 0), ''),
  infoText: z._default(lines(1_000, 0), ''),
  voteQuestion: z._default(text(200, 0), ''),
  voteOpen: z._default(z.boolean(), false),
  voteResultsShown: z._default(z.boolean(), false),
};
/** A notice without title or text would be an empty window over the order flow. docs/rules/campaigns.md#order-flow */
const saysWhatItShows = z.check<
  Record<`${'popup' | 'info'}Active`, boolean> & Record<`${'popup' | 'info'}${'Title' | 'Text'}`, string>
>(({ value, issues }) => {
  for (const notice of ['popup', 'info'] as const)
    for (const part of ['Title', 'Text'] as const)
      if (value[`${notice}Active`] && value[`${notice}${part}`].trim() === '')
        issues.push({ code: 'custom', path: [`${notice}${part}`], message: REQUIRED, input: '' });
});
export const createCampaignBody = z
  .strictObject({ slug: slug(60, { pages: [PAGE.lottery], words: ['notice'] }), ...campaignFields })
  .check(saysWhatItShows)
  .register(z.globalRegistry, { id: 'CreateCampaignBody' });
export type CreateCampaignBody = z.infer<typeof createCampaignBody>;
export const updateCampaignBody = z
  .strictObject({ ...campaignFields, version })
  .check(saysWhatItShows)
  .register(z.globalRegistry, { id: 'UpdateCampaignBody' });
export type UpdateCampaignBody = z.infer<typeof updateCampaignBody>;

export const adminCampaign = z
  .object({
    id,
    slug: z.string(),
    active: z.boolean(),
    name: z.string(),
    summary: z.string(),
    startsAt: instant,
    endsAt: instant,
    specialPrize: z.string(),
    rescueMission: z.string(),
    conference: z.string(),
    howToPlay: z.string(),
    terms: z.string(),
    popupActive: z.boolean(),
    popupTitle: z.string(),
    popupText: z.string(),
    infoActive: z.boolean(),
    infoTitle: z.string(),
    infoText: z.string(),
    voteQuestion: z.string(),
    voteOpen: z.boolean(),
    voteResultsShown: z.boolean(),
    participants: z.number(),
    version: z.number(),
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminCampaign' });
export type AdminCampaign = z.infer<typeof adminCampaign>;

const ofCampaign = { campaignUid: uid, campaignName: z.string() };

const liveFields = { title: text(100, 3), ...times };
export const createLiveBody = z
  .strictObject({ campaignUid: uid, ...liveFields })
  .register(z.globalRegistry, { id: 'CreateLiveBody' });
export type CreateLiveBody = z.infer<typeof createLiveBody>;
export const updateLiveBody = z
  .strictObject({ ...liveFields, version })
  .register(z.globalRegistry, { id: 'UpdateLiveBody' });
export type UpdateLiveBody = z.infer<typeof updateLiveBody>;
export const adminLive = z
  .object({
    id,
    ...ofCampaign,
    title: z.string(),
    startsAt: instant,
    endsAt: instant,
    attendances: z.number(),
    version: z.number(),
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminCampaignLive' });
export type AdminLive = z.infer<typeof adminLive>;

const missionFields = {
  position,
  title: text(100, 3),
  text: lines(2_000, 3),
  proof: z.enum(PROOF_KINDS),
  review: z._default(z.boolean(), false),
};
export const createMissionBody = z
  .strictObject({ campaignUid: uid, ...missionFields })
  .register(z.globalRegistry, { id: 'CreateMissionBody' });
export type CreateMissionBody = z.infer<typeof createMissionBody>;
export const updateMissionBody = z
  .strictObject({ ...missionFields, version })
  .register(z.globalRegistry, { id: 'UpdateMissionBody' });
export type UpdateMissionBody = z.infer<typeof updateMissionBody>;
export const adminMission = z
  .object({
    id,
    ...ofCampaign,
    position: z.number(),
    title: z.string(),
    text: z.string(),
    proof: z.string(),
    review: z.boolean(),
    submitted: z.number(),
    completed: z.number(),
    version: z.number(),
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminCampaignMission' });
export type AdminMission = z.infer<typeof adminMission>;

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

const prizeFields = { title: text(100, 3), text: lines(500, 3) };
export const createPrizeBody = z
  .strictObject({ campaignUid: uid, ...prizeFields })
  .register(z.globalRegistry, { id: 'CreatePrizeBody' });
export type CreatePrizeBody = z.infer<typeof createPrizeBody>;
export const updatePrizeBody = z
  .strictObject({ ...prizeFields, version })
  .register(z.globalRegistry, { id: 'UpdatePrizeBody' });
export type UpdatePrizeBody = z.infer<typeof updatePrizeBody>;
/** One code a line. */
export const addCodesBody = z
  .strictObject({ codes: lines(20_000, 1) })
  .register(z.globalRegistry, { id: 'AddPrizeCodesBody' });
export const adminPrize = z
  .object({
    id,
    ...ofCampaign,
    title: z.string(),
    text: z.string(),
    codes: z.number(),
    claimed: z.number(),
    version: z.number(),
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminCampaignPrize' });
export type AdminPrize = z.infer<typeof adminPrize>;

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

const optionFields = { position, title: text(100, 1), text: z._default(lines(300, 0), '') };
export const createOptionBody = z
  .strictObject({ campaignUid: uid, ...optionFields })
  .register(z.globalRegistry, { id: 'CreateVoteOptionBody' });
export type CreateOptionBody = z.infer<typeof createOptionBody>;
export const updateOptionBody = z
  .strictObject({ ...optionFields, version })
  .register(z.globalRegistry, { id: 'UpdateVoteOptionBody' });
export type UpdateOptionBody = z.infer<typeof updateOptionBody>;
export const adminOption = z
  .object({
    id,
    ...ofCampaign,
    position: z.number(),
    title: z.string(),
    text: z.string(),
    votes: z.number(),
    version: z.number(),
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminVoteOption' });
export type AdminOption = z.infer<typeof adminOption>;
