// A program of its own, started by PictureProcesses: draws one picture after the other and answers on its channel.
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { drawCard } from '#runtime/platform/pictures/draw-card';
import { drawPicture } from '#runtime/platform/pictures/draw-picture';
import type { DrawAnswer, DrawRequest } from '#runtime/platform/pictures/picture-messages';

/** From here on a new process is cheaper than the memory that fragments hold, or comes too near to the limit of CPU time. */
const OLD_BYTES = 300 * 1024 * 1024;
const OLD_CPU_MS = 60_000;

// Customers' requests come first.
setPriority(10);
sharp.concurrency(1);
sharp.cache(false);

process.on('disconnect', () => process.exit());
process.on('message', (request: DrawRequest) => {
  void drawn(request).then((result) => answer({ result, isOld: isOld() }));
});
answer('ready');

function drawn(request: DrawRequest): Promise<DrawAnswer['result']> {
  if ('card' in request) return drawCard(request.card, request.logo && asBuffer(request.logo)).catch(() => null);
  return drawPicture(asBuffer(request.bytes), request.type, request.use);
}

/** The advanced serialization hands over a plain Uint8Array. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

function answer(message: DrawAnswer | 'ready'): void {
  process.send!(message);
}

function isOld(): boolean {
  const { user, system } = process.cpuUsage();
  return process.memoryUsage.rss() > OLD_BYTES || (user + system) / 1_000 > OLD_CPU_MS;
}
