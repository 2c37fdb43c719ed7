import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import * as z from 'zod/mini';
import {
  type TestimoniesQuery,
  type TestimonyView,
  type WriteTestimonyBody,
  myTestimony,
  testimoniesQuery,
  testimonyView,
  writeTestimonyBody,
} from '#contracts/content/content.http';
import { done } from '#contracts/platform/common.http';
import type { TestimonyState } from '#domain/content/testimony';
import { maskName } from '#domain/identity/customers/mask-name';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { AsCustomer, Customer, type CustomerIdentity, Public } from '../../platform/http/access/access.js';
import { Paged } from '../../platform/http/errors/envelope.js';
import { RateLimit } from '../../platform/http/limits/rate-limits.js';

const SHOWN = { state: 'shown' satisfies TestimonyState };

/** What customers say about the shop. docs/rules/content.md#testimonies */
@ApiTags('content')
@Public()
@Controller('customer/testimony')
export class TestimoniesController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOkResponse({ standardSchema: z.array(testimonyView) })
  async list(@Query({ schema: testimoniesQuery }) { page, limit }: TestimoniesQuery): Promise<Paged<TestimonyView>> {
    const [testimonies, total] = await Promise.all([
      this.database.testimony.findMany({
        where: SHOWN,
        include: { customer: { select: { name: true } } },
        orderBy: [{ writtenAt: 'desc' }, { uid: 'asc' }],
        skip: (page - 1) * limit,
        take: limit,
      }),
      this.database.testimony.count({ where: SHOWN }),
    ]);
    const items = testimonies.map(({ uid, about, text, writtenAt, customer }) => ({
      uid,
      name: maskName(customer.name),
      about,
      text,
      writtenAt: writtenAt.toISOString(),
    }));
    return new Paged(items, page, limit, total);
  }
}

/** One's own. */
@ApiTags('content')
@AsCustomer()
@Controller('customer/testimony')
export class MyTestimonyController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @Get('mine')
  @ApiOkResponse({ standardSchema: myTestimony })
  async mine(@Customer() { uid: customerUid }: CustomerIdentity) {
    const mine = await this.database.testimony.findUnique({ where: { customerUid } });
    return mine && { about: mine.about, text: mine.text, state: mine.state as TestimonyState };
  }

  /** One for each customer; another text is read by an admin again. The same text twice changes nothing. */
  @Post()
  @HttpCode(200)
  @RateLimit('help')
  @ApiOkResponse({ standardSchema: done })
  async write(
    @Customer() { uid: customerUid }: CustomerIdentity,
    @Body({ schema: writeTestimonyBody }) { about, text }: WriteTestimonyBody,
  ): Promise<{ uid: string }> {
    const [written] = await this.database.$queryRaw<[{ uid: string }]>`
      INSERT INTO testimony AS t (uid, customer_uid, about, text, written_at)
      VALUES (gen_random_uuid(), ${customerUid}::uuid, ${about}, ${text}, ${this.clock.now()})
      ON CONFLICT (customer_uid) DO UPDATE SET about = excluded.about, text = excluded.text,
        version = t.version + CASE WHEN (t.about, t.text) = (excluded.about, excluded.text) THEN 0 ELSE 1 END,
        state = CASE WHEN (t.about, t.text) = (excluded.about, excluded.text) THEN t.state ELSE 'waiting' END,
        decided_at = CASE WHEN (t.about, t.text) = (excluded.about, excluded.text) THEN t.decided_at END,
        written_at = CASE WHEN (t.about, t.text) = (excluded.about, excluded.text) THEN t.written_at ELSE excluded.written_at END
      RETURNING uid`;
    return written;
  }
}
