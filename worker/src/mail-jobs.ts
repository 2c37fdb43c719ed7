import type { FactoryProvider } from '@nestjs/common';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { AnswerForgottenJob } from './identity/links/answer-forgotten.job.js';
import { DeliverEmailChangedJob } from './identity/links/deliver-email-changed.job.js';
import { DeliverLinkJob } from './identity/links/deliver-link.job.js';
import { VerifyNewCustomerJob } from './identity/links/verify-new-customer.job.js';
import { DeliverEmailJob } from './messages/mail/deliver-email.job.js';
import { MAIL_JOBS } from './messages/mail/mail.processor.js';
import { MAIL_ROWS, type MailRows } from './messages/mail/mail-rows.js';
import type { JobHandlers } from './platform/jobs/job-handler.js';
import { rowsToPay } from './sales/orders/rows-to-pay.js';

const classes = [DeliverEmailJob, DeliverLinkJob, DeliverEmailChangedJob, VerifyNewCustomerJob, AnswerForgottenJob];

const handlers: FactoryProvider<JobHandlers<'mail'>> = {
  provide: MAIL_JOBS,
  inject: classes,
  useFactory: (
    deliverEmail: DeliverEmailJob,
    deliverLink: DeliverLinkJob,
    deliverEmailChanged: DeliverEmailChangedJob,
    verifyNewCustomer: VerifyNewCustomerJob,
    answerForgotten: AnswerForgottenJob,
  ) => ({
    'deliver-email': deliverEmail,
    'deliver-link': deliverLink,
    'deliver-email-changed': deliverEmailChanged,
    'verify-new-customer': verifyNewCustomer,
    'answer-forgotten': answerForgotten,
  }),
};

/** Payments are the only figures so far. */
const rows: FactoryProvider<MailRows> = {
  provide: MAIL_ROWS,
  inject: [Database, Clock],
  useFactory: (database: Database, clock: Clock) => (links) => rowsToPay(database, links, clock.now()),
};

/** The jobs of the queue `mail`, which several rooms share. */
export const mailJobs = [...classes, rows, handlers];
