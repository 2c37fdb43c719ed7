import { ChevronRight } from 'lucide-react';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import { Link } from 'react-router';

/** A row of a list that leads to a page: its name, and one line of what is there. Large letters have the row for themselves. */
export const LinkRow = ({
  to,
  Icon,
  name,
  children,
}: {
  to: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  name: string;
  children: ReactNode;
}) => (
  <li className="@container">
    <Link to={to} className="flex min-h-16 items-center gap-3 px-4 py-2 hover:bg-sunken">
      <span
        aria-hidden="true"
        className="hidden size-10 shrink-0 place-items-center rounded-full bg-tint text-accent @3xs:grid"
      >
        <Icon className="size-5" />
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{name}</span>{' '}
        <span className="block text-sm text-muted wrap-anywhere">{children}</span>
      </span>
      <ChevronRight aria-hidden="true" className="ml-auto hidden size-5 shrink-0 text-muted @3xs:block" />
    </Link>
  </li>
);
