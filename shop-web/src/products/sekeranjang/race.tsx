import { clsx } from 'clsx';
import type { SekeranjangSummary } from '#contracts/products/sekeranjang/sekeranjang.http';

type Race = Pick<
  SekeranjangSummary,
  'buyers' | 'target' | 'maxBuyers' | 'isAvailable' | 'closedEarly' | 'state' | 'stateLabel'
>;

/** 'Kurang 3 orang lagi', 'Target tercapai': how far the buyers are. */
export function raceText({ buyers, target, isAvailable, closedEarly, state, stateLabel }: Race): string {
  if (state !== 'open') return stateLabel;
  if (!isAvailable) return closedEarly ? 'Kami tutup lebih awal' : 'Waktunya sudah habis';
  return buyers < target ? `Kurang ${target - buyers} orang lagi` : 'Target tercapai';
}

/** Buyers on their way to the target; the bar says the same as the words above it. */
export function RaceBar({ race, className }: { race: Race; className?: string }) {
  const { buyers, target } = race;
  const isReached = buyers >= target;
  const percent = Math.min(100, Math.round((buyers / target) * 100));
  return (
    <div className={className}>
      <p className="flex flex-wrap justify-between gap-x-3 text-sm">
        <span className={clsx('font-semibold', isReached && race.state !== 'missed' && 'text-accent')}>
          {raceText(race)}
        </span>
        <span className="text-muted tabular-nums">{isReached ? buyers : `${buyers}/${target}`} pembeli</span>
      </p>
      <div aria-hidden="true" className="mt-1.5 h-2.5 overflow-hidden rounded-full bg-line">
        <div
          className={clsx(
            'h-full rounded-full transition-[width] duration-500 motion-reduce:transition-none',
            race.state === 'missed' ? 'bg-edge' : 'bg-brand',
          )}
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
