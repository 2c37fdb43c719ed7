import { SkeletonList } from '../../platform/ui/states';

export const VENUE_GRID = 'mt-6 grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3';

export const VenuesSkeleton = () => (
  <SkeletonList label="Memuat tempat main…" count={6} className={VENUE_GRID} item="h-96 !rounded-[14px]" />
);
