const MOST_TRIES = 10;

/** What a client does at 503: it asks again. A machine that is busy with other things serves a crowd in several turns. */
export async function untilServed<T extends { status: number }>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask();
    if (answer.status !== 503 || tries === MOST_TRIES) return answer;
  }
}
