import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { Clock } from '#runtime/clock/clock';
import { Config } from '#runtime/config/config';
import type { Tx } from '#runtime/db/database';
import { sendLink } from '#runtime/stores/account-links.store';
import type { JobHandler } from '../jobs/job-handler.js';

/** Somebody forgot a password. The address is looked up here, where nobody waits for the answer; then it is forgotten too. */
@Injectable()
export class AnswerForgottenJob implements JobHandler<'mail', 'answer-forgotten'> {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async run(tx: Tx, { forgottenUid }: JobData<'mail', 'answer-forgotten'>): Promise<void> {
    const [forgotten] = await tx.$queryRaw<{ email: string }[]>`
      DELETE FROM forgotten_password WHERE uid = ${forgottenUid}::uuid RETURNING email`;
    if (!forgotten) return;
    const { email } = forgotten;
    const customer = await tx.customer.findUnique({ where: { email }, select: { uid: true } });
    if (!customer) return;
    await sendLink(tx, this.config, {
      customerUid: customer.uid,
      purpose: 'forget-password',
      email,
      now: this.clock.now(),
    });
  }
}
