/**
 * The previous token is still answered for so long: another tab, or a client that lost the answer.
 * docs/rules/sessions.md#tokens
 */
const GRACE_MS = 10_000;

export interface RefreshState {
  /** Counts the replacements of the token. */
  generation: number;
  rotatedAt: Date;
}

/**
 * `replace`: the current token. `repeat`: the previous one within the grace period gets the same answer again.
 * `stolen`: an older one; owner and thief cannot be distinguished.
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
