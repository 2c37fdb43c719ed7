import { clsx } from 'clsx';
import type { TrustFacts } from '#domain/platform/trust-facts';
import { trustFigures } from '../trust-figures';

/** What the shop has done so far, as numbers; nothing while there is too little to say. docs/rules/shop.md#trust-facts */
export function TrustList({ facts, className }: { facts?: TrustFacts; className?: string }) {
  const figures = trustFigures(facts);
  if (figures.length === 0) return null;
  return (
    <dl className={clsx('flex flex-wrap gap-x-6 gap-y-3', className)}>
      {figures.map(([figure, words]) => (
        <div key={words} className="flex flex-[1_1_6rem] flex-col-reverse justify-end">
          <dt className="text-sm text-muted">{words}</dt>
          <dd className="text-xl font-bold text-accent">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
