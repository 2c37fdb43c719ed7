const MOST_TRIES = 20;

/** All ask at once; an answer 503, because too many wait for the database, is asked for again. */
export const askAtOnce = <Asker, Answer extends { status: number }>(
  askers: readonly Asker[],
  ask: (asker: Asker) => Promise<Answer>,
): Promise<Answer[]> =>
  Promise.all(
    askers.map(async (asker) => {
      let answer = await ask(asker);
      for (let tries = 1; answer.status === 503 && tries < MOST_TRIES; tries += 1) answer = await ask(asker);
      return answer;
    }),
  );
