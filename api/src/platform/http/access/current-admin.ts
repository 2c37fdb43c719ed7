import { Injectable } from '@nestjs/common';
import { type AdminRole, isAdminRole } from '#domain/platform/admin-role';
import { INCOMPLETE_SIGN_IN_MS, type SignInStep, signInStep } from '#domain/platform/second-factor';
import { Prisma } from '#runtime/generated/prisma/client';
import { Clock } from '#runtime/platform/clock/clock';
import { Config } from '#runtime/platform/config/config';
import { Database } from '#runtime/platform/db/database';

/** The claims of an admin's token. Everything else is read from the database, because it may have changed. */
export interface AdminToken {
  uid: string;
  sessionUid: string;
}

/** An admin as read at this request. */
export interface CurrentAdmin extends AdminToken {
  name: string;
  role: AdminRole;
  step: SignInStep | null;
}

interface Row {
  name: string;
  role: string;
  createdAt: Date;
  hasFactor: boolean;
  isGiven: boolean;
}

/**
 * The current state of an admin, read at every request of the console (they are few), so that a removed role, an ended
 * session or a deactivation applies from the next request on. docs/decisions/0018
 */
@Injectable()
export class CurrentAdmins {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Undefined when the token is no longer valid, or its sign-in was not completed in time. */
  async find({ uid, sessionUid }: AdminToken): Promise<CurrentAdmin | undefined> {
    const [admin] = await this.database.statement<Row>(Prisma.sql`
      SELECT a.name, a.role, s.created_at AS "createdAt", s.second_factor_at IS NOT NULL AS "isGiven",
        EXISTS (SELECT 1 FROM admin_second_factor f WHERE f.admin_uid = a.uid AND f.confirmed_at IS NOT NULL) AS "hasFactor"
      FROM admin_session s JOIN admin a ON a.uid = s.admin_uid
      WHERE s.uid = ${sessionUid}::uuid AND a.uid = ${uid}::uuid AND s.revoked_at IS NULL AND a.deactivated_at IS NULL`);
    if (!admin || !isAdminRole(admin.role)) return undefined;
    const { name, role, createdAt, hasFactor, isGiven } = admin;
    const step = signInStep({ role, hasFactor, isGiven, isRequired: this.config.isSecondFactorRequired });
    const isLate = this.clock.now().getTime() - createdAt.getTime() > INCOMPLETE_SIGN_IN_MS;
    return step && isLate ? undefined : { uid, sessionUid, name, role, step };
  }
}
