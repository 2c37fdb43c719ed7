import { Injectable } from '@nestjs/common';
import { type AdminRole, isAdminRole } from '#domain/admins/admin-role';
import { Database } from '#runtime/db/database';

/** What the token of an admin says. The rest is looked up: it may have changed since. */
export interface AdminToken {
  uid: string;
  /** Of the sign-ins; an older one has ended. */
  generation: number;
}

/**
 * Who an admin is at this moment. Asked at every request of the console and of nobody else: there are few of them, and a
 * role that was taken away, a new password or a deactivated account counts from the next click on. docs/decisions/0018.
 */
@Injectable()
export class AdminStanding {
  constructor(private readonly database: Database) {}

  /** Undefined: the token stands for nobody any more. */
  async find({ uid, generation }: AdminToken): Promise<{ uid: string; name: string; role: AdminRole } | undefined> {
    const admin = await this.database.admin.findUnique({
      where: { uid },
      select: { name: true, role: true, generation: true, deactivatedAt: true },
    });
    if (!admin || admin.deactivatedAt || admin.generation !== generation || !isAdminRole(admin.role)) return undefined;
    return { uid, name: admin.name, role: admin.role };
  }
}
