import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { StateTone } from '#domain/platform/state-tone';

const TONE = {
  neutral: 'bg-sunken text-muted',
  good: 'bg-tint text-accent',
  warn: 'bg-warn-tint text-warn',
  info: 'bg-info-tint text-info',
  bad: 'bg-danger-tint text-danger',
  solid: 'bg-action text-white',
  outline: 'text-accent ring-1 ring-accent ring-inset',
};
export type BadgeTone = keyof typeof TONE;

/** How the state of a seat or an order is drawn; which state has which tone is one table for shop and console. */
export const BADGE_OF: Record<StateTone, BadgeTone> = {
  toPay: 'warn',
  atWork: 'info',
  waiting: 'info',
  prepared: 'outline',
  active: 'solid',
  done: 'good',
  ended: 'neutral',
  lost: 'bad',
};

export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        'inline-flex max-w-full shrink-0 items-center gap-1 rounded-md px-2 py-0.5 text-xs font-semibold',
        TONE[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
