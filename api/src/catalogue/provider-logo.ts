import { logoPath } from '#contracts/platform/logo-path';
import type { Database } from '#runtime/platform/db/database';

/** What answers say of a provider's logo: nothing where it has none. */
export const logoOf = ({ logoUid }: { logoUid: string | null }): { logo?: string } =>
  logoUid ? { logo: logoPath(logoUid) } : {};

/** The addresses of all logos, by the provider's slug. */
export async function readLogos(database: Database): Promise<Map<string, string>> {
  const rows = await database.provider.findMany({
    where: { logoUid: { not: null } },
    select: { slug: true, logoUid: true },
  });
  return new Map(rows.map(({ slug, logoUid }) => [slug, logoPath(logoUid!)]));
}
