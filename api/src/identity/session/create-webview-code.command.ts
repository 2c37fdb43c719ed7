import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { WebviewCode } from '#contracts/identity/session.http';
import { webviewPath } from '#contracts/shop-paths';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { hashOfSecret, randomSecret } from './random-secret.js';

/** Long enough to open a page, short enough to be useless when read from a browser's history. */
const LIVES_MS = 60_000;

export class CreateWebviewCodeCommand extends Command<WebviewCode> {
  constructor(readonly sessionUid: string) {
    super();
  }
}

/**
 * Creates the two halves of `/webview/{atoken}/{rtoken}`, by which an app opens the shop for its signed-in customer: a
 * code that works once, for a minute. Replaces the customer's earlier code.
 */
@CommandHandler(CreateWebviewCodeCommand)
export class CreateWebviewCodeHandler implements ICommandHandler<CreateWebviewCodeCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ sessionUid }: CreateWebviewCodeCommand): Promise<WebviewCode> {
    const [atoken, rtoken] = [randomSecret(), randomSecret()];
    const expiresAt = new Date(this.clock.now().getTime() + LIVES_MS);
    const session = await this.database.session.findUnique({ where: { uid: sessionUid }, select: { revokedAt: true } });
    if (!session || session.revokedAt) throw new Refusal('TOKEN_REQUIRED', 401);
    const code = { codeHash: hashOfWebviewCode(atoken, rtoken), expiresAt };
    await this.database.webviewCode.upsert({
      where: { sessionUid },
      create: { sessionUid, ...code },
      update: code,
      select: { sessionUid: true },
    });
    return { atoken, rtoken, path: webviewPath(atoken, rtoken), expiresAt: expiresAt.toISOString() };
  }
}

/** Hashed together: one half alone, or both swapped, does not match. */
export const hashOfWebviewCode = (atoken: string, rtoken: string): string => hashOfSecret(`${atoken}\n${rtoken}`);
