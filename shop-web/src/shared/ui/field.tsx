import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

/** Label, input, hint and message, tied together for screen readers. Made for `register()` of react-hook-form. */
export function Field({
  label,
  hint,
  error,
  className,
  suggestions,
  ...input
}: ComponentProps<'input'> & { label: string; hint?: ReactNode; error?: string; suggestions?: readonly string[] }) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        list={suggestions ? `${id}-list` : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={clsx(hint && hintId, error && errorId) || undefined}
        className={clsx(
          'block min-h-12 w-full rounded-xl border bg-surface px-3.5 py-2.5 text-base text-ink placeholder:text-muted disabled:bg-sunken',
          error ? 'border-danger' : 'border-edge',
        )}
        {...input}
      />
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      {hint && (
        <p id={hintId} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="mt-1 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
