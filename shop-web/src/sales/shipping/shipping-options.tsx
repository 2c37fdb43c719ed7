import type { ShippingOptionView } from '#contracts/sales/shipping.http';
import { formatRupiah } from '#domain/platform/sen';

/** '2–4 hari', '1 hari'. */
export const daysLabel = ({ daysMin, daysMax }: Pick<ShippingOptionView, 'daysMin' | 'daysMax'>): string =>
  daysMin === daysMax ? `${daysMax} hari` : `${daysMin}–${daysMax} hari`;

/** Chooses the way to the customer. */
export function ShippingOptions({
  options,
  chosen,
  onChoose,
}: {
  options: readonly ShippingOptionView[];
  chosen: string | null;
  onChoose: (zoneUid: string) => void;
}) {
  return (
    <div className="mt-3 space-y-3">
      {options.map((option) => (
        <label
          key={option.zoneUid}
          className="flex cursor-pointer items-start gap-3 rounded-xl border border-line p-4 has-checked:border-accent has-checked:bg-tint"
        >
          <input
            type="radio"
            name="shipping"
            checked={option.zoneUid === chosen}
            onChange={() => onChoose(option.zoneUid)}
            className="mt-1 size-5 shrink-0"
          />
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <b>{option.service}</b>
              <b>{option.price === 0 ? 'Gratis' : formatRupiah(option.price)}</b>
            </span>
            <span className="block text-sm text-muted">
              {option.method === 'pickup' ? option.info : `Tiba dalam ${daysLabel(option)} setelah dikirim`}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}
