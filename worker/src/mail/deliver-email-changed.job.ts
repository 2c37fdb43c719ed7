import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { firstNameOf } from '#domain/customers/first-name';
import { Config } from '#runtime/config/config';
import { Database } from '#runtime/db/database';
import { Mailer } from '#runtime/mail/mailer';
import type { JobCause, OutsideJobHandler } from '../jobs/job-handler.js';
import { emailChangedMail } from './link-mails.js';
import { renderEmail } from './render-email.js';
import { sendOnce } from './send-once.js';

/** Tells the address that was left: a notification would go to the new one. */
@Injectable()
export class DeliverEmailChangedJob implements OutsideJobHandler<'mail', 'deliver-email-changed'> {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly mailer: Mailer,
  ) {}

  runOutside({ linkUid }: JobData<'mail', 'deliver-email-changed'>, { eventUid }: JobCause): Promise<void> {
    return sendOnce(this.database, 'deliver-email-changed', eventUid, async () => {
      const link = await this.database.accountLink.findUnique({
        where: { uid: linkUid },
        include: { customer: { select: { name: true } } },
      });
      if (!link?.previousEmail) return;
      const { name } = link.customer;
      await this.mailer.send({
        uid: `${linkUid}-changed`,
        to: { name, address: link.previousEmail },
        ...renderEmail(emailChangedMail(firstNameOf(name)), this.config.publicUrl),
      });
    });
  }
}
