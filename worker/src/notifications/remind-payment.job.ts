import type { JobHandler } from '../jobs/job-handler.js';
import { remindDue } from './remind-due.js';

/** The alarm clock of a payment reminder. */
export const remindPayment: JobHandler<'notifications', 'remind-payment'> = {
  async run(tx, { orderUid }) {
    await remindDue(tx, orderUid);
  },
};
