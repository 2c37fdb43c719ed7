import type { VariantView } from '#contracts/catalogue/catalogue.http';
import { formatRupiah } from '#domain/platform/sen';
import { Button } from '../../../platform/ui/button';
import { useHeldSeat, useSeatStates } from './groups.queries';
import { shownPrice } from '../hosts/shown-price';
import { isOut, orderWord } from './what-waits';
import { Dots } from '../../../platform/ui/dots';

/** Price and button at the bottom of small screens, while the page's own content is visible. */
export function OrderBar({
  providerUid,
  variant,
  groupUid,
  isAlone = false,
  onOrder,
}: {
  providerUid: string;
  variant: VariantView;
  groupUid: string | null;
  /** The group has one seat. */
  isAlone?: boolean;
  onOrder: () => void;
}) {
  const state = useSeatStates(providerUid, groupUid).get(variant.familyUid);
  const { amount, word, how } = shownPrice(variant, state);
  const hasSeat = useHeldSeat(providerUid) !== undefined && !isAlone;
  return (
    <div className="buy-bar sticky bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-float lg:hidden">
      {/* Wraps when letters are so large that the price would break. */}
      <div className="wrap flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
        <p className="flex-1 basis-28">
          <Dots className="text-xs text-muted" facts={word ? [word] : [variant.packageName, variant.durationLabel]} />
          <b className="text-lg leading-tight whitespace-nowrap">{formatRupiah(amount)}</b>
          {how && <span className="block text-xs text-muted">{how}</span>}
        </p>
        <Button disabled={isOut(variant, state)} onClick={onOrder} className="max-w-full shrink-0 max-[19rem]:grow">
          {orderWord(variant, state, hasSeat)}
        </Button>
      </div>
    </div>
  );
}
