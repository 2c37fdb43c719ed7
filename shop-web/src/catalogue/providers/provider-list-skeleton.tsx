import { Skeleton, SkeletonList } from '../../platform/ui/states';

/** Of a list of cards. */
export const GRID = 'grid grid-cols-1 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5';
const CARDS = 12;

/** Placeholder for the chips and cards of the home page. */
export function ProviderListSkeleton() {
  return (
    <>
      <div className="mt-4 mb-6">
        <Skeleton className="mt-3 h-11 !rounded-full lg:max-xl:h-25 lg:!rounded-[14px]" />
      </div>
      <CardSkeletons />
    </>
  );
}

export function CardSkeletons() {
  return (
    <SkeletonList label="Memuat layanan…" count={CARDS} className={GRID} item="h-[90px] sm:h-[168px] !rounded-[14px]" />
  );
}
