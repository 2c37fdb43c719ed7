import { createCampaignBody, updateCampaignBody } from '#contracts/campaigns/campaigns.admin.http';
import {
  createLiveBody,
  createMissionBody,
  createOptionBody,
  createPrizeBody,
  updateLiveBody,
  updateMissionBody,
  updateOptionBody,
  updatePrizeBody,
} from '#contracts/campaigns/parts.admin.http';
import { createLotteryBody, rejectSubmissionBody } from '#contracts/campaigns/results.admin.http';
import { submitMissionFields } from '#contracts/campaigns/missions.http';
import { lotteryPath } from '#contracts/product-paths';
import { PAGE } from '#contracts/shop-paths';
import { ANNIVERSARY, SEFOURSARY } from '#domain/campaigns/campaign';
import { DAY_MS } from '#domain/platform/durations';
import type { Admin } from '../../support/people.js';
import type { HostileFields } from './hostile-fields.js';
import type { HostilePerson } from './hostile-person.js';

/** A lottery is made before its live begins, and the live is within its campaign. */
const later = () => ({
  startsAt: new Date(Date.now() + DAY_MS / 4).toISOString(),
  endsAt: new Date(Date.now() + DAY_MS / 2).toISOString(),
});
const times = () => ({
  startsAt: new Date(Date.now() - DAY_MS).toISOString(),
  endsAt: new Date(Date.now() + DAY_MS).toISOString(),
});

/**
 * Two campaigns with hostile texts: one as it was made, one as it was edited; an answer to a mission that is rejected.
 * @returns paths of the shop that show the texts to the player.
 */
export async function fillCampaigns(admin: Admin, fields: HostileFields, player: HostilePerson): Promise<string[]> {
  const make = async (resource: string, body: object) =>
    (await admin.ask<{ uid: string }>('POST', `/${resource}`, { body })).uid;
  const edit = (resource: string, uid: string, body: object) =>
    admin.ask('POST', `/${resource}/${uid}/update`, { body });

  const campaignUid = await make(
    'campaigns',
    fields.fill(createCampaignBody, { slug: ANNIVERSARY, ...times(), voteOpen: true }),
  );
  const liveUid = await make('campaign-lives', fields.fill(createLiveBody, { campaignUid, ...later() }));
  const missionUid = await make(
    'campaign-missions',
    fields.fill(createMissionBody, { campaignUid, position: 1, proof: 'text' }),
  );
  await make('campaign-prizes', fields.fill(createPrizeBody, { campaignUid }));
  await make('lotteries', fields.fill(createLotteryBody, { liveUid, winners: 1 }));
  await make('vote-options', fields.fill(createOptionBody, { campaignUid, position: 1 }));
  await admin.ask('POST', `/campaigns/${campaignUid}/start`);

  const within = times();
  const other = await make('campaigns', { slug: SEFOURSARY, name: 'Lain', summary: 'Lain', ...within });
  await edit('campaigns', other, fields.fill(updateCampaignBody, { ...within, version: 1 }));
  const part = { campaignUid: other };
  const live = await make('campaign-lives', { ...part, title: 'Lain', ...within });
  await edit('campaign-lives', live, fields.fill(updateLiveBody, { ...within, version: 1 }));
  const level = await make('campaign-missions', { ...part, position: 1, title: 'Lain', text: 'Lain', proof: 'text' });
  await edit('campaign-missions', level, fields.fill(updateMissionBody, { position: 1, proof: 'text', version: 1 }));
  const prize = await make('campaign-prizes', { ...part, title: 'Lain', text: 'Lain' });
  await edit('campaign-prizes', prize, fields.fill(updatePrizeBody, { version: 1 }));
  const option = await make('vote-options', { ...part, position: 1, title: 'Lain' });
  await edit('vote-options', option, fields.fill(updateOptionBody, { position: 1, version: 1 }));
  await admin.ask('POST', `/campaigns/${other}/start`);

  await player.post(
    `/event/${ANNIVERSARY}/mission/${missionUid}`,
    fields.fill(submitMissionFields, { link: undefined }),
  );
  const [sent] = await admin.list<{ id: string }>('mission-submissions', { state: 'submitted' });
  await admin.ask('POST', `/mission-submissions/${sent!.id}/reject`, {
    body: fields.fill(rejectSubmissionBody, { version: 1 }),
  });
  await player.post(`/event/${SEFOURSARY}/register`);
  return [PAGE.anniversary, PAGE.events, lotteryPath(ANNIVERSARY), PAGE.vote, PAGE.sefoursary, PAGE.sefoursaryGame];
}
