import { type OpeningHours, USUAL_HOURS } from '#domain/platform/opening-hours';
import { shopFacts } from './shop-facts';

export const openingHours = (): OpeningHours => shopFacts().hours ?? USUAL_HOURS;
