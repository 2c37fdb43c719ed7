import type { VariantView } from '#contracts/http/catalogue.http';
import { formatRupiah } from '#domain/money/sen';
import { Button } from '../../shared/ui/button';

/** Price and button at the bottom edge of small screens, for as long as the page's own content is in view. */
export function OrderBar({ variant, onOrder }: { variant: VariantView; onOrder: () => void }) {
  return (
    <div className="sticky bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-float lg:hidden">
      {/* Side by side, unless somebody's letters are so large that the price would break. */}
      <div className="wrap flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
        <p className="flex-1 basis-28">
          <span className="block text-xs text-muted *:inline-block">
            <span>{variant.packageName} ·&nbsp;</span>
            <span>{variant.durationLabel}</span>
          </span>
          <b className="text-lg leading-tight whitespace-nowrap">{formatRupiah(variant.grandTotal)}</b>
        </p>
        <Button onClick={onOrder} className="shrink-0 max-[19rem]:grow">
          Pesan sekarang
        </Button>
      </div>
    </div>
  );
}
