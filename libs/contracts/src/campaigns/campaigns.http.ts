import * as z from 'zod/mini';
import { instant, text } from '#contracts/platform/common.http';
import { PROOF_KINDS } from '#domain/campaigns/mission';

/** The slug of a campaign, as addresses contain it. */
export const campaignSlug = text(60);

/** A row of the list of campaigns that are switched on. */
export const campaignSummary = z
  .object({
    slug: z.string(),
    name: z.string(),
    summary: z.string(),
    startsAt: instant,
    endsAt: instant,
    isRunning: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'CampaignSummary' });
export type CampaignSummary = z.infer<typeof campaignSummary>;

const live = z.object({
  uid: z.uuid(),
  title: z.string(),
  startsAt: instant,
  endsAt: instant,
  isOpen: z.boolean(),
  /** Those who attend it take part in a draw. */
  hasLottery: z.boolean(),
});
/** What a mission asks for, without what a customer did. */
const missionFacts = { id: z.uuid(), position: z.number(), title: z.string(), text: z.string() };

/** The page of a campaign, the same to every visitor. */
export const campaignDetail = z
  .object({
    ...campaignSummary.shape,
    specialPrize: z.string(),
    rescueMission: z.string(),
    conference: z.string(),
    howToPlay: z.string(),
    terms: z.string(),
    lives: z.array(live),
    missions: z.array(z.object({ ...missionFacts, proof: z.enum(PROOF_KINDS), review: z.boolean() })),
    hasVote: z.boolean(),
    hasLottery: z.boolean(),
    prizeTitle: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'CampaignDetail' });
export type CampaignDetail = z.infer<typeof campaignDetail>;

const notice = z.object({ slug: z.string(), title: z.string(), text: z.string() });
/** What running campaigns show in the order flow; null: nothing. */
export const campaignNotices = z
  .object({ popup: z.nullable(notice), information: z.nullable(notice) })
  .register(z.globalRegistry, { id: 'CampaignNotices' });
export type CampaignNotices = z.infer<typeof campaignNotices>;
