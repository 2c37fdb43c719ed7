import { clsx } from 'clsx';

/** Numbered steps, each a text or a pair of title and text. */
export const Steps = ({
  steps,
  className,
}: {
  steps: readonly (string | readonly [title: string, text: string])[];
  className?: string;
}) => (
  <ol className={clsx('space-y-3 [counter-reset:step]', className)}>
    {steps.map((step) => (
      <li
        key={String(step)}
        className="flex gap-3 wrap-anywhere [counter-increment:step] before:grid before:size-7 before:shrink-0 before:place-items-center before:rounded-full before:bg-tint before:text-sm before:font-bold before:text-accent before:content-[counter(step)]"
      >
        {/* Bare: a page may have hundreds of steps, and each element counts. */}
        {typeof step === 'string' ? (
          step
        ) : (
          <div className="min-w-0 pt-0.5">
            <h3 className="font-semibold">{step[0]}</h3>
            <p className="text-sm text-muted">{step[1]}</p>
          </div>
        )}
      </li>
    ))}
  </ol>
);
