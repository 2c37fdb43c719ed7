import { type OpeningHours, USUAL_HOURS } from '#domain/platform/opening-hours';
import { pageData } from './page-data';

/** As the page was delivered with: prerendered pages have them in their data, all others at their root. */
export const openingHours = (): OpeningHours => (pageData() ?? document.documentElement.dataset).hours ?? USUAL_HOURS;
