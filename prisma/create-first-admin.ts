import { hash } from '@node-rs/argon2';
import * as z from 'zod/mini';
import { email, password } from '#contracts/platform/common.http';
import { ARGON2 } from '#runtime/identity/passwords/argon2-profile';
import type { PrismaClient } from '#runtime/generated/prisma/client';

const settings = z.object({ email, password, name: z._default(z.string().check(z.minLength(1)), 'Admin') });

/**
 * Makes an owner from `ADMIN_EMAIL`, `ADMIN_PASSWORD` and `ADMIN_NAME` when there is no admin and an e-mail is given.
 * @throws Error when the e-mail or the password is not accepted.
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
