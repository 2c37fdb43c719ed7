import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatRupiah } from '#domain/platform/sen';

/** A plan with its price; all of it leads to where it is ordered. A row on a phone, a card beside the others on a wider screen. */
export const PlanLink = ({
  to,
  name,
  about,
  normal,
  total,
  children,
}: {
  to: string;
  name: string;
  about?: string;
  /** What it costs elsewhere, in rupiah. */
  normal?: number | undefined;
  total: number;
  /** Below the price. */
  children: ReactNode;
}) => (
  <Link
    to={to}
    className="card flex h-full items-center gap-2 px-4 py-3 no-underline transition-colors hover:border-brand sm:p-4"
  >
    <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 sm:block">
      <span className="flex-1 sm:block">
        <h2 className="font-bold">{name}</h2>
        {about && <span className="block text-sm text-muted">{about}</span>}
      </span>
      <span className="block max-sm:text-right sm:mt-1">
        {normal !== undefined && (
          <span className="block text-xs text-muted">
            <span className="sr-only">Harga normal </span>
            <s>{formatRupiah(normal)}</s>
          </span>
        )}
        <b className="block text-lg">{formatRupiah(total)}</b>
        <span className="block text-sm text-muted">{children}</span>
      </span>
    </span>
    <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
  </Link>
);
