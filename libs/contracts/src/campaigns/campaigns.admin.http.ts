import * as z from 'zod/mini';
import { REQUIRED } from '#contracts/errors';
import { allowedActions, forbiddenActions, id } from '#contracts/platform/admin-record.http';
import { instant, lines, moment, text, uid } from '#contracts/platform/common.http';
import { slug } from '#contracts/platform/slug.http';
import { PAGE } from '#contracts/shop-paths';

/** Of the record that the admin edited. */
export const version = z.int();
const section = z._default(lines(4_000, 0), '');
/** From when to when it runs. */
export const times = { startsAt: moment, endsAt: moment };

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

/** The campaign that a record belongs to. */
export const ofCampaign = { campaignUid: uid, campaignName: z.string() };
