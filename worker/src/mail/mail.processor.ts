import { Processor } from '@nestjs/bullmq';
import { JobProcessor, WORKER_OPTIONS } from '../jobs/job-processor.js';
import { AnswerForgottenJob } from './answer-forgotten.job.js';
import { DeliverEmailChangedJob } from './deliver-email-changed.job.js';
import { DeliverEmailJob } from './deliver-email.job.js';
import { DeliverLinkJob } from './deliver-link.job.js';
import { VerifyNewCustomerJob } from './verify-new-customer.job.js';

@Processor('mail', WORKER_OPTIONS)
export class MailProcessor extends JobProcessor<'mail'> {
  constructor(
    deliverEmail: DeliverEmailJob,
    deliverLink: DeliverLinkJob,
    deliverEmailChanged: DeliverEmailChangedJob,
    verifyNewCustomer: VerifyNewCustomerJob,
    answerForgotten: AnswerForgottenJob,
  ) {
    super('mail', {
      'deliver-email': deliverEmail,
      'deliver-link': deliverLink,
      'deliver-email-changed': deliverEmailChanged,
      'verify-new-customer': verifyNewCustomer,
      'answer-forgotten': answerForgotten,
    });
  }
}
