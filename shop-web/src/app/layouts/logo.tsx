import { Link } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { BrandRing } from '../../platform/ui/brand-ring';

/** `short`: on a phone the sign alone, because the search needs the room. */
export function Logo({ short = false }: { short?: boolean }) {
  return (
    <Link to={PAGE.home} className="flex min-h-11 min-w-0 items-center gap-2 text-lg font-bold tracking-tight text-ink">
      <BrandRing seats={4} taken={3} className="size-7 shrink-0 text-brand" />
      {/* With letters of twice the size, the sign-in button beside it would be outside of the screen. */}
      <span className={`truncate ${short ? 'max-sm:sr-only' : 'max-[18rem]:sr-only'}`}>Patungan</span>
    </Link>
  );
}
