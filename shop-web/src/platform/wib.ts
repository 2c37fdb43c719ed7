import { saidDeadline, yearInWib } from '#domain/platform/wib';
import { formatDateTime, nearMoment } from '#domain/platform/wib-texts';

export { formatDate, formatDateTime, formatDeadline, formatMoment, formatShortMonth } from '#domain/platform/wib-texts';

/** '20 Nov, 15.00', with the year of another one: where it is said already that this is WIB. */
export const formatShortly = (instant: string): string =>
  formatDateTime(instant)
    .replace(' WIB', '')
    .replace(` ${yearInWib(new Date())},`, ',');

/** The same of a deadline: 'besok 15.00' where it is near. */
export const formatMomentShortly = (instant: string): string =>
  nearMoment(instant, new Date()) ?? formatShortly(saidDeadline(new Date(instant)).toISOString());
