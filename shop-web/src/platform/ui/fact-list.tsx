import { clsx } from 'clsx';
import { Breakable } from './breakable';

/** Names on the left, values on the right; below each other where the letters are too large for that. */
export const FactList = ({
  facts,
  className,
}: {
  facts: readonly (readonly [label: string, value: string])[];
  className?: string;
}) => (
  <dl className={clsx('space-y-2 text-sm', className)}>
    {facts.map(([label, value]) => (
      <div key={label} className="pair">
        <dt className="text-muted">{label}</dt>
        <dd className="font-semibold">
          <Breakable>{value}</Breakable>
        </dd>
      </div>
    ))}
  </dl>
);
