import type { PackageView, VariantView } from '#contracts/catalogue/catalogue.http';
import { useSeatStates } from './groups.queries';
import { PlanCard } from './plan-card';

/** Plans for members first, then plans for hosts with an explanation. */
export function PlanPicker({
  providerUid,
  packages,
  isAlone,
  chosen,
  onChoose,
}: {
  providerUid: string;
  packages: PackageView[];
  /** The group has one seat. */
  isAlone: boolean;
  chosen: VariantView;
  onChoose: (variantUid: string) => void;
}) {
  const states = useSeatStates(providerUid);
  const cards = packages.flatMap((plan) =>
    plan.variants.filter(({ active }) => active).map((variant) => ({ variant, description: plan.description })),
  );
  const sections = [
    {
      title: isAlone ? 'Pilih paket' : 'Gabung sebagai anggota',
      lead: null,
      cards: cards.filter(({ variant }) => !variant.isHost),
    },
    {
      title: 'Jadi host',
      lead: 'Kamu yang berlangganan langsung ke provider, lalu uangmu kami ganti dikurangi bagianmu. Kamu juga bantu menjawab chat anggota.',
      cards: cards.filter(({ variant }) => variant.isHost),
    },
  ].filter((section) => section.cards.length > 0);

  return (
    <div className="space-y-7">
      {sections.map((section) => (
        <fieldset key={section.title}>
          <legend className="text-lg font-bold">{section.title}</legend>
          {section.lead && <p className="mt-1 max-w-prose text-sm text-muted">{section.lead}</p>}
          <div className="mt-3 grid gap-3 sm:grid-cols-2">
            {section.cards.map(({ variant, description }) => (
              <PlanCard
                key={variant.uid}
                variant={variant}
                description={description}
                state={states.get(variant.familyUid)}
                checked={variant.uid === chosen.uid}
                onChoose={() => onChoose(variant.uid)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
