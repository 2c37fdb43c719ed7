import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';

/** Above a page's title: to the list it comes from. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="-ml-1 inline-flex min-h-9 items-center gap-0.5 text-sm text-muted hover:text-ink">
    <ChevronLeft aria-hidden="true" className="size-4" /> {children}
  </Link>
);
