import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { SignedInDevice } from '#contracts/http/session.http';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';
import type { CustomerIdentity } from '../http/access.js';

/** Nobody has more; a list has an end. */
const MOST = 100;

export class FindMySessionsQuery extends Query<SignedInDevice[]> {
  constructor(readonly customer: CustomerIdentity) {
    super();
  }
}

/** The devices on which the customer is signed in now: this one first, then the one used last. */
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
