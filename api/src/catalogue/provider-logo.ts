import type { Database } from '#runtime/platform/db/database';

/** Public and for ever: a uid is never given to another picture. */
const addressOf = (uid: string): string => `/api/customer/provider/logo/${uid}`;

/** What answers say of a provider's logo: nothing where it has none. */
export const logoOf = ({ logoUid }: { logoUid: string | null }): { logo?: string } =>
  logoUid ? { logo: addressOf(logoUid) } : {};

/** The addresses of all logos, by the provider's slug. */
export async function readLogos(database: Database): Promise<Map<string, string>> {
  const rows = await database.provider.findMany({
    where: { logoUid: { not: null } },
    select: { slug: true, logoUid: true },
  });
  return new Map(rows.map(({ slug, logoUid }) => [slug, addressOf(logoUid!)]));
}
