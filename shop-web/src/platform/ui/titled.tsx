import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { usePageTitle } from './page-head';

/** A section with a title, and a badge beside it. */
export function TitledCard({ title, badge, children }: { title: ReactNode; badge?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h2 id={id} className="font-bold wrap-anywhere">
          {title}
        </h2>
        {badge}
      </div>
      {children}
    </section>
  );
}

/** A page of the user area; its title is also the title of the tab. */
export function TitledPage({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  const id = useId();
  usePageTitle(title);
  return (
    <section aria-labelledby={id} className={className}>
      <h1 id={id} className="text-xl font-bold">
        {title}
      </h1>
      {children}
    </section>
  );
}

/** Above the title of a page: link to its list. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="-ml-1 inline-flex min-h-9 items-center gap-0.5 text-sm text-muted hover:text-ink">
    <ChevronLeft aria-hidden="true" className="size-4" /> {children}
  </Link>
);
