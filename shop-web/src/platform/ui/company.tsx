import type { ShopFacts } from '#contracts/pages';
import { FactList } from './fact-list';
import { InfoSection } from './info-page';
import { shopFacts } from '../shop-facts';

/** Whom customers pay, as an owner has written it; nothing before that. docs/rules/shop.md#company */
export function Company({ company = shopFacts().company }: Pick<ShopFacts, 'company'>) {
  if (!company) return null;
  const facts = [
    ['Nama', company.name],
    ['Alamat', company.address],
    ['Nomor pendaftaran', company.registration],
  ] as const;
  return (
    <InfoSection id="perusahaan" title="Perusahaan">
      <FactList
        facts={facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []))}
        className="card p-4"
      />
    </InfoSection>
  );
}
