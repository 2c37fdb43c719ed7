import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { firstNameOf } from '#domain/identity/customers/first-name';
import type { LinkPurpose } from '#domain/identity/registration/account-link';
import { Clock } from '#runtime/platform/clock/clock';
import { Config } from '#runtime/platform/config/config';
import { Database } from '#runtime/platform/db/database';
import { Mailer } from '#runtime/platform/mail/mailer';
import { announce } from '#runtime/platform/outbox/announce';
import { tokenOf } from '#runtime/identity/account-links.store';
import { ShopSettings } from '#runtime/platform/settings/shop-settings';
import { renderEmail } from '#domain/messages/render-email';
import { mailShop } from '../../messages/mail/mail-shop.js';
import { sendOnce } from '../../messages/mail/send-once.js';
import type { JobCause, OutsideJobHandler } from '../../platform/jobs/job-handler.js';
import { linkMail } from './link-mails.js';

/** Mails a link with its token, which exists nowhere else. A link that has expired is not sent. */
@Injectable()
export class DeliverLinkJob implements OutsideJobHandler<'mail', 'deliver-link'> {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly settings: ShopSettings,
  ) {}

  runOutside({ linkUid }: JobData<'mail', 'deliver-link'>, { eventUid }: JobCause): Promise<void> {
    return sendOnce(this.database, 'deliver-link', eventUid, async () => {
      const link = await this.database.accountLink.findUnique({
        where: { uid: linkUid, usedAt: null, endedAt: null, expiresAt: { gt: this.clock.now() } },
        include: { customer: { select: { name: true } } },
      });
      if (!link) return;
      if (link.purpose === 'change-email' && (await this.isTaken(link.email))) return;
      const { name } = link.customer;
      const mail = linkMail(link.purpose as LinkPurpose, firstNameOf(name), tokenOf(this.config, linkUid));
      await this.mailer.send({
        uid: linkUid,
        to: { name, address: link.email },
        ...renderEmail(mail, this.config.publicUrl, mailShop(this.settings)),
      });
    });
  }

  /** The owner of an address with an account gets a message instead of a link; the requester cannot find out that it has one. */
  private async isTaken(email: string): Promise<boolean> {
    const owner = await this.database.customer.findUnique({ where: { email }, select: { uid: true } });
    if (!owner) return false;
    await this.database.transaction((tx) => announce(tx, 'customer.signed-up-again', { customerUid: owner.uid }));
    return true;
  }
}
