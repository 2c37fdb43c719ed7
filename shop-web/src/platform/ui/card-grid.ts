import { clsx } from 'clsx';

/** A grid of cards with pictures: on a wide screen three in a row, or four where three would leave one card alone. */
export const cardGrid = (count: number): string =>
  clsx('grid gap-4 sm:grid-cols-2 sm:gap-5', count > 1 && count % 3 === 1 ? 'lg:grid-cols-4' : 'lg:grid-cols-3');
