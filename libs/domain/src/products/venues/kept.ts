/** What becomes of what is kept of a late cancelling, after its amount: our fee is a part of it. docs/rules/venues.md#cancelling */
export const KEPT = 'tidak kembali: untuk tempatnya, termasuk biaya layanan kami';
