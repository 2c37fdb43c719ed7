import { type DynamicModule, Module } from '@nestjs/common';
import { QUEUE_NAMES } from '#contracts/jobs';
import { Clock } from '#runtime/platform/clock/clock';
import type { Config } from '#runtime/platform/config/config';
import { createMailer } from '#runtime/platform/mail/create-mailer';
import { Mailer } from '#runtime/platform/mail/mailer';
import { QueuesModule } from '#runtime/platform/queues/queues.module';
import { RuntimeModule } from '#runtime/runtime.module';
import type { ProductLine } from '#runtime/sales/product-line';
import { PROCESSORS, QueueWorkers } from './platform/boot/queue-workers.js';
import { HealthPort } from './platform/boot/health-port.js';
import { Watchdog } from './platform/boot/watchdog.js';
import { CanaryProcessor } from './platform/canary/canary.processor.js';
import { LINE_PROCESSORS, LINE_PROVIDERS } from './products/registry.js';
import type { CountingWorkerHost } from './platform/jobs/counting-worker-host.js';
import { LedgerProcessor } from './sales/ledger/ledger.processor.js';
import { mailJobs } from './mail-jobs.js';
import { allRoutes, messageTexts, messages } from './messages-registry.js';
import { MailDestinations } from './messages/mail/mail-destinations.js';
import { MailProcessor } from './messages/mail/mail.processor.js';
import { PausingMailer } from './messages/mail/pausing-mailer.js';
import { MESSAGES } from './messages/message-table.js';
import { MESSAGE_TEXTS, MessageTextsPublisher } from './messages/message-texts.publisher.js';
import { NotificationsProcessor } from './messages/notifications.processor.js';
import { NotifyJob } from './messages/notify.job.js';
import { CheckContactJob } from './sales/orders/check-contact.job.js';
import { OrderPaidJob } from './sales/orders/order-paid.job.js';
import { OverdueOrders } from './sales/orders/overdue-orders.js';
import { OrdersProcessor } from './sales/orders/orders.processor.js';
import { JobPlanner, ROUTES } from './platform/outbox/job-planner.js';
import { OutboxSettler } from './platform/outbox/outbox.settler.js';
import { OutboxRedrive } from './platform/outbox/outbox.redrive.js';
import { OutboxRelay } from './platform/outbox/outbox.relay.js';
import { Queues } from './platform/outbox/queues.js';
import { EraseCustomerJob } from './identity/privacy/erase-customer.job.js';
import { Eraser } from './identity/privacy/eraser.js';
import { PrivacyProcessor } from './identity/privacy/privacy.processor.js';
import { Schedule } from './schedule.js';
import { BooksSweep } from './sales/ledger/books.sweep.js';
import { AuditChainSweep } from './platform/sweeps/audit-chain.sweep.js';
import { DryRunsSweep } from './catalogue/dry-runs.sweep.js';
import { DueOrdersSweep } from './sales/orders/due-orders.sweep.js';
import { GatewayRefundsSweep } from './sales/gateway/gateway-refunds.sweep.js';
import { GatewayChargesSweep } from './sales/gateway/gateway-charges.sweep.js';
import { ArrivalsSweep } from './sales/shipping/arrivals.sweep.js';
import { ErasuresSweep } from './identity/erasures.sweep.js';
import { ExpiredBlacklistSweep } from './identity/expired-blacklist.sweep.js';
import { OldLinksSweep } from './identity/old-links.sweep.js';
import { LikenessSweep } from './platform/sweeps/likeness.sweep.js';
import { OrphanFilesSweep } from './platform/sweeps/orphan-files.sweep.js';
import { SessionLeftoversSweep } from './identity/session-leftovers.sweep.js';
import { SettledEventsSweep } from './platform/sweeps/settled-events.sweep.js';

const PROCESSOR_CLASSES = [
  OrdersProcessor,
  ...LINE_PROCESSORS,
  LedgerProcessor,
  NotificationsProcessor,
  MailProcessor,
  PrivacyProcessor,
  CanaryProcessor,
];
/** Jobs that are given parts of the worker; those that need the transaction alone are plain, in their processors. */
const JOBS = [OrderPaidJob, CheckContactJob, ...mailJobs, EraseCustomerJob, NotifyJob];

@Module({})
export class WorkerModule {
  /** `lines`: other product lines than those of the registry, for a test. */
  static with(config: Config, lines?: readonly ProductLine[]): DynamicModule {
    return {
      module: WorkerModule,
      imports: [RuntimeModule.with(config, lines), QueuesModule.forQueues(...QUEUE_NAMES)],
      providers: [
        MailDestinations,
        {
          provide: Mailer,
          inject: [MailDestinations, Clock],
          useFactory: (destinations: MailDestinations, clock: Clock) =>
            new PausingMailer(createMailer(config), destinations, clock),
        },
        ...JOBS,
        ...LINE_PROVIDERS,
        ...PROCESSOR_CLASSES,
        {
          provide: PROCESSORS,
          inject: PROCESSOR_CLASSES,
          useFactory: (...processors: CountingWorkerHost[]) => processors,
        },
        QueueWorkers,
        Watchdog,
        HealthPort,
        { provide: MESSAGES, useValue: messages },
        { provide: MESSAGE_TEXTS, useValue: messageTexts },
        MessageTextsPublisher,
        { provide: ROUTES, useValue: allRoutes },
        Queues,
        JobPlanner,
        OutboxRelay,
        OutboxSettler,
        OutboxRedrive,
        DryRunsSweep,
        OverdueOrders,
        DueOrdersSweep,
        ArrivalsSweep,
        GatewayChargesSweep,
        GatewayRefundsSweep,
        ExpiredBlacklistSweep,
        OldLinksSweep,
        OrphanFilesSweep,
        LikenessSweep,
        Eraser,
        ErasuresSweep,
        SettledEventsSweep,
        SessionLeftoversSweep,
        AuditChainSweep,
        BooksSweep,
        Schedule,
      ],
    };
  }
}
