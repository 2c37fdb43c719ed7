import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type ChangeEmailBody,
  type ChangePasswordBody,
  type CheckLinkBody,
  type EmailBody,
  type NewPasswordBody,
  type SignUpBody,
  type TokenBody,
  changeEmailBody,
  changePasswordBody,
  checkLinkBody,
  checkedLink,
  emailBody,
  newPasswordBody,
  signUpBody,
  signedUp,
  tokenBody,
} from '#contracts/identity/registration.http';
import {
  AsCustomer,
  Customer,
  type CustomerIdentity,
  Public,
  OpenWhileBlocked,
} from '../../platform/http/access/access.js';
import { RateLimit } from '../../platform/http/limits/rate-limits.js';
import { FromDevice, type RequestDevice, knownHashOf } from '../session/request-device.js';
import { AskResetCommand } from './ask-reset.command.js';
import { ChangeEmailCommand } from './change-email.command.js';
import { ChangePasswordCommand } from './change-password.command.js';
import { CheckLinkQuery } from './check-link.query.js';
import { ConfirmEmailCommand } from './confirm-email.command.js';
import { ForgetPasswordCommand } from './forget-password.command.js';
import { ResendVerificationCommand } from './resend-verification.command.js';
import { SetPasswordCommand } from './set-password.command.js';
import { SignUpCommand } from './sign-up.command.js';
import { VerifyEmailCommand } from './verify-email.command.js';

/** E-mail, password and the mailed links of a customer. */
@ApiTags('identity')
@Controller('customer')
export class RegistrationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('sign/up')
  @Public()
  @RateLimit('signUp')
  @ApiCreatedResponse({ standardSchema: signedUp })
  signUp(@Body({ schema: signUpBody }) body: SignUpBody, @FromDevice() device: RequestDevice) {
    return this.commands.execute(new SignUpCommand(body, knownHashOf(device)));
  }

  @Post('link/check')
  @Public()
  @HttpCode(200)
  @RateLimit('link')
  @ApiOkResponse({ standardSchema: checkedLink })
  check(@Body({ schema: checkLinkBody }) { purpose, token }: CheckLinkBody) {
    return this.queries.execute(new CheckLinkQuery(purpose, token));
  }

  @Post('verify-email')
  @Public()
  @HttpCode(200)
  @RateLimit('link')
  verifyEmail(@Body({ schema: tokenBody }) { token }: TokenBody) {
    return this.commands.execute(new VerifyEmailCommand(token));
  }

  @Post('verify-email/resend')
  @OpenWhileBlocked('Keeps the account safe.')
  @AsCustomer()
  @HttpCode(200)
  @RateLimit('link')
  resend(@Customer() customer: CustomerIdentity) {
    return this.commands.execute(new ResendVerificationCommand(customer.uid));
  }

  @Post('forget-password')
  @Public()
  @HttpCode(200)
  @RateLimit('link')
  forgetPassword(@Body({ schema: emailBody }) { email }: EmailBody) {
    return this.commands.execute(new ForgetPasswordCommand(email));
  }

  @Post('forget-password/update')
  @Public()
  @HttpCode(200)
  @RateLimit('link')
  updateForgotten(@Body({ schema: newPasswordBody }) { token, password }: NewPasswordBody) {
    return this.commands.execute(new SetPasswordCommand('forget-password', token, password));
  }

  @Post('reset-password')
  @OpenWhileBlocked('Keeps the account safe.')
  @AsCustomer()
  @HttpCode(200)
  @RateLimit('link')
  askReset(@Customer() customer: CustomerIdentity) {
    return this.commands.execute(new AskResetCommand(customer.uid));
  }

  @Post('reset-password/reset')
  @Public()
  @HttpCode(200)
  @RateLimit('link')
  reset(@Body({ schema: newPasswordBody }) { token, password }: NewPasswordBody) {
    return this.commands.execute(new SetPasswordCommand('reset-password', token, password));
  }

  @Post('change-password')
  @OpenWhileBlocked('Keeps the account safe.')
  @AsCustomer()
  @HttpCode(200)
  @RateLimit('signIn')
  changePassword(
    @Customer() customer: CustomerIdentity,
    @Body({ schema: changePasswordBody }) { currentPassword, password }: ChangePasswordBody,
  ) {
    return this.commands.execute(new ChangePasswordCommand(customer, currentPassword, password));
  }

  @Post('change-email')
  @OpenWhileBlocked('Keeps the account safe.')
  @AsCustomer()
  @HttpCode(200)
  @RateLimit('signIn')
  changeEmail(
    @Customer() customer: CustomerIdentity,
    @Body({ schema: changeEmailBody }) { email, currentPassword }: ChangeEmailBody,
  ) {
    return this.commands.execute(new ChangeEmailCommand(customer.uid, email, currentPassword));
  }

  @Post('change-email/confirm')
  @Public()
  @HttpCode(200)
  @RateLimit('link')
  @ApiOkResponse({ standardSchema: emailBody })
  confirmEmail(@Body({ schema: tokenBody }) { token }: TokenBody) {
    return this.commands.execute(new ConfirmEmailCommand(token));
  }
}
