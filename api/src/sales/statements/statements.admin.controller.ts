import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { type ReasonBody, done, doneOrProposed, reasonBody, uid } from '#contracts/platform/common.http';
import { bankEvidence } from '#contracts/sales/bank-evidence.admin.http';
import {
  type AssignLineBody,
  type ConfirmLineBody,
  type IgnoreLineBody,
  MAX_STATEMENT_BYTES,
  type SettleLineBody,
  assignLineBody,
  checkedStatement,
  confirmLineBody,
  ignoreLineBody,
  settleLineBody,
  statementFields,
} from '#contracts/sales/statements.admin.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { RateLimit } from '../../platform/http/limits/rate-limits.js';
import { ApiForm } from '../../platform/http/uploads/api-form.js';
import { readSheetForm } from '../../platform/http/uploads/sheet-upload.js';
import { AssignLineCommand } from './assign-line.command.js';
import { BookLineCommand } from './book-line.command.js';
import { ConfirmLineCommand } from './confirm-line.command.js';
import { ExplainLineCommand } from './explain-line.command.js';
import { FindBankEvidenceQuery } from './find-bank-evidence.query.js';
import { ReopenLineCommand } from './reopen-line.command.js';
import { ReverseLineCommand } from './reverse-line.command.js';
import { SettleLineCommand } from './settle-line.command.js';
import { UploadStatementCommand } from './upload-statement.command.js';
import { WithdrawLineCommand } from './withdraw-line.command.js';

/** Upload of a bank's statement: first what is in it, then the same file again to keep it. */
@ApiTags('admin payments')
@Controller('admin/bank-statements')
export class BankStatementsAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post('check')
  @AsAdmin('bank-statements.check')
  @HttpCode(200)
  @RateLimit('upload')
  @ApiForm('file', statementFields)
  @ApiOkResponse({ standardSchema: checkedStatement })
  check(@Req() request: FastifyRequest, @Admin() admin: AdminIdentity) {
    return this.read(request, admin, true);
  }

  @Post()
  @AsAdmin('bank-statements.create')
  @HttpCode(200)
  @RateLimit('upload')
  @ApiForm('file', statementFields)
  @ApiOkResponse({ standardSchema: checkedStatement })
  upload(@Req() request: FastifyRequest, @Admin() admin: AdminIdentity) {
    return this.read(request, admin, false);
  }

  private async read(request: FastifyRequest, admin: AdminIdentity, isDryRun: boolean) {
    const { file, fields } = await readSheetForm(request, MAX_STATEMENT_BYTES, statementFields);
    return this.commands.execute(new UploadStatementCommand(fields, file, admin, isDryRun));
  }
}

/** What a line of a statement is the money of. */
@ApiTags('admin payments')
@Controller('admin/statement-lines')
export class StatementLinesAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Which lines may be the money of a payment whose proof is looked at. */
  @Get('of-payment/:uid')
  @AsAdmin('statement-lines.read')
  @ApiOkResponse({ standardSchema: bankEvidence })
  ofPayment(@Param('uid', { schema: uid }) paymentUid: string) {
    return this.queries.execute(new FindBankEvidenceQuery(paymentUid));
  }

  @Post(':uid/confirm')
  @AsAdmin('statement-lines.confirm')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: doneOrProposed })
  confirm(
    @Param('uid', { schema: uid }) lineUid: string,
    @Body({ schema: confirmLineBody }) of: ConfirmLineBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new ConfirmLineCommand(lineUid, of, admin));
  }

  @Post(':uid/assign')
  @AsAdmin('statement-lines.assign')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: doneOrProposed })
  assign(
    @Param('uid', { schema: uid }) lineUid: string,
    @Body({ schema: assignLineBody }) body: AssignLineBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new AssignLineCommand(lineUid, body, admin));
  }

  /** What one admin has proposed, far above what is owed, is not taken. */
  @Post(':uid/withdraw')
  @AsAdmin('statement-lines.withdraw')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  withdraw(
    @Param('uid', { schema: uid }) lineUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new WithdrawLineCommand(lineUid, reason, admin));
  }

  @Post(':uid/ignore')
  @AsAdmin('statement-lines.ignore')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: doneOrProposed })
  ignore(
    @Param('uid', { schema: uid }) lineUid: string,
    @Body({ schema: ignoreLineBody }) { reason }: IgnoreLineBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new ExplainLineCommand(lineUid, 'ignore', reason, admin));
  }

  /** It is a fee or interest of the bank. */
  @Post(':uid/charge')
  @AsAdmin('statement-lines.charge')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: doneOrProposed })
  charge(
    @Param('uid', { schema: uid }) lineUid: string,
    @Body({ schema: ignoreLineBody }) { reason }: IgnoreLineBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new ExplainLineCommand(lineUid, 'charge', reason, admin));
  }

  /** It is no fee, interest or settlement after all: the books take it back, and the line is open again. */
  @Post(':uid/reverse')
  @AsAdmin('statement-lines.reverse')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: doneOrProposed })
  reverse(
    @Param('uid', { schema: uid }) lineUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new ReverseLineCommand(lineUid, reason, admin));
  }

  /** It is what the gateway held. */
  @Post(':uid/settle')
  @AsAdmin('statement-lines.settle')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  settle(
    @Param('uid', { schema: uid }) lineUid: string,
    @Body({ schema: settleLineBody }) body: SettleLineBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new SettleLineCommand(lineUid, body, admin));
  }

  /** Its money is booked as what cannot be placed. */
  @Post(':uid/book')
  @AsAdmin('statement-lines.book')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  book(@Param('uid', { schema: uid }) lineUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new BookLineCommand(lineUid, admin));
  }

  @Post(':uid/reopen')
  @AsAdmin('statement-lines.reopen')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  reopen(@Param('uid', { schema: uid }) lineUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new ReopenLineCommand(lineUid, admin));
  }
}
