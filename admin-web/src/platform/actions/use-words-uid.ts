import { useRef } from 'react';
import { randomUuid } from '#contracts/platform/random-uuid';

/** The uid of what is written: the same words that are sent again are the same record, until they are forgotten. */
export function useWordsUid() {
  const last = useRef({ uid: '', words: '' });
  return {
    uidOf(words: string): string {
      if (last.current.words !== words) last.current = { uid: randomUuid(), words };
      return last.current.uid;
    },
    /** They have arrived: written once more they are another record. */
    forget(): void {
      last.current = { uid: '', words: '' };
    },
  };
}
