import { clsx } from 'clsx';
import { Star } from 'lucide-react';

export const STARS = [1, 2, 3, 4, 5] as const;

/** One star, filled or empty; what it counts is said beside it. */
export const OneStar = ({ isFull, className }: { isFull: boolean; className: string }) => (
  <Star
    aria-hidden="true"
    fill={isFull ? 'currentColor' : 'none'}
    className={clsx(className, isFull ? 'text-star' : 'text-muted')}
  />
);

/** So many of five. */
export const Stars = ({ n }: { n: number }) => (
  <span role="img" aria-label={`${n} dari 5 bintang`} className="inline-flex gap-0.5">
    {STARS.map((star) => (
      <OneStar key={star} isFull={star <= n} className="size-4" />
    ))}
  </span>
);
