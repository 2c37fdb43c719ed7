import { Module } from '@nestjs/common';
import { OwnerPassword } from '../owner-password.js';
import { AskResetHandler } from './ask-reset.command.js';
import { ChangeEmailHandler } from './change-email.command.js';
import { ChangePasswordHandler } from './change-password.command.js';
import { CheckLinkHandler } from './check-link.query.js';
import { ConfirmEmailHandler } from './confirm-email.command.js';
import { ForgetPasswordHandler } from './forget-password.command.js';
import { RegistrationController } from './registration.controller.js';
import { ResendVerificationHandler } from './resend-verification.command.js';
import { SetPasswordHandler } from './set-password.command.js';
import { SignUpHandler } from './sign-up.command.js';
import { VerifyEmailHandler } from './verify-email.command.js';

@Module({
  controllers: [RegistrationController],
  providers: [
    OwnerPassword,
    SignUpHandler,
    ResendVerificationHandler,
    VerifyEmailHandler,
    ForgetPasswordHandler,
    AskResetHandler,
    SetPasswordHandler,
    ChangePasswordHandler,
    ChangeEmailHandler,
    ConfirmEmailHandler,
    CheckLinkHandler,
  ],
})
export class RegistrationModule {}
