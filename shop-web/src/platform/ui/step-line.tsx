import { clsx } from 'clsx';
import { Check } from 'lucide-react';

/** From the middle of the step before to that of this one. */
const LINE =
  'absolute top-[9px] right-1/2 h-0.5 w-full @max-[17.9rem]:top-auto @max-[17.9rem]:right-auto @max-[17.9rem]:bottom-1/2 @max-[17.9rem]:left-[9px] @max-[17.9rem]:h-full @max-[17.9rem]:w-0.5';

/** Six words do not fit into a row of 328 px: that of now stands alone. */
const SIX = '@min-[17.9rem]:@max-[26rem]:sr-only';
const MOST_IN_ROW = 5;

/** A step as it is named while it comes, while it is going on, and once it is done. */
export interface StepWords {
  ahead: string;
  now: string;
  done: string;
}

/**
 * How far something is: `done` steps are behind, the next one is now, and each is named as that. Below each other where the
 * letters are too large for their words in a row; of six a narrow row shows the word of now alone.
 */
export function StepLine({
  steps,
  done,
  className,
}: {
  steps: readonly StepWords[];
  done: number;
  className?: string;
}) {
  return (
    <div className={clsx('@container', className)}>
      <ol aria-label="Langkah" className="flex @max-[17.9rem]:flex-col">
        {steps.map((words, index) => {
          const state = index < done ? 'done' : index === done ? 'now' : 'ahead';
          return (
            <li
              key={words[state]}
              aria-current={state === 'now' ? 'step' : undefined}
              className="relative flex min-w-0 flex-1 flex-col items-center gap-1.5 text-center @max-[17.9rem]:flex-row @max-[17.9rem]:gap-3 @max-[17.9rem]:py-1 @max-[17.9rem]:text-left"
            >
              {index > 0 && <span aria-hidden="true" className={clsx(LINE, index <= done ? 'bg-brand' : 'bg-line')} />}
              <span
                aria-hidden="true"
                className={clsx(
                  'relative z-10 grid size-5 shrink-0 place-items-center rounded-full border-2',
                  state === 'done' && 'border-action bg-action text-white',
                  state === 'now' && 'border-brand bg-surface ring-4 ring-tint',
                  state === 'ahead' && 'border-line bg-surface',
                )}
              >
                {state === 'done' && <Check className="size-3" strokeWidth={3} />}
                {state === 'now' && <span className="size-2 rounded-full bg-brand" />}
              </span>
              <span
                className={clsx(
                  'text-xs',
                  steps.length > MOST_IN_ROW && state !== 'now' && SIX,
                  state === 'now' ? 'font-bold text-ink' : 'font-semibold text-muted',
                )}
              >
                {words[state]}
                <span className="sr-only">{SAID[state]}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const SAID = { done: ' (selesai)', now: ' (sekarang)', ahead: ' (berikutnya)' };
