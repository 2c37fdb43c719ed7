import { Loading, Skeleton } from '../../../platform/ui/states';

export function ProviderSkeleton() {
  return (
    <Loading label="Memuat layanan…">
      <div className="wrap grid gap-10 py-6 lg:grid-cols-[1fr_340px]">
        <div className="space-y-4">
          <Skeleton className="h-5 w-32" />
          <div className="flex items-center gap-4">
            <Skeleton className="size-16 !rounded-2xl" />
            <div className="space-y-2">
              <Skeleton className="h-7 w-40" />
              <Skeleton className="h-5 w-28" />
            </div>
          </div>
          <Skeleton className="h-12 max-w-prose" />
          <Skeleton className="h-64 !rounded-[14px]" />
        </div>
        <Skeleton className="hidden h-72 !rounded-[14px] lg:block" />
      </div>
    </Loading>
  );
}
