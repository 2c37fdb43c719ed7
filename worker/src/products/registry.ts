import type { Provider, Type } from '@nestjs/common';
import type { CountingWorkerHost } from '../platform/jobs/counting-worker-host.js';
import { LINE_WORK, type RecurringWork } from '../platform/sweeps/recurring.js';
import { GroupsProcessor } from './subscriptions/groups/groups.processor.js';
import { MoveUpWaitingJob } from './subscriptions/groups/move-up-waiting.job.js';
import { RequestPaymentsJob } from './subscriptions/groups/request-payments.job.js';
import { HostsProcessor } from './subscriptions/hosts/hosts.processor.js';
import { ScheduleReimbursementJob } from './subscriptions/hosts/schedule-reimbursement.job.js';
import { DueVouchersSweep } from './vouchers/due-vouchers.sweep.js';
import { ExpireVoucherJob } from './vouchers/expire-voucher.job.js';
import { VouchersProcessor } from './vouchers/vouchers.processor.js';

/** The queues of the product lines. */
export const LINE_PROCESSORS: Type<CountingWorkerHost>[] = [GroupsProcessor, HostsProcessor, VouchersProcessor];

/** Jobs that need more than their transaction. */
const JOBS = [RequestPaymentsJob, MoveUpWaitingJob, ScheduleReimbursementJob, ExpireVoucherJob];
const SWEEPS: Type<RecurringWork>[] = [DueVouchersSweep];

export const LINE_PROVIDERS: Provider[] = [
  ...JOBS,
  ...SWEEPS,
  { provide: LINE_WORK, inject: SWEEPS, useFactory: (...work: RecurringWork[]) => work },
];
