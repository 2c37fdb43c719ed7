import { type DynamicModule, Module } from '@nestjs/common';
import { QUEUE_NAMES } from '#contracts/jobs';
import type { Config } from '#runtime/config/config';
import { createMailer } from '#runtime/mail/create-mailer';
import { Mailer } from '#runtime/mail/mailer';
import { QueuesModule } from '#runtime/queues/queues.module';
import { RuntimeModule } from '#runtime/runtime.module';
import { PROCESSORS, QueueWorkers } from './boot/queue-workers.js';
import { Watchdog } from './boot/watchdog.js';
import { CanaryProcessor } from './canary/canary.processor.js';
import { GroupsProcessor } from './groups/groups.processor.js';
import { MoveUpWaitingJob } from './groups/move-up-waiting.job.js';
import { RequestPaymentsJob } from './groups/request-payments.job.js';
import { SettleGroupJob } from './groups/settle-group.job.js';
import { HostsProcessor } from './hosts/hosts.processor.js';
import { ScheduleReimbursementJob } from './hosts/schedule-reimbursement.job.js';
import type { BusyHost } from './jobs/busy-host.js';
import { LedgerProcessor } from './ledger/ledger.processor.js';
import { mailJobs } from './mail/mail.jobs.js';
import { MailProcessor } from './mail/mail.processor.js';
import { NotificationsProcessor } from './notifications/notifications.processor.js';
import { TellAlreadySignedUpJob } from './notifications/tell-already-signed-up.job.js';
import { ExpireOrderJob } from './orders/expire-order.job.js';
import { OrdersProcessor } from './orders/orders.processor.js';
import { OutboxRedrive } from './outbox/outbox.redrive.js';
import { OutboxRelay } from './outbox/outbox.relay.js';
import { OutboxSettler } from './outbox/outbox.settler.js';
import { Queues } from './outbox/queues.js';
import { VouchersProcessor, voucherJobs } from './vouchers/vouchers.processor.js';
import { EraseCustomerJob } from './privacy/erase-customer.job.js';
import { Eraser } from './privacy/eraser.js';
import { PrivacyProcessor } from './privacy/privacy.processor.js';
import { Schedule } from './schedule.js';
import { AuditChainSweep } from './sweeps/audit-chain.sweep.js';
import { DryRunsSweep } from './sweeps/dry-runs.sweep.js';
import { DueVouchersSweep } from './sweeps/due-vouchers.sweep.js';
import { DueOrdersSweep } from './sweeps/due-orders.sweep.js';
import { ErasuresSweep } from './sweeps/erasures.sweep.js';
import { ExpiredBlacklistSweep } from './sweeps/expired-blacklist.sweep.js';
import { OldLinksSweep } from './sweeps/old-links.sweep.js';
import { OrphanFilesSweep } from './sweeps/orphan-files.sweep.js';
import { SessionLeftoversSweep } from './sweeps/session-leftovers.sweep.js';
import { SettledEventsSweep } from './sweeps/settled-events.sweep.js';

const PROCESSOR_CLASSES = [
  OrdersProcessor,
  GroupsProcessor,
  HostsProcessor,
  LedgerProcessor,
  NotificationsProcessor,
  VouchersProcessor,
  MailProcessor,
  PrivacyProcessor,
  CanaryProcessor,
];
/** Jobs that are given parts of the worker; those that need the transaction alone are plain, in their processors. */
const JOBS = [
  ExpireOrderJob,
  SettleGroupJob,
  RequestPaymentsJob,
  MoveUpWaitingJob,
  ScheduleReimbursementJob,
  ...mailJobs,
  EraseCustomerJob,
  TellAlreadySignedUpJob,
  ...voucherJobs,
];

@Module({})
export class WorkerModule {
  static with(config: Config): DynamicModule {
    return {
      module: WorkerModule,
      imports: [RuntimeModule.with(config), QueuesModule.forQueues(...QUEUE_NAMES)],
      providers: [
        { provide: Mailer, useFactory: () => createMailer(config) },
        ...JOBS,
        ...PROCESSOR_CLASSES,
        {
          provide: PROCESSORS,
          inject: PROCESSOR_CLASSES,
          useFactory: (...processors: BusyHost[]) => processors,
        },
        QueueWorkers,
        Watchdog,
        Queues,
        OutboxRelay,
        OutboxSettler,
        OutboxRedrive,
        DryRunsSweep,
        DueOrdersSweep,
        DueVouchersSweep,
        ExpiredBlacklistSweep,
        OldLinksSweep,
        OrphanFilesSweep,
        Eraser,
        ErasuresSweep,
        SettledEventsSweep,
        SessionLeftoversSweep,
        AuditChainSweep,
        Schedule,
      ],
    };
  }
}
