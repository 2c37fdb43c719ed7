import { yearInWib } from '#domain/platform/wib';
import { formatDateTime } from '#domain/platform/wib-texts';

export { formatDate, formatDateTime, formatDeadline, formatMonth } from '#domain/platform/wib-texts';

/** '20 Nov, 15.00', with the year of another one: where it is said already that this is WIB. */
export const formatShortly = (instant: string): string =>
  formatDateTime(instant)
    .replace(' WIB', '')
    .replace(` ${yearInWib(new Date())},`, ',');
