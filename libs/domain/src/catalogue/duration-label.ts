/** docs/rules/catalogue.md#plans */
export const durationLabel = (months: number): string => (months === 12 ? '1 tahun' : `${months} bulan`);
