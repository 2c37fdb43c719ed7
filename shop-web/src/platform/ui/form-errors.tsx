import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError, messageOf } from '../api/api-error';
import { Notice } from './notice';

/**
 * Why an action failed, announced to screen readers. Nothing while a field of the form shows its own message; where no field does,
 * what the API says of its fields.
 */
export function FailureNotice({
  error,
  fields = {},
  ...notice
}: {
  error: unknown;
  /** Messages by field, as `formState.errors`. */
  fields?: object;
  title?: string;
  className?: string;
}) {
  if (!error || Object.keys(fields).length > 0) return null;
  return (
    <Notice tone="bad" live {...notice}>
      {error instanceof ApiError && error.fields.length > 0
        ? error.fields.map(({ message }) => message).join(' ')
        : messageOf(error)}
    </Notice>
  );
}

/**
 * Puts the API's field messages under their inputs and the focus on the first.
 * @returns whether there was one; if not, the message belongs above the form.
 */
export function applyFieldErrors<T extends FieldValues>(
  error: unknown,
  known: readonly FieldPath<T>[],
  setError: UseFormSetError<T>,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const mine = error.fields.filter(({ field }) => known.some((name) => name === field));
  mine.forEach(({ field, message }, index) =>
    setError(field as FieldPath<T>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  return mine.length > 0;
}
