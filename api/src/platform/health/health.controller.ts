import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  type Health,
  type Liveness,
  type Readiness,
  health,
  liveness,
  readiness,
} from '#contracts/platform/health.http';
import { Public } from '../http/access/access.js';
import { NoRateLimit } from '../http/limits/rate-limits.js';
import { HealthService } from './health.service.js';

const RETRY_AFTER_SECONDS = 2;

@ApiTags('health')
@Public()
@Controller()
export class HealthController {
  constructor(private readonly service: HealthService) {}

  /** The process runs and answers. A supervisor starts it again when it does not. */
  @Get('live')
  @NoRateLimit()
  @ApiOkResponse({ standardSchema: liveness })
  live(): Liveness {
    return { process: 'up' };
  }

  /** 200 while a balancer may send requests: the database answers and the process is not about to stop. */
  @Get('ready')
  @NoRateLimit()
  @ApiOkResponse({ standardSchema: readiness })
  @ApiServiceUnavailableResponse({ standardSchema: readiness })
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Readiness> {
    return answered(reply, await this.service.readiness());
  }

  /** 200 only when database, queue and worker answer. */
  @Get('health')
  @NoRateLimit()
  @ApiOkResponse({ standardSchema: health })
  @ApiServiceUnavailableResponse({ standardSchema: health })
  async check(@Res({ passthrough: true }) reply: FastifyReply): Promise<Health> {
    return answered(reply, await this.service.check());
  }
}

/** 503 unless all parts are up. */
function answered<T extends object>(reply: FastifyReply, parts: T): T {
  if (Object.values(parts).every((part) => part === 'up')) return parts;
  void reply.status(503).header('retry-after', String(RETRY_AFTER_SECONDS));
  return parts;
}
