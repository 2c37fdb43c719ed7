import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { FindProfileHandler } from './find-profile.query.js';
import { Passwords } from './passwords.js';
import { RefreshSessionHandler } from './refresh-session.command.js';
import { SessionAdminController } from './session.admin.controller.js';
import { SessionController } from './session.controller.js';
import { SignInAdminHandler } from './sign-in-admin.command.js';
import { SignInHandler } from './sign-in.command.js';
import { SignOutHandler } from './sign-out.command.js';
import { SignUpHandler } from './sign-up.command.js';
import { AdminStrategy, CustomerStrategy, Tokens } from './tokens.js';

@Module({
  imports: [PassportModule, JwtModule.register({})],
  controllers: [SessionController, SessionAdminController],
  providers: [
    Passwords,
    Tokens,
    CustomerStrategy,
    AdminStrategy,
    SignUpHandler,
    SignInHandler,
    SignInAdminHandler,
    SignOutHandler,
    RefreshSessionHandler,
    FindProfileHandler,
  ],
})
export class SessionModule {}
