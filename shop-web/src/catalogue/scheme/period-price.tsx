import { durationLabel, pricePeriod } from '#domain/catalogue/duration-label';
import { formatRupiah } from '#domain/platform/sen';

/** 'Rp54.000/bulan', which may break before the period alone. `amount` in rupiah. */
export const PeriodPrice = ({
  amount,
  months,
  treatments,
}: {
  amount: number;
  months: number;
  treatments?: number | null | undefined;
}) => (
  <>
    {formatRupiah(amount)}
    <wbr />
    {pricePeriod(durationLabel(months, treatments))}
  </>
);
