/** A whole number with dots between its thousands: '5.000'. */
export const withDots = (whole: number | bigint): string => String(whole).replace(/\B(?=(\d{3})+$)/g, '.');
