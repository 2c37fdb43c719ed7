import { signsOf } from '../../platform/typed-line.js';

/** Letters, digits and hyphens, as couriers print them. */
export const TRACKING_NUMBER = /^[A-Za-z0-9-]{5,40}$/;

/** As it is typed or pasted from a receipt: without blanks, in plain width, with one kind of hyphen. */
export const readTrackingNumber = (typed: string): string => signsOf(typed).replace(/\p{Pd}/gu, '-');
