import { useState, useSyncExternalStore } from 'react';
import { type Choice, NewestChoice } from '#domain/platform/newest-choice';
import { messageOf } from '../api/api-error';
import { ImageRefused } from './prepare-image';

export interface ChosenFile extends Pick<NewestChoice<File, File>, 'choose' | 'clear' | 'settled'> {
  /** As it will be sent. */
  file: File | null;
  refusal: string | null;
  isPreparing: boolean;
}

/** The file of a file field: the newest one counts. docs/rules/uploads.md#newest-file */
export function useChosenFile(prepare: (picked: File) => Promise<File>): ChosenFile {
  const [{ choose, clear, settled, current, onChange }] = useState(() => new NewestChoice(prepare, refusalOf));
  const { ready, ...rest }: Choice<File> = useSyncExternalStore(onChange, current, current);
  return { file: ready, ...rest, choose, clear, settled };
}

const refusalOf = (failure: unknown): string =>
  failure instanceof ImageRefused ? failure.message : messageOf(failure);
