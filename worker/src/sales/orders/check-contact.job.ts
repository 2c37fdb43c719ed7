import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { factsOf } from '#runtime/identity/blacklist-keys';
import { matchCustomer } from '#runtime/identity/match-customer';
import { Clock } from '#runtime/platform/clock/clock';
import type { Tx } from '#runtime/platform/db/database';
import type { JobHandler } from '../../platform/jobs/job-handler.js';

/** The contacts of an order are on the blacklist: a hint for a person, because anyone can type them. */
@Injectable()
export class CheckContactJob implements JobHandler<'orders', 'check-contact'> {
  constructor(private readonly clock: Clock) {}

  async run(tx: Tx, { orderUid }: JobData<'orders', 'check-contact'>): Promise<void> {
    const { customerUid, email, phoneNumber } = await tx.order.findUniqueOrThrow({ where: { uid: orderUid } });
    await matchCustomer(tx, customerUid, factsOf({ email, phoneNumber, isEmailCertain: false }), this.clock.now());
  }
}
