import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type Health, health } from '#contracts/platform/health.http';
import { Public } from '../http/access/access.js';
import { NoRateLimit } from '../http/limits/rate-limits.js';
import { HealthService } from './health.service.js';

@ApiTags('health')
@Public()
@Controller('health')
export class HealthController {
  constructor(private readonly service: HealthService) {}

  /** 200 only when database, queue and worker answer. */
  @Get()
  @NoRateLimit()
  @ApiOkResponse({ standardSchema: health })
  @ApiServiceUnavailableResponse({ standardSchema: health })
  async check(@Res({ passthrough: true }) reply: FastifyReply): Promise<Health> {
    const parts = await this.service.check();
    const healthy = Object.values(parts).every((part) => part === 'up');
    if (!healthy) void reply.status(503);
    return parts;
  }
}
