import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { Clock } from '#runtime/platform/clock/clock';
import { Config } from '#runtime/platform/config/config';
import type { Tx } from '#runtime/platform/db/database';
import { sendLink } from '#runtime/identity/account-links.store';
import type { JobHandler } from '../../platform/jobs/job-handler.js';

/** A new customer's first mail is the link that verifies the address. */
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
