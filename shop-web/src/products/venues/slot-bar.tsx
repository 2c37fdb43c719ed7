import type { RefObject } from 'react';
import type { WeekSlot } from '#contracts/products/venues/venues.http';
import { Button } from '../../platform/ui/button';
import { BAR_BUTTON, BuyBar } from '../../platform/ui/buy-bar';
import { leadTo, useIsBelow } from '../../platform/ui/lead-to';
import { formatDay, hoursOf } from './days';

/** The chosen slot at the foot of small screens, with the way to its form, until that is in sight. */
export function SlotBar({ slot, form }: { slot: WeekSlot; form: RefObject<HTMLElement | null> }) {
  if (useIsBelow(form) === false) return null;
  return (
    <BuyBar isFixed facts={[formatDay(slot.startsAt), hoursOf(slot)]} price={slot.price}>
      <Button onClick={() => leadTo(form.current)} className={BAR_BUTTON}>
        Lanjut pesan
      </Button>
    </BuyBar>
  );
}
