import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ERROR_MESSAGE } from '#contracts/errors';
import { anything, api } from '../api/api';
import { ApiError } from '../api/api-error';

/**
 * A multipart form with the file `proof`; `sent` is the fraction that has left, 0–1.
 * @param onMovedOn asks again what the page shows, when the answer says that it is no longer so. It is waited for before
 * anything is said: what has become of the order says more than the refusal.
 */
export function useUpload(path: string, { onDone, onMovedOn }: Record<'onDone' | 'onMovedOn', () => Promise<unknown>>) {
  const [sent, setSent] = useState(0);
  const upload = useMutation({
    mutationFn: ({ fields, proof }: { fields: Record<string, string>; proof: File }) => {
      setSent(0);
      return api.upload(path, formOf(fields, proof), anything, setSent);
    },
    onSuccess: onDone,
    onError: (error) => (hasMovedOn(error) ? onMovedOn() : undefined),
  });
  return { ...upload, sent };
}

/** What the API says about the file, if the failure is about the file. */
export function proofErrorOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 413) return ERROR_MESSAGE.FILE_TOO_LARGE;
  return error.fields.find(({ field }) => field === 'proof')?.message;
}

/** Paid, cancelled, proved already: in another tab, at the desk, or by its deadline. */
const hasMovedOn = (error: unknown): boolean => error instanceof ApiError && [404, 409].includes(error.status);

function formOf(fields: Record<string, string>, proof: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('proof', proof, proof.name); // last, so that the API has read the fields before the bytes come
  return form;
}
