import type { RefObject } from 'react';
import type { WeekSlot } from '#contracts/products/venues/venues.http';
import { formatRupiah } from '#domain/platform/sen';
import { Button } from '../../platform/ui/button';
import { Dots } from '../../platform/ui/dots';
import { leadTo, useIsBelow } from '../../platform/ui/lead-to';
import { formatDay, hoursOf } from './days';

/** The chosen slot at the foot of small screens, with the way to its form, until that is in sight. */
export function SlotBar({ slot, form }: { slot: WeekSlot; form: RefObject<HTMLElement | null> }) {
  if (useIsBelow(form) === false) return null;
  return (
    <div className="buy-bar fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-float lg:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
        <p className="flex-1 basis-28">
          <Dots className="text-xs text-muted" facts={[formatDay(slot.startsAt), hoursOf(slot)]} />
          <b className="text-lg leading-tight whitespace-nowrap">{formatRupiah(slot.price)}</b>
        </p>
        <Button onClick={() => leadTo(form.current)} className="max-w-full shrink-0 max-[19rem]:grow">
          Lanjut pesan
        </Button>
      </div>
    </div>
  );
}
