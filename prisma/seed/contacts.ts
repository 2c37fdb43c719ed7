import { EXAMPLE_CONTACTS } from '#domain/platform/example-contacts';
import type { PrismaClient } from '#runtime/generated/prisma/client';
import { Prisma } from '#runtime/generated/prisma/client';

/** Contacts of the demo shop where no one has changed them. */
export async function seedContacts(prisma: PrismaClient): Promise<void> {
  for (const [name, value] of Object.entries(EXAMPLE_CONTACTS))
    await prisma.shopSetting.updateMany({
      where: { name, changedAt: null, value: { equals: Prisma.DbNull } },
      data: { value },
    });
}
