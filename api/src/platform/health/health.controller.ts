import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../http/access/access.js';
import { NoRateLimit } from '../http/limits/rate-limits.js';
import { HealthService } from './health.service.js';

@ApiTags('health')
@Public()
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /** 200 only when database, queue and worker answer. */
  @Get()
  @NoRateLimit()
  async check(@Res({ passthrough: true }) reply: FastifyReply) {
    const parts = await this.health.check();
    const healthy = Object.values(parts).every((part) => part === 'up');
    if (!healthy) void reply.status(503);
    return parts;
  }
}
