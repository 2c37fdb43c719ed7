import { clsx } from 'clsx';
import type { QurbanAnimal } from '#contracts/products/qurban/qurban.http';

type Fill = Pick<QurbanAnimal, 'shares' | 'taken' | 'paid' | 'state' | 'stateLabel'>;

/** 'Tinggal 3 bagian': how far the shares of an animal are taken. An animal of one share is not divided. */
export function fillText({ shares, taken, state, stateLabel }: Fill): string {
  if (state !== 'open') return stateLabel;
  if (shares === 1) return taken === 0 ? 'Tinggal 1 ekor' : 'Sudah dipesan';
  return taken < shares ? `Tinggal ${shares - taken} bagian` : 'Semua bagian sudah dipesan';
}

/** One mark a share: paid, held, free. It says the same as the words above it. */
export function FillBar({ animal, className }: { animal: Fill; className?: string }) {
  const { shares, taken, paid } = animal;
  return (
    <div className={className}>
      <p className="flex flex-wrap justify-between gap-x-3 text-sm">
        <span className={clsx('font-semibold', animal.state !== 'missed' && taken === shares && 'text-accent')}>
          {fillText(animal)}
        </span>
        {shares > 1 && (
          <span className="text-muted tabular-nums">
            {taken}/{shares} terisi
          </span>
        )}
      </p>
      <div aria-hidden="true" className="mt-1.5 flex gap-1">
        {Array.from({ length: shares }, (_, index) => (
          <span
            key={index}
            className={clsx(
              'h-2.5 flex-1 rounded-full transition-colors duration-500 motion-reduce:transition-none',
              index < paid ? 'bg-brand' : index < taken ? 'bg-edge' : 'bg-line',
            )}
          />
        ))}
      </div>
    </div>
  );
}
