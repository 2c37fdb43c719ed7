import { clsx } from 'clsx';

/** "3 dari 5 anggota" with one segment for each place. */
export function FillMeter({ taken, size, className }: { taken: number; size: number; className?: string }) {
  return (
    <div className={className}>
      <p className="text-sm font-semibold">
        {taken} dari {size} anggota
      </p>
      <div aria-hidden="true" className="mt-1.5 flex gap-1">
        {Array.from({ length: size }, (_, place) => (
          <span key={place} className={clsx('h-2 flex-1 rounded-full', place < taken ? 'bg-brand' : 'bg-line')} />
        ))}
      </div>
    </div>
  );
}
