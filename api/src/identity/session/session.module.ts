import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { OwnerPassword } from '../owner-password.js';
import { ChangeOwnPasswordHandler } from './change-own-password.command.js';
import { CreateWebviewCodeHandler } from './create-webview-code.command.js';
import { EndAdminSessionHandler } from './end-admin-session.command.js';
import { EndOtherAdminSessionsHandler } from './end-other-admin-sessions.command.js';
import { FindAdminDevicesHandler } from './find-admin-devices.query.js';
import { FindMySessionsHandler } from './find-my-sessions.query.js';
import { FindAdminHandler } from './find-admin.query.js';
import { OpenWebviewHandler } from './open-webview.command.js';
import { RefreshSessionHandler } from './refresh-session.command.js';
import { RefreshTokens } from './refresh-tokens.js';
import { SessionAdminController } from './session.admin.controller.js';
import { SessionController } from './session.controller.js';
import { SignInAdminHandler } from './sign-in-admin.command.js';
import { SignInHandler } from './sign-in.command.js';
import { SignOutHandler } from './sign-out.command.js';
import { SignOutDeviceHandler } from './sign-out-device.command.js';
import { SignOutOthersHandler } from './sign-out-others.command.js';
import { AdminStrategy, CustomerStrategy, Tokens } from './tokens.js';
import { WebviewController } from './webview.controller.js';

@Module({
  imports: [PassportModule, JwtModule.register({})],
  controllers: [SessionController, WebviewController, SessionAdminController],
  providers: [
    Tokens,
    RefreshTokens,
    CustomerStrategy,
    AdminStrategy,
    SignInHandler,
    SignInAdminHandler,
    SignOutHandler,
    RefreshSessionHandler,
    SignOutDeviceHandler,
    SignOutOthersHandler,
    CreateWebviewCodeHandler,
    OpenWebviewHandler,
    FindAdminHandler,
    FindMySessionsHandler,
    OwnerPassword,
    FindAdminDevicesHandler,
    EndAdminSessionHandler,
    EndOtherAdminSessionsHandler,
    ChangeOwnPasswordHandler,
  ],
})
export class SessionModule {}
