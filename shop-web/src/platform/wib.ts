const DATE: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
const inWib = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', ...options });

const date = inWib(DATE);
const time = inWib(TIME);
const weekday = inWib({ weekday: 'short' });

/** '20 Nov 2026'. */
export const formatDate = (instant: string): string => date.format(new Date(instant));

/** '20 Nov 2026, 15.00 WIB', in any time zone of the reader. */
export const formatDateTime = (instant: string): string =>
  `${formatDate(instant)}, ${time.format(new Date(instant)).replace(':', '.')} WIB`;

/** 'Jum, 20 Nov 2026, 15.00 WIB'. */
export const formatDeadline = (instant: string): string =>
  `${weekday.format(new Date(instant))}, ${formatDateTime(instant)}`;
