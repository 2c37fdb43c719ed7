import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SessionView } from '#contracts/identity/session.http';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { lockIfPasswordUnchanged } from '../owner-password.js';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { hashOfWebviewCode } from './create-webview-code.command.js';
import { openSession } from './open-session.js';
import { RefreshTokens } from './refresh-tokens.js';
import type { RequestDevice } from './request-device.js';
import { Tokens } from './tokens.js';

const DEVICE_OS = 'webview';

export class OpenWebviewCommand extends Command<SessionView> {
  constructor(
    readonly atoken: string,
    readonly rtoken: string,
    readonly device: RequestDevice,
  ) {
    super();
  }
}

/** Exchanges a webview code for a session. Deleting the code's row decides which of two requests gets it. */
@CommandHandler(OpenWebviewCommand)
export class OpenWebviewHandler implements ICommandHandler<OpenWebviewCommand> {
  constructor(
    private readonly database: Database,
    readonly tokens: Tokens,
    readonly refreshTokens: RefreshTokens,
    private readonly clock: Clock,
  ) {}

  async execute({ atoken, rtoken, device }: OpenWebviewCommand): Promise<SessionView> {
    const codeHash = hashOfWebviewCode(atoken, rtoken);
    const opened = await this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const code = await tx.webviewCode.findFirst({
        where: { codeHash, expiresAt: { gt: now }, session: { revokedAt: null, expiresAt: { gt: now } } },
        select: { session: { select: { customer: true } } },
      });
      const { count } = await tx.webviewCode.deleteMany({ where: { codeHash } });
      if (!code || count === 0) return null;
      const { customer } = code.session;
      if (!(await lockIfPasswordUnchanged(tx, customer))) return null;
      const { deviceId } = device;
      return openSession(tx, this, { customer, deviceId, deviceOs: DEVICE_OS, device, isApp: false }, now);
    });
    if (!opened) throw new Refusal('TOKEN_REQUIRED', 401);
    return opened;
  }
}
