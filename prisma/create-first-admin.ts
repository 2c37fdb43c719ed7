import { hash } from '@node-rs/argon2';
import * as z from 'zod/mini';
import { email, password } from '#contracts/http/common.http';
import { ARGON2 } from '#runtime/passwords/argon2-profile';
import type { PrismaClient } from '#runtime/generated/prisma/client';

const settings = z.object({ email, password, name: z._default(z.string().check(z.minLength(1)), 'Admin') });

/**
 * On a database without any admin, makes the one that `ADMIN_EMAIL` and `ADMIN_PASSWORD` (and `ADMIN_NAME`) describe;
 * otherwise nothing. @throws Error when the settings are not good for an account.
 */
export async function createFirstAdmin(
  prisma: PrismaClient,
  admin: { email?: string; password?: string; name?: string },
): Promise<void> {
  if (!admin.email || (await prisma.admin.count()) > 0) return;
  const given = settings.safeParse({ ...admin, name: admin.name || undefined });
  if (!given.success)
    throw new Error(`ADMIN_EMAIL, ADMIN_PASSWORD: ${given.error.issues.map(({ message }) => message).join(', ')}`);
  const { name } = given.data;
  const passwordHash = await hash(given.data.password, ARGON2);
  await prisma.admin.create({ data: { name, email: given.data.email, role: 'owner', passwordHash } });
}
