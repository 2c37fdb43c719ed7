import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { LinkButton } from '../../platform/ui/button';
import { Mark } from '../../platform/ui/mark';
import { isNear } from './waiting-order';

/** One thing that waits for the customer, in a row of the home page: what, until when, and the way to do it. */
export const WaitingRow = ({
  mark,
  to,
  title,
  of,
  due,
  dueAt,
  action,
}: {
  mark: ComponentProps<typeof Mark>;
  /** Where the row leads, besides its button. */
  to: string;
  title: string;
  /** What it is about, where there is room. */
  of?: string;
  due: ReactNode;
  /** Until when; null: no clock runs. */
  dueAt: string | null;
  action: { to: string; label: string };
}) => (
  <li className="card relative flex min-h-22 flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2 hover:border-brand">
    <Mark {...mark} size="sm" />
    <div className="min-w-0 flex-1 basis-32">
      {/* The link covers the row; the button is above it. */}
      <Link
        to={to}
        className="line-clamp-2 text-sm font-bold wrap-anywhere after:absolute after:inset-0 after:rounded-[14px]"
      >
        {title}
      </Link>
      {of && <p className="truncate text-xs text-muted max-sm:hidden">{of}</p>}
      <p className={clsx('text-xs', isNear(dueAt) ? 'text-warn' : 'text-muted')}>{due}</p>
    </div>
    <LinkButton to={action.to} className="relative !px-4">
      {action.label}
    </LinkButton>
  </li>
);
