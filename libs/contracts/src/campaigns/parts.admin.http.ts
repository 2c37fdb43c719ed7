import * as z from 'zod/mini';
import { ofCampaign, times, version } from '#contracts/campaigns/campaigns.admin.http';
import { allowedActions, forbiddenActions, id } from '#contracts/platform/admin-record.http';
import { instant, lines, text, uid } from '#contracts/platform/common.http';
import { PROOF_KINDS } from '#domain/campaigns/mission';

const position = z.int().check(z.minimum(1), z.maximum(1_000));

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
