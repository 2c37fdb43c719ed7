import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { Clock } from '#runtime/platform/clock/clock';
import { Config } from '#runtime/platform/config/config';
import type { Tx } from '#runtime/platform/db/database';
import { sendLink } from '#runtime/identity/account-links.store';
import type { JobHandler } from '../../platform/jobs/job-handler.js';

/** The address is looked up here and not in the request, whose duration would show whether it has an account; then it is deleted. */
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
