import { formatDateTime } from '#domain/platform/wib-texts';
import type { CampaignLive } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { lockRow } from '#runtime/platform/db/lock-row';
import { invalid } from '../../platform/http/errors/refusal.js';

type Times = Pick<CampaignLive, 'startsAt' | 'endsAt'>;
type NewLive = Times & Pick<CampaignLive, 'campaignUid' | 'title'>;

/** A live is a part of its campaign. @throws Refusal 422 on the time. */
export function checkWithin(live: Times, campaign: Times): void {
  const field = live.startsAt < campaign.startsAt ? 'startsAt' : live.endsAt > campaign.endsAt ? 'endsAt' : null;
  if (field) throw invalid({ field, message: 'Waktunya di luar waktu event' });
}

/** Two lives of a campaign never run at once: one press attends one of them. @throws Refusal 422 on the time. */
export async function checkAlone(tx: Tx, live: NewLive, uid?: string): Promise<void> {
  const { campaignUid, title, startsAt } = live;
  await lockRow(tx, 'campaign', campaignUid);
  const other = await tx.campaignLive.findFirst({
    where: {
      campaignUid,
      startsAt: { lt: live.endsAt },
      endsAt: { gt: live.startsAt },
      // The same live again is found or refused as such.
      NOT: [{ title, startsAt }, ...(uid ? [{ uid }] : [])],
    },
    orderBy: { startsAt: 'asc' },
  });
  if (!other) return;
  const field = other.startsAt <= live.startsAt ? 'startsAt' : 'endsAt';
  const [from, to] = [formatDateTime(other.startsAt.toISOString()), formatDateTime(other.endsAt.toISOString())];
  throw invalid({ field, message: `Waktunya bertabrakan dengan live ${other.title} (${from} sampai ${to})` });
}

/**
 * Every attendance of a live is in its list: once that is frozen its times stay.
 * @returns whether a time moves. @throws Refusal 422 on the time.
 */
export async function checkMayMove(tx: Tx, live: CampaignLive, wanted: Times): Promise<boolean> {
  const field = (['startsAt', 'endsAt'] as const).find((time) => live[time].getTime() !== wanted[time].getTime());
  if (!field) return false;
  const lotteries = await tx.campaignLottery.findMany({
    where: { liveUid: live.uid },
    orderBy: { createdAt: 'desc' },
    select: { state: true, createdAt: true },
  });
  if (lotteries.some(({ state }) => state !== 'committed'))
    throw invalid({ field, message: 'Daftar undian live ini sudah dibekukan, jadi waktunya tetap' });
  const [newest] = lotteries;
  if (newest && field === 'startsAt' && wanted.startsAt <= newest.createdAt)
    throw invalid({
      field,
      message: `Undian live ini diumumkan ${formatDateTime(newest.createdAt.toISOString())}, jadi live-nya mulai sesudah itu`,
    });
  return true;
}
