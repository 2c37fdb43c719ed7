import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ERROR_MESSAGE } from '#contracts/errors';
import { anything, api } from '../../platform/api/api';
import { ApiError } from '../../platform/api/api-error';

/**
 * Uploads a multipart form with the file `proof`; `sent` is the sent fraction, 0–1. @param onOutdated loads the order
 * again when the answer shows that it has changed; awaited before the error is shown, because the new state explains
 * more.
 */
export function useUpload(
  path: string,
  { onDone, onOutdated }: Record<'onDone' | 'onOutdated', () => Promise<unknown>>,
) {
  const [sent, setSent] = useState(0);
  const upload = useMutation({
    mutationFn: ({ fields, proof }: { fields: Record<string, string>; proof: File }) => {
      setSent(0);
      return api.upload(path, formOf(fields, proof), anything, setSent);
    },
    onSuccess: onDone,
    onError: (error) => (isOutdated(error) ? onOutdated() : undefined),
  });
  return { ...upload, sent };
}

/** The API's message about the file, if the failure is about it. */
export function proofErrorOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 413) return ERROR_MESSAGE.FILE_TOO_LARGE;
  return error.fields.find(({ field }) => field === 'proof')?.message;
}

/** The order was paid, cancelled or expired meanwhile. */
const isOutdated = (error: unknown): boolean => error instanceof ApiError && [404, 409].includes(error.status);

function formOf(fields: Record<string, string>, proof: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('proof', proof, proof.name); // last, so that the API has the fields before the file
  return form;
}
