import { clsx } from 'clsx';

/** Names on the left, values on the right. */
export const FactList = ({
  facts,
  className,
}: {
  facts: readonly (readonly [label: string, value: string])[];
  className?: string;
}) => (
  <dl className={clsx('space-y-2 text-sm', className)}>
    {facts.map(([label, value]) => (
      <div key={label} className="flex justify-between gap-4">
        <dt className="min-w-0 text-muted">{label}</dt>
        <dd className="max-w-3/4 shrink-0 text-right font-semibold wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
);
