import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { type DynamicModule, Inject, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { QueueName } from '#contracts/jobs';
import { Config } from '#runtime/platform/config/config';
import { reportQueueError } from '#runtime/platform/queues/queue-errors';
import { type QueueBackend, selectQueueBackend } from '#runtime/platform/queues/queue-backend';

/**
 * Completed jobs are not kept: outbox and inbox are the record, and on PostgreSQL each completion searches the kept
 * ones.
 */
const JOB_OPTIONS = {
  attempts: 5,
  backoff: { type: 'exponential', delay: 500, jitter: 0.5 },
  removeOnComplete: true,
  removeOnFail: { age: 7 * 24 * 3_600 },
};

const QUEUE_BACKEND = Symbol('queue backend');
const QUEUES_HEARD = Symbol('queues with a listener for errors');

@Injectable()
class QueueBackendCloser implements OnApplicationShutdown {
  constructor(@Inject(QUEUE_BACKEND) private readonly backend: QueueBackend) {}

  onApplicationShutdown(): Promise<void> {
    return this.backend.close();
  }
}

@Module({
  providers: [
    { provide: QUEUE_BACKEND, inject: [Config], useFactory: (config: Config) => selectQueueBackend(config) },
    QueueBackendCloser,
  ],
  exports: [QUEUE_BACKEND],
})
class QueueBackendModule {}

@Module({})
export class QueuesModule {
  /** The named queues for producers. RuntimeModule must be imported before it. */
  static forQueues(...names: QueueName[]): DynamicModule {
    return {
      module: QueuesModule,
      imports: [
        BullModule.forRootAsync({
          imports: [QueueBackendModule],
          inject: [Config, QUEUE_BACKEND],
          useFactory: (config: Config, { connection }: QueueBackend) => ({
            connection,
            prefix: config.queuePrefix,
            defaultJobOptions: JOB_OPTIONS,
          }),
        }),
        BullModule.registerQueue(...names.map((name) => ({ name }))),
      ],
      providers: [
        {
          provide: QUEUES_HEARD,
          inject: names.map((name) => getQueueToken(name)),
          useFactory: (...queues: Queue[]) => queues.map((queue) => queue.on('error', reportQueueError)),
        },
      ],
      exports: [BullModule],
    };
  }
}
