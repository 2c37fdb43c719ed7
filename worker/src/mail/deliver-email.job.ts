import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { Clock } from '#runtime/clock/clock';
import { Config } from '#runtime/config/config';
import { Database } from '#runtime/db/database';
import { Mailer } from '#runtime/mail/mailer';
import { stage } from '#runtime/stages';
import { isFirstDelivery } from '../jobs/inbox.js';
import type { JobCause, OutsideJobHandler } from '../jobs/job-handler.js';
import { renderEmail } from './render-email.js';

/**
 * Sends one notification by e-mail. The attempt is recorded before and the success after; when the process dies in
 * between, the same message goes out again under the same Message-ID: at least once, and recognisable.
 */
@Injectable()
export class DeliverEmailJob implements OutsideJobHandler<'mail', 'deliver-email'> {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  async runOutside({ notificationUid }: JobData<'mail', 'deliver-email'>, { eventUid }: JobCause): Promise<void> {
    const notification = await this.database.notification.findUnique({
      where: { uid: notificationUid },
      include: { customer: { select: { name: true, email: true } } },
    });
    // Null: erased with the person it was for.
    if (notification && notification.emailState !== 'sent') {
      await this.database.notification.updateMany({
        where: { uid: notificationUid, emailState: 'waiting' },
        data: { emailState: 'sending' },
      });
      stage('mail:announced');
      await this.mailer.send({
        uid: notificationUid,
        to: { name: notification.customer.name, address: notification.customer.email },
        ...renderEmail(notification, this.config.publicUrl),
      });
      stage('mail:sent');
    }
    await this.recordSent(notificationUid, eventUid);
  }

  private recordSent(notificationUid: string, eventUid: string): Promise<void> {
    return this.database.transaction(async (tx) => {
      await tx.notification.updateMany({
        where: { uid: notificationUid, emailState: { not: 'sent' } },
        data: { emailState: 'sent', emailedAt: this.clock.now() },
      });
      await isFirstDelivery(tx, 'deliver-email', eventUid);
    });
  }
}
