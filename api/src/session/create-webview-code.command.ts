import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { WebviewCode } from '#contracts/http/session.http';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';
import { Refusal } from '../http/refusal.js';
import { hashOfSecret, randomSecret } from './random-secret.js';

/** Long enough to open a page, too short to be found in a history. reliability.md §5.14. */
const LIVES_MS = 60_000;

export class CreateWebviewCodeCommand extends Command<WebviewCode> {
  constructor(readonly sessionUid: string) {
    super();
  }
}

/**
 * What an app puts into `/webview/{atoken}/{rtoken}` to open the shop for the customer who is signed in to it: two halves
 * of a code that works once, for a minute, and not a token. A new one replaces the one before.
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
    return { atoken, rtoken, path: `/webview/${atoken}/${rtoken}`, expiresAt: expiresAt.toISOString() };
  }
}

/** Both halves together: one alone, or both swapped, is nothing. */
export const hashOfWebviewCode = (atoken: string, rtoken: string): string => hashOfSecret(`${atoken}\n${rtoken}`);
