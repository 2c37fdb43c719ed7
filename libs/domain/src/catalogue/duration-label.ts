/** '1 tahun' only for 12 months, otherwise 'N bulan'. Spec 1 §9. */
export const durationLabel = (months: number): string => (months === 12 ? '1 tahun' : `${months} bulan`);
