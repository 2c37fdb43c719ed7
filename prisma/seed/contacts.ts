import type { PrismaClient } from '#runtime/generated/prisma/client';
import { Prisma } from '#runtime/generated/prisma/client';

/** Valid in form, but no customer has them. */
const CONTACTS = {
  contactWhatsapp: '6281200000000',
  contactInstagram: 'patungan.contoh',
  contactTwitter: 'patungan_contoh',
  contactLinkedin: 'patungan-contoh',
};

/** Contacts of the demo shop where no one has changed them. */
export async function seedContacts(prisma: PrismaClient): Promise<void> {
  for (const [name, value] of Object.entries(CONTACTS))
    await prisma.shopSetting.updateMany({
      where: { name, changedAt: null, value: { equals: Prisma.DbNull } },
      data: { value },
    });
}
