import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type BeginSecondFactorBody,
  type SecondFactorCodeBody,
  beginSecondFactorBody,
  newSecondFactor,
  recoveryCodes,
  secondFactorCodeBody,
  secondFactorView,
} from '#contracts/identity/second-factor.http';
import { done } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin, InStep } from '../../platform/http/access/access.js';
import { RateLimit } from '../../platform/http/limits/rate-limits.js';
import { BeginSecondFactorCommand } from './begin-second-factor.command.js';
import { ConfirmSecondFactorCommand } from './confirm-second-factor.command.js';
import { EnterCodeCommand } from './enter-code.command.js';
import { FindSecondFactorQuery } from './find-second-factor.query.js';
import { RemoveSecondFactorCommand } from './remove-second-factor.command.js';
import { RenewRecoveryCodesCommand } from './renew-recovery-codes.command.js';

/** Of the signed-in admin. docs/rules/sessions.md#second-factor */
@ApiTags('admin session')
@Controller('admin/session')
export class SecondFactorAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('second-factor')
  @AsAdmin('session.read')
  @ApiOkResponse({ standardSchema: secondFactorView })
  find(@Admin() admin: AdminIdentity) {
    return this.queries.execute(new FindSecondFactorQuery(admin));
  }

  @Post('begin-second-factor')
  @AsAdmin('session.begin-second-factor')
  @InStep('set-up')
  @HttpCode(200)
  @RateLimit('signIn')
  @ApiOkResponse({ standardSchema: newSecondFactor })
  begin(@Body({ schema: beginSecondFactorBody }) body: BeginSecondFactorBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new BeginSecondFactorCommand(body, admin));
  }

  @Post('confirm-second-factor')
  @AsAdmin('session.confirm-second-factor')
  @InStep('set-up')
  @HttpCode(200)
  @RateLimit('signIn')
  @ApiOkResponse({ standardSchema: recoveryCodes })
  confirm(@Body({ schema: secondFactorCodeBody }) { code }: SecondFactorCodeBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new ConfirmSecondFactorCommand(code, admin));
  }

  @Post('enter-code')
  @AsAdmin('session.enter-code')
  @InStep('enter-code')
  @HttpCode(200)
  @RateLimit('signIn')
  @ApiOkResponse({ standardSchema: done })
  enterCode(@Body({ schema: secondFactorCodeBody }) { code }: SecondFactorCodeBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new EnterCodeCommand(code, admin));
  }

  @Post('remove-second-factor')
  @AsAdmin('session.remove-second-factor')
  @HttpCode(200)
  @RateLimit('signIn')
  @ApiOkResponse({ standardSchema: done })
  remove(@Body({ schema: secondFactorCodeBody }) { code }: SecondFactorCodeBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new RemoveSecondFactorCommand(code, admin));
  }

  @Post('renew-recovery-codes')
  @AsAdmin('session.renew-recovery-codes')
  @HttpCode(200)
  @RateLimit('signIn')
  @ApiOkResponse({ standardSchema: recoveryCodes })
  renew(@Body({ schema: secondFactorCodeBody }) { code }: SecondFactorCodeBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new RenewRecoveryCodesCommand(code, admin));
  }
}
