import { Loading, Skeleton } from '../../../platform/ui/states';

export function ProviderSkeleton() {
  return (
    <Loading label="Memuat layanan…">
      <div className="wrap py-6 lg:py-10">
        <Skeleton className="mt-1 h-5 w-32" />
        <div className="mt-4 flex items-center gap-4">
          <Skeleton className="size-16 !rounded-2xl" />
          <div className="space-y-2">
            <Skeleton className="h-7 w-40" />
            <Skeleton className="h-5 w-28" />
          </div>
        </div>
        <Skeleton className="mt-5 h-12 max-w-prose" />
        <div className="mt-9 gap-10 lg:grid lg:grid-cols-[1fr_340px]">
          <div className="grid content-start gap-3 sm:grid-cols-2">
            {[1, 2, 3, 4].map((card) => (
              <Skeleton key={card} className="h-40 !rounded-[14px]" />
            ))}
          </div>
          <Skeleton className="hidden h-72 !rounded-[14px] lg:block" />
        </div>
      </div>
    </Loading>
  );
}
