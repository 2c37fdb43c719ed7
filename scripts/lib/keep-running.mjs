import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Restarts a process whenever it ends, after 0.5 s, then twice as long each time up to 10 s; back to 0.5 s after half a
 * minute of running. Not a process manager such as pm2: those run as a daemon and cannot keep the order of the stop (API and
 * worker before the database).
 * @param launch starts it: `{ pid, exited, stop }`, where `exited` resolves to the reason of its end.
 * @param first one that is already running.
 * @returns `pid()`, `restarts()`, and `stop()`, which resolves when it has ended.
 */
export function keepRunning({
  name,
  launch,
  first,
  say,
  onStart,
  firstDelayMs = 500,
  maxDelayMs = 10_000,
  steadyMs = 30_000,
}) {
  const stopping = new AbortController();
  let running = first;
  let restarts = 0;

  const loop = (async () => {
    for (let delayMs = firstDelayMs; !stopping.signal.aborted; delayMs = Math.min(delayMs * 2, maxDelayMs)) {
      const startedAt = Date.now();
      const reason = await runOnce();
      if (stopping.signal.aborted) return;
      if (Date.now() - startedAt > steadyMs) delayMs = firstDelayMs;
      say(`${name} has ended (${reason}); starting it again in ${delayMs / 1000} s`);
      await sleep(delayMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      restarts += 1;
    }
  })();

  async function runOnce() {
    try {
      running ??= await launch();
      // `stop` was called during the launch and could not end this one.
      if (stopping.signal.aborted) await running.stop();
      onStart?.(running);
      return await running.exited;
    } catch (error) {
      return error.message;
    } finally {
      running = undefined;
    }
  }

  return {
    pid: () => running?.pid,
    restarts: () => restarts,
    async stop() {
      stopping.abort();
      await running?.stop();
      await loop;
    },
  };
}
