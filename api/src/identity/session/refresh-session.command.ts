import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SessionView } from '#contracts/identity/session.http';
import { judgeRefresh } from '#domain/identity/session/refresh';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { Prisma } from '#runtime/generated/prisma/client';
import { revokeSessions } from '#runtime/identity/sessions.store';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { identityOf } from './open-session.js';
import { hashOfSecret } from './random-secret.js';
import { type RefreshToken, RefreshTokens, hashOfRefreshToken } from './refresh-tokens.js';
import { type RequestDevice, knownHashOf } from './request-device.js';
import { Tokens } from './tokens.js';

export class RefreshSessionCommand extends Command<SessionView> {
  constructor(
    readonly refreshToken: string,
    readonly device: RequestDevice,
  ) {
    super();
  }
}

/**
 * Replaces the refresh token, for the device it was issued to. A token that was replaced earlier than the grace period
 * ends the session. docs/rules/sessions.md#tokens
 */
@CommandHandler(RefreshSessionCommand)
export class RefreshSessionHandler implements ICommandHandler<RefreshSessionCommand> {
  constructor(
    private readonly database: Database,
    private readonly tokens: Tokens,
    private readonly refreshTokens: RefreshTokens,
    private readonly clock: Clock,
  ) {}

  async execute({ refreshToken, device }: RefreshSessionCommand): Promise<SessionView> {
    const given = this.refreshTokens.read(refreshToken);
    const session = given && (await this.exchange(given, device));
    if (!session) throw new Refusal('TOKEN_REQUIRED', 401);
    return session;
  }

  private async exchange(given: RefreshToken, device: RequestDevice): Promise<SessionView | null> {
    const now = this.clock.now();
    const session = await this.find(given.sessionUid);
    if (!session || session.revokedAt || session.expiresAt <= now || !isDeviceOf(session, device)) return null;
    const next = this.refreshTokens.after(given);
    const verdict = judgeRefresh(session, given.generation, now);
    const current = verdict === 'replace' ? given : next;
    if (verdict === 'stolen' || hashOfRefreshToken(current) !== session.refreshHash) {
      await revokeSessions(this.database, { uid: session.uid }, now);
      return null;
    }
    // A concurrent refresh was first: read the session again and return the same token.
    if (verdict === 'replace' && !(await this.replace(given, next, { device, now })))
      return this.exchange(given, device);
    const { customerUid, name, email, emailVerifiedAt, avatar } = session;
    return {
      ...this.tokens.forCustomer({ uid: customerUid, sessionUid: session.uid }),
      refreshToken: next.text,
      ...identityOf({ uid: customerUid, name, email, emailVerifiedAt, avatar }),
    };
  }

  private async find(sessionUid: string): Promise<FoundSession | undefined> {
    const [session] = await this.database.statement<FoundSession>(Prisma.sql`
      SELECT s."uid", s."device_id" AS "deviceId", s."device_hash" AS "deviceHash", s."is_bound" AS "isBound",
        s."refresh_hash" AS "refreshHash", s."generation", s."rotated_at" AS "rotatedAt", s."expires_at" AS "expiresAt", s."revoked_at" AS "revokedAt",
        s."customer_uid" AS "customerUid", c."name", c."email", c."email_verified_at" AS "emailVerifiedAt", c."avatar"
      FROM "session" s JOIN "customer" c ON c."uid" = s."customer_uid" WHERE s."uid" = ${sessionUid}::uuid`);
    return session;
  }

  /** A session of before that knew no cookie of its client learns it. */
  private async replace(
    given: RefreshToken,
    next: RefreshToken,
    { device, now }: { device: RequestDevice; now: Date },
  ): Promise<boolean> {
    const replaced = await this.database.statement(Prisma.sql`
      UPDATE "session" SET "refresh_hash" = ${hashOfRefreshToken(next)}, "generation" = ${next.generation},
        "rotated_at" = ${now}, "device_hash" = coalesce("device_hash", ${knownHashOf(device)})
      WHERE "uid" = ${given.sessionUid}::uuid AND "refresh_hash" = ${hashOfRefreshToken(given)} AND "revoked_at" IS NULL
      RETURNING "uid"`);
    return replaced.length === 1;
  }
}

interface FoundSession {
  uid: string;
  deviceId: string;
  deviceHash: string | null;
  isBound: boolean;
  refreshHash: string;
  generation: number;
  rotatedAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  customerUid: string;
  name: string;
  email: string;
  emailVerifiedAt: Date | null;
  avatar: string | null;
}

/** For a browser the same cookie: a copied token alone is refused. A client may leave its id out, not send another one. */
const isDeviceOf = (session: FoundSession, device: RequestDevice): boolean =>
  (device.deviceId === null || session.deviceId === device.deviceId) &&
  (!session.isBound || session.deviceHash === hashOfSecret(device.secret));
