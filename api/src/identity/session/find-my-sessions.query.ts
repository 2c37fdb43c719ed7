import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { SignedInDevice } from '#contracts/identity/session.http';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import type { CustomerIdentity } from '../../platform/http/access/access.js';

/** More than any customer has; bounds the answer. */
const MOST = 100;

export class FindMySessionsQuery extends Query<SignedInDevice[]> {
  constructor(readonly customer: CustomerIdentity) {
    super();
  }
}

/** The customer's active sessions: the current one first, then by last use. */
@QueryHandler(FindMySessionsQuery)
export class FindMySessionsHandler implements IQueryHandler<FindMySessionsQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ customer: { uid, sessionUid } }: FindMySessionsQuery): Promise<SignedInDevice[]> {
    const sessions = await this.database.session.findMany({
      where: { customerUid: uid, revokedAt: null, expiresAt: { gt: this.clock.now() } },
      orderBy: { rotatedAt: 'desc' },
      take: MOST,
      select: { uid: true, deviceLabel: true, createdAt: true, rotatedAt: true },
    });
    const devices = sessions.map((session) => ({
      uid: session.uid,
      device: session.deviceLabel,
      signedInAt: session.createdAt.toISOString(),
      lastUsedAt: session.rotatedAt.toISOString(),
      isThisDevice: session.uid === sessionUid,
    }));
    return devices.sort((one, other) => Number(other.isThisDevice) - Number(one.isThisDevice));
  }
}
