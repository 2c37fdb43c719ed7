import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { firstNameOf } from '#domain/customers/first-name';
import type { LinkPurpose } from '#domain/identity/account-link';
import { Clock } from '#runtime/clock/clock';
import { Config } from '#runtime/config/config';
import { Database } from '#runtime/db/database';
import { Mailer } from '#runtime/mail/mailer';
import { announce } from '#runtime/outbox/announce';
import { tokenOf } from '#runtime/stores/account-links.store';
import type { JobCause, OutsideJobHandler } from '../jobs/job-handler.js';
import { linkMail } from './link-mails.js';
import { renderEmail } from './render-email.js';
import { sendOnce } from './send-once.js';

/** Makes the token of a link and mails it: here, and nowhere before, it exists in plain. A link that is over by now is not sent. */
@Injectable()
export class DeliverLinkJob implements OutsideJobHandler<'mail', 'deliver-link'> {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  runOutside({ linkUid }: JobData<'mail', 'deliver-link'>, { eventUid }: JobCause): Promise<void> {
    return sendOnce(this.database, 'deliver-link', eventUid, async () => {
      const link = await this.database.accountLink.findUnique({
        where: { uid: linkUid, usedAt: null, endedAt: null, expiresAt: { gt: this.clock.now() } },
        include: { customer: { select: { name: true } } },
      });
      if (!link) return;
      if (link.purpose === 'change-email' && (await this.tellHolder(link.email))) return;
      const { name } = link.customer;
      const mail = linkMail(link.purpose as LinkPurpose, firstNameOf(name), tokenOf(this.config, linkUid));
      await this.mailer.send({
        uid: linkUid,
        to: { name, address: link.email },
        ...renderEmail(mail, this.config.publicUrl),
      });
    });
  }

  /** Whose address it is already gets no link to give it away, but a word; whoever asked for it is not told. */
  private async tellHolder(email: string): Promise<boolean> {
    const holder = await this.database.customer.findUnique({ where: { email }, select: { uid: true } });
    if (!holder) return false;
    await this.database.transaction((tx) => announce(tx, 'customer.signed-up-again', { customerUid: holder.uid }));
    return true;
  }
}
