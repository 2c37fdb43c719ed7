import { Skeleton, SkeletonList } from '../../platform/ui/states';

/** Of a list of cards. A card is not narrower than its price, also with letters of twice the size. */
export const GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5';
const CARDS = 12;

/** Placeholder for filters and cards. */
export function ProviderListSkeleton() {
  return (
    <>
      <div className="mt-4 mb-6 gap-4 lg:flex lg:flex-row-reverse lg:items-center lg:justify-between">
        <Skeleton className="h-12 !rounded-xl max-sm:hidden lg:w-72 lg:shrink-0" />
        <Skeleton className="mt-3 h-11 !rounded-full lg:mt-0 lg:h-25 lg:w-2/3 lg:!rounded-[14px]" />
      </div>
      <CardSkeletons />
    </>
  );
}

export function CardSkeletons() {
  return (
    <SkeletonList
      label="Memuat layanan…"
      count={CARDS}
      className={GRID}
      item="h-[196px] sm:h-[232px] !rounded-[14px]"
    />
  );
}
