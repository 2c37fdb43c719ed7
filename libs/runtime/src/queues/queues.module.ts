import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Module } from '@nestjs/common';
import type { QueueName } from '#contracts/jobs';
import { Config } from '#runtime/config/config';
import { selectQueueBackend } from '#runtime/queues/queue-backend';

/** Kept short: the outbox and the inbox are the record, the queue only carries. */
const JOB_OPTIONS = {
  attempts: 5,
  backoff: { type: 'exponential', delay: 500, jitter: 0.5 },
  removeOnComplete: { age: 3_600, count: 5_000 },
  removeOnFail: { age: 7 * 24 * 3_600, count: 5_000 },
};

@Module({})
export class QueuesModule {
  /** The producer's end of the named queues. RuntimeModule must be imported before it. */
  static forQueues(...names: QueueName[]): DynamicModule {
    return {
      module: QueuesModule,
      imports: [
        BullModule.forRootAsync({
          inject: [Config],
          useFactory: (config: Config) => ({ connection: selectQueueBackend(config), defaultJobOptions: JOB_OPTIONS }),
        }),
        BullModule.registerQueue(...names.map((name) => ({ name }))),
      ],
      exports: [BullModule],
    };
  }
}
