import { Injectable } from '@nestjs/common';
import { type AdminRole, isAdminRole } from '#domain/platform/admin-role';
import { Prisma } from '#runtime/generated/prisma/client';
import { Database } from '#runtime/platform/db/database';

/** The claims of an admin's token. Everything else is read from the database, because it may have changed. */
export interface AdminToken {
  uid: string;
  sessionUid: string;
}

/**
 * The current state of an admin, read at every request of the console (they are few), so that a removed role, an ended
 * session or a deactivation applies from the next request on. docs/decisions/0018
 */
@Injectable()
export class CurrentAdmins {
  constructor(private readonly database: Database) {}

  /** Undefined when the token is no longer valid. */
  async find({ uid, sessionUid }: AdminToken): Promise<(AdminToken & { name: string; role: AdminRole }) | undefined> {
    const [admin] = await this.database.statement<{ name: string; role: string }>(Prisma.sql`
      SELECT a.name, a.role FROM admin_session s JOIN admin a ON a.uid = s.admin_uid
      WHERE s.uid = ${sessionUid}::uuid AND a.uid = ${uid}::uuid AND s.revoked_at IS NULL AND a.deactivated_at IS NULL`);
    if (!admin || !isAdminRole(admin.role)) return undefined;
    return { uid, sessionUid, name: admin.name, role: admin.role };
  }
}
