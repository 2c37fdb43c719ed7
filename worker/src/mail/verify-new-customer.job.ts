import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { Clock } from '#runtime/clock/clock';
import { Config } from '#runtime/config/config';
import type { Tx } from '#runtime/db/database';
import { sendLink } from '#runtime/stores/account-links.store';
import type { JobHandler } from '../jobs/job-handler.js';

/** The welcome of a new customer is the link that proves the address. */
@Injectable()
export class VerifyNewCustomerJob implements JobHandler<'mail', 'verify-new-customer'> {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async run(tx: Tx, { customerUid }: JobData<'mail', 'verify-new-customer'>): Promise<void> {
    const customer = await tx.customer.findUnique({ where: { uid: customerUid, emailVerifiedAt: null } });
    if (!customer) return;
    await sendLink(tx, this.config, {
      customerUid,
      purpose: 'verify-email',
      email: customer.email,
      now: this.clock.now(),
    });
  }
}
