import { clsx } from 'clsx';

/** Numbered steps, each a text or a pair of title and text. */
export const Steps = ({
  steps,
  className,
}: {
  steps: readonly (string | readonly [title: string, text: string])[];
  className?: string;
}) => (
  <ol className={clsx('space-y-3', className)}>
    {steps.map((step, index) => (
      <li key={String(step)} className="flex gap-3">
        <span
          aria-hidden="true"
          className="grid size-7 shrink-0 place-items-center rounded-full bg-tint text-sm font-bold text-accent"
        >
          {index + 1}
        </span>
        <div className="pt-0.5">
          {typeof step === 'string' ? (
            step
          ) : (
            <>
              <h3 className="font-semibold">{step[0]}</h3>
              <p className="text-sm text-muted">{step[1]}</p>
            </>
          )}
        </div>
      </li>
    ))}
  </ol>
);
