import { clsx } from 'clsx';
import { Check } from 'lucide-react';

/** How far something is: `done` steps are behind, the next one is now. */
export function StepLine({ labels, done, className }: { labels: readonly string[]; done: number; className?: string }) {
  return (
    <ol aria-label="Langkah" className={clsx('flex', className)}>
      {labels.map((label, index) => {
        const state = index < done ? 'done' : index === done ? 'now' : 'next';
        return (
          <li
            key={label}
            aria-current={state === 'now' ? 'step' : undefined}
            className="relative flex min-w-0 flex-1 flex-col items-center gap-1.5 text-center"
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className={clsx('absolute top-[9px] right-1/2 h-0.5 w-full', index <= done ? 'bg-brand' : 'bg-line')}
              />
            )}
            <span
              aria-hidden="true"
              className={clsx(
                'relative z-10 grid size-5 place-items-center rounded-full border-2',
                state === 'done' && 'border-action bg-action text-white',
                state === 'now' && 'border-brand bg-surface ring-4 ring-tint',
                state === 'next' && 'border-line bg-surface',
              )}
            >
              {state === 'done' && <Check className="size-3" strokeWidth={3} />}
              {state === 'now' && <span className="size-2 rounded-full bg-brand" />}
            </span>
            <span
              className={clsx(
                'text-xs leading-4 sm:text-xs',
                state === 'now' ? 'font-bold text-ink' : 'font-semibold text-muted',
              )}
            >
              {label}
              <span className="sr-only">{SAID[state]}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const SAID = { done: ' (selesai)', now: ' (sekarang)', next: ' (berikutnya)' };
