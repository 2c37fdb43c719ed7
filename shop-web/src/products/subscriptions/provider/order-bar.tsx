import type { VariantView } from '#contracts/catalogue/catalogue.http';
import { Button } from '../../../platform/ui/button';
import { BAR_BUTTON, BuyBar } from '../../../platform/ui/buy-bar';
import { useHeldSeat, useSeatStates } from './groups.queries';
import { shownPrice } from '../hosts/shown-price';
import { isOut, orderWord } from './what-waits';

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
    <BuyBar facts={word ? [word] : [variant.packageName, variant.durationLabel]} price={amount} how={how}>
      <Button disabled={isOut(variant, state)} onClick={onOrder} className={BAR_BUTTON}>
        {orderWord(variant, state, hasSeat)}
      </Button>
    </BuyBar>
  );
}
