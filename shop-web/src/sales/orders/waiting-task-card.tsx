import { Link } from 'react-router';
import { LinkButton } from '../../platform/ui/button';
import { Mark } from '../../platform/ui/mark';
import type { WaitingTask } from '../product-line';

/** Something that others wait for, as a card among the orders. */
export const WaitingTaskCard = ({ task: { mark, of, title, text, action } }: { task: WaitingTask }) => (
  <li className="card relative p-4 hover:border-brand">
    <div className="flex items-start gap-3">
      <Mark {...mark} size="sm" />
      <div className="min-w-0 flex-1">
        {/* The link covers the card; the button is above it. */}
        <Link to={action.to} className="font-bold wrap-anywhere after:absolute after:inset-0 after:rounded-[14px]">
          {title}
        </Link>
        <p className="text-sm text-muted">{of}</p>
      </div>
    </div>
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
      <p className="min-w-0 flex-1 basis-40 text-sm text-warn">{text}</p>
      <LinkButton to={action.to} className="relative">
        {action.label}
      </LinkButton>
    </div>
  </li>
);
