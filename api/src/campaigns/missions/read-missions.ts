import type { MissionView } from '#contracts/campaigns/missions.http';
import { type Mission, type ProofKind, type SubmissionState, isUnlocked } from '#domain/campaigns/mission';
import type { CampaignMission, CampaignSubmission } from '#runtime/generated/prisma/client';
import type { Database, Tx } from '#runtime/platform/db/database';

export interface OwnMission extends Mission {
  facts: CampaignMission;
  sent: CampaignSubmission | null;
}

/** The missions of a campaign in order, with what the customer has sent. */
export async function readMissions(db: Database | Tx, campaignUid: string, customerUid: string): Promise<OwnMission[]> {
  const missions = await db.campaignMission.findMany({
    where: { campaignUid },
    orderBy: { position: 'asc' },
    include: { submissions: { where: { customerUid } } },
  });
  return missions.map(({ submissions, ...facts }) => {
    const sent = submissions[0] ?? null;
    const state = (sent?.state ?? null) as SubmissionState | null;
    return { uid: facts.uid, position: facts.position, state, facts, sent };
  });
}

export const missionView = (all: readonly OwnMission[], { facts, sent, state }: OwnMission): MissionView => ({
  id: facts.uid,
  position: facts.position,
  title: facts.title,
  text: facts.text,
  proof: facts.proof as ProofKind,
  review: facts.review,
  state,
  reason: sent?.reason ?? null,
  submittedAt: sent?.submittedAt.toISOString() ?? null,
  isUnlocked: isUnlocked(all, facts.uid),
});
