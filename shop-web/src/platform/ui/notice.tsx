import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const TONE = {
  info: ['bg-info-tint text-info', Info],
  good: ['bg-tint text-accent', CircleCheck],
  warn: ['bg-warn-tint text-warn', TriangleAlert],
  bad: ['bg-danger-tint text-danger', CircleAlert],
} as const;

/** A coloured box. `live` announces it to screen readers. */
export function Notice({
  tone = 'info',
  title,
  live,
  className,
  children,
}: {
  tone?: keyof typeof TONE;
  title?: ReactNode;
  live?: boolean;
  className?: string;
  children?: ReactNode;
}) {
  const [colours, Icon] = TONE[tone];
  return (
    <div role={live ? 'alert' : undefined} className={clsx('flex gap-3 rounded-xl p-3.5 text-sm', colours, className)}>
      <Icon aria-hidden="true" className="mt-px size-5 shrink-0" />
      <div className="min-w-0 space-y-0.5">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-ink">{children}</div>}
      </div>
    </div>
  );
}
