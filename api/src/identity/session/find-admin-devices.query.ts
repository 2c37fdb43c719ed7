import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminDevice } from '#contracts/identity/session.http';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import type { AdminIdentity } from '../../platform/http/access/access.js';

/** More than any admin has; bounds the answer. */
const MOST = 100;

export class FindAdminDevicesQuery extends Query<AdminDevice[]> {
  constructor(readonly admin: AdminIdentity) {
    super();
  }
}

/** The admin's active sessions: the current one first, then the latest. */
@QueryHandler(FindAdminDevicesQuery)
export class FindAdminDevicesHandler implements IQueryHandler<FindAdminDevicesQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ admin: { uid: adminUid, sessionUid } }: FindAdminDevicesQuery): Promise<AdminDevice[]> {
    const sessions = await this.database.adminSession.findMany({
      where: { adminUid, revokedAt: null, expiresAt: { gt: this.clock.now() } },
      orderBy: { createdAt: 'desc' },
      take: MOST,
    });
    const devices = sessions.map(({ uid, deviceLabel, createdAt }) => ({
      uid,
      device: deviceLabel,
      signedInAt: createdAt.toISOString(),
      isThisDevice: uid === sessionUid,
    }));
    return devices.sort((one, other) => Number(other.isThisDevice) - Number(one.isThisDevice));
  }
}
