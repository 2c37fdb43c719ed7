import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SessionView } from '#contracts/identity/session.http';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { lockIfPasswordUnchanged } from '../owner-password.js';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { hashOfWebviewCode } from './create-webview-code.command.js';
import { openSession } from './open-session.js';
import { RefreshTokens } from './refresh-tokens.js';
import type { RequestDevice } from './request-device.js';
import { Tokens } from './tokens.js';

const DEVICE_OS = 'webview';
const UNKNOWN_DEVICE = 'unknown';

interface Code {
  atoken: string;
  rtoken: string;
}

export class OpenWebviewCommand extends Command<SessionView> {
  /** By the session of the app, or by a code of it. */
  constructor(
    readonly by: string | Code,
    readonly device: RequestDevice,
  ) {
    super();
  }
}

/** Opens the shop inside an app, with a session of its own. docs/rules/sessions.md#webview */
@CommandHandler(OpenWebviewCommand)
export class OpenWebviewHandler implements ICommandHandler<OpenWebviewCommand> {
  constructor(
    private readonly database: Database,
    readonly tokens: Tokens,
    readonly refreshTokens: RefreshTokens,
    private readonly clock: Clock,
  ) {}

  async execute({ by, device }: OpenWebviewCommand): Promise<SessionView> {
    const opened = await this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const live = { revokedAt: null, expiresAt: { gt: now } };
      const session =
        typeof by === 'string'
          ? await tx.session.findFirst({ where: { uid: by, ...live }, select: { customer: true } })
          : await takeCode(tx, by, { expiresAt: { gt: now }, session: live });
      if (!session || !(await lockIfPasswordUnchanged(tx, session.customer))) return null;
      const deviceId = device.deviceId ?? UNKNOWN_DEVICE;
      const { customer } = session;
      return openSession(tx, this, { customer, deviceId, deviceOs: DEVICE_OS, device, isApp: false }, now);
    });
    if (!opened) throw new Refusal('TOKEN_REQUIRED', 401);
    return opened;
  }
}

/** The session of a code. Deleting the code's row decides which of two requests gets it. */
async function takeCode(tx: Tx, { atoken, rtoken }: Code, valid: Prisma.WebviewCodeWhereInput) {
  const codeHash = hashOfWebviewCode(atoken, rtoken);
  const code = await tx.webviewCode.findFirst({
    where: { codeHash, ...valid },
    select: { session: { select: { customer: true } } },
  });
  const { count } = await tx.webviewCode.deleteMany({ where: { codeHash } });
  return count === 0 ? undefined : code?.session;
}
