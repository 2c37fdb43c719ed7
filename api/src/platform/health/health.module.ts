import { Module } from '@nestjs/common';
import { QueuesModule } from '#runtime/platform/queues/queues.module';
import { Drain } from './drain.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';

@Module({
  imports: [QueuesModule.forQueues('canary')],
  controllers: [HealthController],
  providers: [Drain, HealthService],
  exports: [Drain],
})
export class HealthModule {}
