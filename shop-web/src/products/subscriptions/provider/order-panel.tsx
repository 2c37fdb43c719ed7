import { clsx } from 'clsx';
import type { VariantView } from '#contracts/catalogue/catalogue.http';
import { formatRupiah } from '#domain/platform/sen';
import { explainLine } from '#domain/catalogue/scheme/price-explanation';
import { READY_SHORT } from '#domain/products/subscriptions/access/claim-words';
import { PlanBadge } from '../../../catalogue/plan-badge';
import { Button } from '../../../platform/ui/button';
import { groupChoice } from '../../../sales/orders/ordered-plan';
import { GuaranteeLine } from '../guarantee/guarantee-line';
import { HostCostLines } from '../hosts/host-cost-lines';
import { hostCostOf, shownPrice } from '../hosts/shown-price';
import { useHeldSeat, useSeatStates } from './groups.queries';
import { PlanStep } from './plan-step';
import { SecondSeat } from './second-seat';
import { isOut, orderWord } from './what-waits';
import { Dots } from '../../../platform/ui/dots';

/** The price and the button beside the choices, its parts folded; phones have the button in the OrderBar. */
export function OrderPanel({
  providerUid,
  variant,
  member,
  groupUid,
  isAlone = false,
  onOrder,
}: {
  providerUid: string;
  variant: VariantView;
  /** Number of seats in a group. */
  member: number;
  /** null: any. */
  groupUid: string | null;
  /** The group has one seat. */
  isAlone?: boolean;
  onOrder: () => void;
}) {
  const state = useSeatStates(providerUid, groupUid).get(variant.familyUid);
  const hasSeat = useHeldSeat(providerUid) !== undefined && !isAlone;
  const out = isOut(variant, state);
  const cost = hostCostOf(variant, state);
  const { amount, word, how } = shownPrice(variant, state);
  return (
    <aside aria-labelledby="ringkasan" className="min-w-0 lg:col-start-2 lg:row-span-4 lg:row-start-1">
      <div className="in-order card px-4 pt-1 pb-2 lg:sticky lg:top-20 lg:p-5">
        {/* On a phone plan and group stand just above. */}
        <div className="hidden lg:block">
          <div className="flex items-start justify-between gap-3">
            <div>
              <h2 id="ringkasan" className="font-bold">
                {variant.packageName}
              </h2>
              <Dots
                className="text-sm text-muted"
                facts={[variant.durationLabel, groupChoice(member, groupUid !== null)]}
              />
            </div>
            {/* What begins at once needs no badge. */}
            {(variant.isPo || variant.isHost) && <PlanBadge name={variant.packageName} {...variant} />}
          </div>
          <p className="mt-2 text-xs text-muted">
            {word}
            <b className="block text-2xl text-ink tabular-nums">{formatRupiah(amount)}</b>
            {how}
          </p>
        </div>
        {!isAlone && <SecondSeat providerUid={providerUid} className="mt-3" />}
        {out && (
          <p className="mt-2 text-sm text-muted">Mau dikabari? Masuk daftar tunggu paket ini, atau pilih paket lain.</p>
        )}
        {/* Above all that is read once: on a laptop it is seen with the price. */}
        <div className="mt-4 hidden lg:block">
          <Button wide disabled={out} onClick={onOrder} className="min-h-12">
            {orderWord(variant, state, hasSeat)}
          </Button>
        </div>
        {!variant.isHost && !isAlone && <GuaranteeLine says={READY_SHORT} className="mt-3" />}
        <p className="mt-3 text-sm text-muted">
          <PlanStep providerUid={providerUid} variant={variant} groupUid={groupUid} />
        </p>
        {cost ? (
          <HostCostLines cost={cost} providerName={variant.providerName} />
        ) : (
          <details className="mt-1">
            <summary className="min-h-9 py-1.5 text-sm font-semibold text-accent">
              Rincian {formatRupiah(variant.grandTotal)}
            </summary>
            <PriceLines variant={variant} />
            {variant.alonePrice && (
              <p className="pt-2 text-sm text-muted">
                Langganan sendiri {variant.durationLabel}: {formatRupiah(variant.alonePrice)}.
              </p>
            )}
          </details>
        )}
      </div>
    </aside>
  );
}

function PriceLines({ variant }: { variant: VariantView }) {
  return (
    <dl className="mt-2 space-y-2 border-t border-line pt-3 text-sm tabular-nums">
      {variant.informations.map((line) => {
        const why = line.isHaveTooltip && explainLine(line, { name: variant.providerName, isHost: variant.isHost });
        return (
          <div
            key={line.title}
            className={clsx(
              'grid grid-cols-[1fr_auto] gap-x-4',
              line.is_total && 'border-line text-base font-bold not-first:border-t not-first:pt-2',
            )}
          >
            <dt>{line.title}</dt>
            <dd>{formatRupiah(line.value)}</dd>
            {why && <dd className="col-span-2 text-xs text-muted">{why}</dd>}
          </div>
        );
      })}
    </dl>
  );
}
