import { FactList } from '../platform/ui/fact-list';
import { InfoSection } from '../platform/ui/info-page';
import { shopFacts } from '../platform/shop-facts';

/** Whom customers pay, as an owner has written it; nothing before that. docs/rules/shop.md#company */
export function Company() {
  const { company } = shopFacts();
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
