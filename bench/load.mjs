import autocannon from 'autocannon';

/**
 * Sends exactly `amount` requests over `connections`, each made by `request(i)`; answers requests a second.
 * @throws Error when any answer was not 2xx: a fast refusal is no result.
 */
export async function requestsPerSecond({ port, connections, amount, request }) {
  let next = 0;
  const started = performance.now();
  let last = started;
  const running = autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    amount,
    timeout: 30,
    requests: [{ setupRequest: (base) => ({ ...base, ...request(next++) }) }],
  });
  // Its own clock ticks in whole seconds.
  running.on('response', () => (last = performance.now()));
  const result = await running;
  const seconds = (last - started) / 1_000;
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad) throw new Error(`${bad} of ${amount} requests failed: ${JSON.stringify(result.statusCodeStats)}`);
  return amount / seconds;
}

export const median = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
};

/** Interleaves the two contenders, so that a busy machine slows both, and answers medians and the median of the ratios. */
export async function compare({ rounds, ours, reference }) {
  const pairs = [];
  for (let round = 0; round <= rounds; round += 1) {
    const theirs = await reference(round);
    const own = await ours(round);
    if (round > 0) pairs.push({ own, theirs }); // the first round warms up
  }
  const ratios = pairs.map(({ own, theirs }) => own / theirs);
  return {
    ours: median(pairs.map(({ own }) => own)),
    reference: median(pairs.map(({ theirs }) => theirs)),
    ratio: median(ratios),
    spread: `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`,
  };
}
