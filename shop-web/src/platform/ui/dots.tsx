import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';

/** Facts in one line with dots between them. Where the line wraps no dot hangs at its end. Facts that are false, null or '' are left out. */
export const Dots = ({ facts, className }: { facts: readonly ReactNode[]; className?: string }) => (
  <span className={clsx('dotted', className)}>
    {facts.filter(Boolean).map((fact, index) => (
      <Fragment key={index}>
        {index > 0 && ' '}
        <span>
          {index > 0 && <span>· </span>}
          {fact}
        </span>
      </Fragment>
    ))}
  </span>
);
