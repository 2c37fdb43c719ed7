import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import * as z from 'zod/mini';
import { type ReasonBody, done, reasonBody, uid } from '#contracts/platform/common.http';
import { adminThreadLine } from '#contracts/products/subscriptions/access.admin.http';
import { type WriteLineBody, writeLineBody } from '#contracts/products/subscriptions/access.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../../platform/http/access/access.js';
import { DecideClaimCommand } from './decide-claim.command.js';
import { FindAdminLinesQuery } from './find-admin-lines.query.js';
import { ReadThreadCommand, WriteLineCommand } from './thread.commands.js';

@ApiTags('admin access claims')
@Controller('admin/access-claims')
export class ClaimsAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':uid/solve')
  @AsAdmin('access-claims.solve')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  solve(
    @Param('uid', { schema: uid }) claimUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new DecideClaimCommand(claimUid, 'solve', reason, admin));
  }

  @Post(':uid/reject')
  @AsAdmin('access-claims.reject')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  reject(
    @Param('uid', { schema: uid }) claimUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new DecideClaimCommand(claimUid, 'reject', reason, admin));
  }

  @Post(':uid/settle')
  @AsAdmin('access-claims.settle')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  settle(
    @Param('uid', { schema: uid }) claimUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new DecideClaimCommand(claimUid, 'settle', reason, admin));
  }
}

/** `uid` is the seat that the thread is about. */
@ApiTags('admin threads')
@Controller('admin/threads')
export class ThreadsAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get(':uid/lines')
  @AsAdmin('threads.read')
  @ApiOkResponse({ standardSchema: z.array(adminThreadLine) })
  lines(@Param('uid', { schema: uid }) accountUid: string) {
    return this.queries.execute(new FindAdminLinesQuery(accountUid));
  }

  @Post(':uid/write')
  @AsAdmin('threads.write')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  write(
    @Param('uid', { schema: uid }) accountUid: string,
    @Body({ schema: writeLineBody }) body: WriteLineBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new WriteLineCommand(accountUid, { admin }, body));
  }

  @Post(':uid/mark-read')
  @AsAdmin('threads.mark-read')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  markRead(@Param('uid', { schema: uid }) accountUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new ReadThreadCommand(accountUid, { admin }));
  }
}
