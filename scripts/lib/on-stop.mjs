const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PARENT_CHECK_MS = 300;

/**
 * Calls `stop` once: at Ctrl-C, SIGTERM, when the terminal closes, and when the npm that started this process was killed
 * with -9. A second Ctrl-C ends the process at once.
 */
export function onStop(stop) {
  // Writing to a closed terminal must not fail in the middle of stopping.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  let firstAt;
  const ask = () => {
    // npm passes Ctrl-C on after the terminal has sent it: only a later one is a second Ctrl-C.
    if (firstAt !== undefined) return Date.now() - firstAt > 1_000 ? process.exit(1) : undefined;
    firstAt = Date.now();
    return stop();
  };
  for (const signal of STOP_SIGNALS) process.on(signal, ask);
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && firstAt === undefined && ask(), PARENT_CHECK_MS).unref();
}
