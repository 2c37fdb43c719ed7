import type { JobHandler } from '../jobs/job-handler.js';
import { remindVoucherDue } from './remind-voucher-due.js';

/** The alarm clock of a voucher's reminder. */
export const remindVoucher: JobHandler<'notifications', 'remind-voucher'> = {
  async run(tx, { voucherUid }) {
    await remindVoucherDue(tx, voucherUid);
  },
};
