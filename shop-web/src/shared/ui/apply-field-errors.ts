import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from '../api/api-error';

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
