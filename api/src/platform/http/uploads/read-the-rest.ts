import type { FastifyInstance } from 'fastify';

/** More than any form that is taken. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Reads what a refused form still sends: unread, it would block the next request on its connection. Beyond `most` the
 * connection is closed.
 */
export function readTheRest(fastify: FastifyInstance, most = MOST_BYTES): void {
  fastify.addHook('onResponse', ({ raw, headers }, _, done) => {
    if (headers['content-type']?.startsWith('multipart/') && !raw.readableEnded) {
      let left = most;
      // The parser waits for a reader of its file and would read no further.
      raw.unpipe();
      raw.on('data', (chunk: Buffer) => {
        left -= chunk.length;
        if (left < 0) raw.destroy();
      });
      raw.resume();
    }
    done();
  });
}
