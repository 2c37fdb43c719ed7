import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';

/** Of Node's server: how long the headers of a request may take, and how often it looks for those that took longer. */
export const SLOW_REQUESTS = { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 };

const SAY_EVERY_MS = 60_000;

/**
 * Closes what one network address opens beyond `most` connections, before a byte of it is read, so that it leaves room for
 * others; `say` is called once a minute with how many that were. Not behind a proxy, whose address all visitors share.
 */
export function limitConnections(server: Server, most: number, say: (refused: number) => void): void {
  const open = new Map<string, number>();
  const refusals = countAndSay(say);
  server.prependListener('connection', (socket) => {
    const address = addressOf(socket.remoteAddress ?? '');
    const before = open.get(address) ?? 0;
    if (before >= most) {
      refusals();
      socket.destroy();
      return;
    }
    open.set(address, before + 1);
    socket.once('close', () => {
      const left = open.get(address)! - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

/** A household has a whole /64 of IPv6. An IPv4 address is also written as one of IPv6. */
export function addressOf(remote: string): string {
  if (!isIPv6(remote) || remote.includes('.')) return remote.replace(/^::ffff:/i, '');
  const [head = '', tail] = remote.split('::');
  const groups = head ? head.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - (tail ? tail.split(':').length : 0);
  return [...groups, ...Array<string>(zeros).fill('0'), ...(tail ? tail.split(':') : [])].slice(0, 4).join(':');
}

/** The first at once, so that the log shows the beginning. */
function countAndSay(say: (count: number) => void): () => void {
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  const report = () => {
    timer = undefined;
    if (count === 0) return;
    say(count);
    count = 0;
    timer = setTimeout(report, SAY_EVERY_MS).unref();
  };
  return () => {
    count += 1;
    if (!timer) report();
  };
}
