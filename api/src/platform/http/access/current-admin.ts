import { Injectable } from '@nestjs/common';
import { type AdminRole, isAdminRole } from '#domain/platform/admin-role';
import { Prisma } from '#runtime/generated/prisma/client';
import { Database } from '#runtime/platform/db/database';

/** The claims of an admin's token. Everything else is read from the database, because it may have changed. */
export interface AdminToken {
  uid: string;
  /** The generation of the admin's sessions; tokens of an earlier one are invalid. */
  generation: number;
}

interface CurrentAdmin {
  name: string;
  role: string;
  generation: number;
  deactivatedAt: Date | null;
}

/**
 * The current state of an admin, read at every request of the console (they are few), so that a removed role, a new
 * password or a deactivation applies from the next request on. docs/decisions/0018
 */
@Injectable()
export class CurrentAdmins {
  constructor(private readonly database: Database) {}

  /** Undefined when the token is no longer valid. */
  async find({ uid, generation }: AdminToken): Promise<{ uid: string; name: string; role: AdminRole } | undefined> {
    const [admin] = await this.database.statement<CurrentAdmin>(Prisma.sql`
      SELECT name, role, generation, deactivated_at AS "deactivatedAt" FROM admin WHERE uid = ${uid}::uuid`);
    if (!admin || admin.deactivatedAt || admin.generation !== generation || !isAdminRole(admin.role)) return undefined;
    return { uid, name: admin.name, role: admin.role };
  }
}
