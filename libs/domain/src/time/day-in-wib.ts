/** When a day (`YYYY-MM-DD`) begins in Jakarta (UTC+7, no summer time), and its last moment that the database can hold. */
export const startOfDayInWib = (day: string): Date => new Date(`${day}T00:00:00.000+07:00`);
export const endOfDayInWib = (day: string): Date => new Date(`${day}T23:59:59.999+07:00`);
