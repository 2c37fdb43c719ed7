import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { firstNameOf } from '#domain/identity/customers/first-name';
import { Config } from '#runtime/platform/config/config';
import { Database } from '#runtime/platform/db/database';
import { Mailer } from '#runtime/platform/mail/mailer';
import { ShopSettings } from '#runtime/platform/settings/shop-settings';
import { renderEmail } from '#domain/messages/render-email';
import { mailShop } from '../../messages/mail/mail-shop.js';
import { sendOnce } from '../../messages/mail/send-once.js';
import type { JobCause, OutsideJobHandler } from '../../platform/jobs/job-handler.js';
import { emailChangedMail } from './link-mails.js';

/** Mails the previous address: a notification would go to the new one. */
@Injectable()
export class DeliverEmailChangedJob implements OutsideJobHandler<'mail', 'deliver-email-changed'> {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly mailer: Mailer,
    private readonly settings: ShopSettings,
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
        ...renderEmail(emailChangedMail(firstNameOf(name)), this.config.publicUrl, mailShop(this.settings)),
      });
    });
  }
}
