import { SkeletonList } from '../../platform/ui/states';

export const CAUSE_GRID = 'mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

export const CausesSkeleton = () => (
  <SkeletonList label="Memuat penggalangan…" className={CAUSE_GRID} item="aspect-[4/5] !rounded-[14px]" />
);
