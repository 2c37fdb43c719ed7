import { Injectable } from '@nestjs/common';
import type { JobData } from '#contracts/jobs';
import { Clock } from '#runtime/platform/clock/clock';
import { Config } from '#runtime/platform/config/config';
import { Database } from '#runtime/platform/db/database';
import { Mailer } from '#runtime/platform/mail/mailer';
import { crashPoint } from '#runtime/platform/crash-point';
import { isFirstDelivery } from '../../platform/jobs/inbox.js';
import type { JobCause, OutsideJobHandler } from '../../platform/jobs/job-handler.js';
import { renderEmail } from './render-email.js';

/**
 * Sends one notification by e-mail. The attempt is recorded before, the success after; a process that dies in between
 * sends the same message again, under the same Message-ID.
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
    // Null: erased with the customer.
    if (notification && notification.emailState !== 'sent') {
      await this.database.notification.updateMany({
        where: { uid: notificationUid, emailState: 'waiting' },
        data: { emailState: 'sending' },
      });
      crashPoint('mail:announced');
      await this.mailer.send({
        uid: notificationUid,
        to: { name: notification.customer.name, address: notification.customer.email },
        ...renderEmail(notification, this.config.publicUrl),
      });
      crashPoint('mail:sent');
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
