/** Two tabs, or one that never got its answer: the token before the current one is answered once more for so long. */
const GRACE_MS = 10_000;

export interface RefreshState {
  /** How often the token has been replaced. */
  generation: number;
  rotatedAt: Date;
}

/**
 * What to do with a refresh token of this session. `replace` it; `repeat` the answer that its first use was given;
 * or it is `stolen`: somebody uses a token that its owner has replaced long ago, and nobody knows which of the two it is.
 */
export function judgeRefresh(
  { generation, rotatedAt }: RefreshState,
  given: number,
  now: Date,
): 'replace' | 'repeat' | 'stolen' {
  if (given === generation) return 'replace';
  const late = now.getTime() - rotatedAt.getTime();
  return given === generation - 1 && late <= GRACE_MS ? 'repeat' : 'stolen';
}
