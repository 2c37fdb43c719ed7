import { AnswerForgottenJob } from './answer-forgotten.job.js';
import { DeliverEmailChangedJob } from './deliver-email-changed.job.js';
import { DeliverEmailJob } from './deliver-email.job.js';
import { DeliverLinkJob } from './deliver-link.job.js';
import { VerifyNewCustomerJob } from './verify-new-customer.job.js';

/** The providers behind MailProcessor. */
export const mailJobs = [
  DeliverEmailJob,
  DeliverLinkJob,
  DeliverEmailChangedJob,
  VerifyNewCustomerJob,
  AnswerForgottenJob,
];
