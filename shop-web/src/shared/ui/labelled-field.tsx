import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

export interface FieldTexts {
  label: string;
  hint?: ReactNode;
  error?: string;
}

/** Label, control, hint and message, tied together for screen readers. */
export function LabelledField({
  label,
  hint,
  error,
  className,
  children,
}: FieldTexts & {
  className?: string;
  children: (control: {
    id: string;
    'aria-invalid'?: true;
    'aria-describedby'?: string;
    className: string;
  }) => ReactNode;
}) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': clsx(hint && hintId, error && errorId) || undefined,
        className: clsx(
          'block min-h-12 w-full rounded-xl border bg-surface px-3.5 py-2.5 text-base text-ink placeholder:text-muted disabled:bg-sunken',
          error ? 'border-danger' : 'border-edge',
        ),
      })}
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
