import { ShieldCheck } from 'lucide-react';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { SOLVE_PROMISE } from '#domain/products/subscriptions/access/claim-words';
import { TEXT_LINK } from '../../../platform/ui/info-page';

/** The promise in one line, where one decides or pays. */
export const GuaranteeLine = ({ says = SOLVE_PROMISE, className }: { says?: ReactNode; className?: string }) => (
  <p className={clsx('flex gap-2.5 rounded-xl bg-tint p-3 text-sm', className)}>
    <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
    <span>
      {says}{' '}
      <Link to={PAGE.guarantee} className={TEXT_LINK}>
        Jaminan
      </Link>
    </span>
  </p>
);
