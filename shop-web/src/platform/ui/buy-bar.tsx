import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { formatRupiah } from '#domain/platform/sen';
import { Dots } from './dots';

/** The button of a bar, as wide as its words, until letters are so large that it needs the whole width. */
export const BAR_BUTTON = 'max-w-full shrink-0 max-[19rem]:grow';

/** What is bought, its price and the button at the foot of small screens, in place of the tabs; a wide screen has the button in the page. `price` in rupiah. */
export const BuyBar = ({
  facts,
  price,
  how,
  isFixed = false,
  children,
}: {
  facts: readonly ReactNode[];
  price: number;
  how?: ReactNode;
  /** It stays there however far the page goes on, not only while its own part of the page is in sight. */
  isFixed?: boolean;
  children: ReactNode;
}) => (
  <div
    className={clsx(
      'buy-bar bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-float lg:hidden',
      isFixed ? 'fixed inset-x-0' : 'sticky',
    )}
  >
    {/* Wraps when letters are so large that the price would break. */}
    <div className="wrap flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <p className="flex-1 basis-28">
        <Dots className="text-xs text-muted" facts={facts} />
        <b className="text-lg leading-tight whitespace-nowrap">{formatRupiah(price)}</b>
        {how && <span className="block text-xs text-muted">{how}</span>}
      </p>
      {children}
    </div>
  </div>
);
