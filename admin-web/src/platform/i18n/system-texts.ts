/** Sentences that the API writes in Indonesian, keyed by themselves; numbers are the placeholders `first` and `second`. */
export const systemTexts = <T extends string>(...sentences: T[]) =>
  Object.fromEntries(sentences.map((sentence) => [sentence, sentence])) as unknown as Record<T, string>;
