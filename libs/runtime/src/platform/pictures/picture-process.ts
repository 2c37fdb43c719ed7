// A program of its own, started by PictureProcesses: draws one picture after the other and answers on its channel.
import { setPriority } from 'node:os';
import sharp from 'sharp';
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
process.on('message', ({ bytes, type, use }: DrawRequest) => {
  // The advanced serialization hands over a plain Uint8Array.
  void drawPicture(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), type, use).then((result) =>
    answer({ result, isOld: isOld() }),
  );
});
answer('ready');

function answer(message: DrawAnswer | 'ready'): void {
  process.send!(message);
}

function isOld(): boolean {
  const { user, system } = process.cpuUsage();
  return process.memoryUsage.rss() > OLD_BYTES || (user + system) / 1_000 > OLD_CPU_MS;
}
