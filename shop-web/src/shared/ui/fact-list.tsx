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
        <dt className="text-muted">{label}</dt>
        <dd className="min-w-0 text-right font-medium break-words">{value}</dd>
      </div>
    ))}
  </dl>
);
