import { Processor } from '@nestjs/bullmq';
import { sen } from '#domain/platform/sen';
import { passedOn } from '#domain/sales/ledger/postings';
import type { JobHandler } from '../../platform/jobs/job-handler.js';
import { JobProcessor, WORKER_OPTIONS } from '../../platform/jobs/job-processor.js';
import { postEntry } from '../../sales/ledger/post-entry.js';

/** What was held for a venue has left the bank for the one who runs it. */
export const postVenuePayout: JobHandler<'venues', 'post-venue-payout'> = {
  async run(tx, { payoutUid }) {
    const { amountSen, refUid, customerUid } = await tx.payout.findUniqueOrThrow({ where: { uid: payoutUid } });
    const about = { productLine: 'venues', orderUid: null, partyUid: customerUid, subjectUid: refUid };
    await postEntry(tx, 'venue-payout', refUid, passedOn(sen(amountSen), 'venueFunds', 'bank', about));
  },
};

@Processor('venues', WORKER_OPTIONS)
export class VenuesProcessor extends JobProcessor<'venues'> {
  constructor() {
    super('venues', { 'post-venue-payout': postVenuePayout });
  }
}
