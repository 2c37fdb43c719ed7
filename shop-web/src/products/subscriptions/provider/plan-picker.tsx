import { clsx } from 'clsx';
import type { PackageView, VariantView } from '#contracts/catalogue/catalogue.http';
import { useSeatStates } from './groups.queries';
import { PlanRow } from './plan-row';

const HOST_LEAD =
  'Kamu yang berlangganan langsung ke provider, lalu uangmu kami ganti dikurangi bagianmu. Kamu juga bantu menjawab chat anggota.';

/** Plans of one role at a time, as rows; what the chosen one is stands once below them. */
export function PlanPicker({
  providerUid,
  groupUid,
  packages,
  isAlone,
  chosen,
  onChoose,
}: {
  providerUid: string;
  /** null: any. */
  groupUid: string | null;
  packages: PackageView[];
  /** The group has one seat. */
  isAlone: boolean;
  chosen: VariantView;
  onChoose: (variantUid: string) => void;
}) {
  const states = useSeatStates(providerUid, groupUid);
  const variants = packages.flatMap((plan) => plan.variants.filter(({ active }) => active));
  const ofRole = (isHost: boolean) => variants.filter((variant) => variant.isHost === isHost);
  const hasBoth = ofRole(true).length > 0 && ofRole(false).length > 0;
  const namesDevices = ofRole(false).some(({ needsTv }) => needsTv);
  const description = packages.find(({ uid }) => uid === chosen.packageUid)?.description;
  return (
    <fieldset>
      <legend className="text-lg font-bold">
        {chosen.isHost && !hasBoth ? 'Jadi host' : isAlone || hasBoth ? 'Pilih paket' : 'Gabung sebagai anggota'}
      </legend>
      {hasBoth && (
        <div
          role="group"
          aria-label="Gabung sebagai"
          className="mt-3 grid grid-cols-2 rounded-xl border border-line bg-sunken p-1"
        >
          {[false, true].map((isHost) => (
            <button
              key={String(isHost)}
              type="button"
              aria-pressed={chosen.isHost === isHost}
              onClick={() => chosen.isHost !== isHost && onChoose(cheapest(ofRole(isHost)).uid)}
              className={clsx(
                'min-h-11 rounded-lg px-3 text-sm font-semibold',
                chosen.isHost === isHost ? 'bg-surface text-ink shadow-card' : 'text-muted',
              )}
            >
              {isHost ? 'Jadi host' : 'Jadi anggota'}
            </button>
          ))}
        </div>
      )}
      {chosen.isHost && <p className="mt-3 max-w-prose text-sm text-muted">{HOST_LEAD}</p>}
      {/* Those of the other role are there for readers without scripts, e.g. search engines. */}
      {[false, true].map((isHost) => (
        <div
          key={String(isHost)}
          hidden={chosen.isHost !== isHost}
          className="card mt-3 divide-y divide-line overflow-hidden"
        >
          {ofRole(isHost).map((variant) => (
            <PlanRow
              key={variant.uid}
              variant={variant}
              state={states.get(variant.familyUid)}
              namesDevices={namesDevices}
              checked={variant.uid === chosen.uid}
              onChoose={() => onChoose(variant.uid)}
            />
          ))}
        </div>
      ))}
      {description && <p className="mt-3 max-w-prose text-sm text-muted">{description}</p>}
    </fieldset>
  );
}

/** The first choice of a role: the shortest, then the cheapest. */
const cheapest = (variants: VariantView[]): VariantView =>
  variants.toSorted((a, b) => a.duration - b.duration || a.grandTotal - b.grandTotal)[0]!;
