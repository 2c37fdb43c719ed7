import { checkRunning } from '#domain/campaigns/campaign';
import type { Campaign } from '#runtime/generated/prisma/client';
import type { Database, Tx } from '#runtime/platform/db/database';
import { Refusal } from '../platform/http/errors/refusal.js';

/** A campaign that is switched on. @throws Refusal 404 */
export async function findCampaign(db: Database | Tx, slug: string): Promise<Campaign> {
  const campaign = await db.campaign.findFirst({ where: { slug, active: true } });
  if (!campaign) throw new Refusal('NOT_FOUND', 404, [], 'Event ini sedang tidak berjalan.');
  return campaign;
}

/** The same within its times. @throws Refusal 404, DomainError CAMPAIGN_CLOSED */
export async function findRunning(db: Database | Tx, slug: string, at: Date): Promise<Campaign> {
  const campaign = await findCampaign(db, slug);
  checkRunning(campaign, at);
  return campaign;
}

/** @throws Refusal 403 */
export async function checkNotBlocked(db: Database | Tx, customerUid: string): Promise<void> {
  if (await db.customer.count({ where: { uid: customerUid, blockedAt: { not: null } } }))
    throw new Refusal('BLOCKED_CUSTOMER', 403);
}
