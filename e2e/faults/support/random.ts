/** `FAULT_SEED=…` repeats a run; it is in the title of every test that draws. */
export const SEED = Number(process.env.FAULT_SEED) || Date.now() % 1_000_000_000;

/** Numbers in [0, 1) that the seed decides (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
