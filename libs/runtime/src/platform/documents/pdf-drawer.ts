import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { ShopDocument } from '#domain/platform/documents/shop-document';
import { ConcurrencyLimit } from '#runtime/platform/concurrency-limit';
import type { PdfAnswer } from '#runtime/platform/documents/pdf-thread';

/** One takes 30 ms; the rest of a long queue tries again. */
const QUEUE = { atMost: 24, forMs: 8_000 };
const LONGEST_MS = 10_000;
/** Then the thread and its fonts give their memory back. */
const IDLE_MS = 60_000;
const MEMORY_MB = 96;

/**
 * Draws documents as PDF, one at a time, in a thread that is started by the first and ends when nothing has come for a
 * minute: a drawing takes no time from requests, and an API that draws nothing loads nothing.
 */
@Injectable()
export class PdfDrawer implements OnApplicationShutdown {
  private readonly turns = new ConcurrencyLimit(1, QUEUE);
  private thread?: Worker;
  private idle?: NodeJS.Timeout;

  /** @throws TooBusy when too many wait, Error when it took too much time or memory. */
  draw(document: ShopDocument): Promise<Buffer> {
    return this.turns.run(async () => {
      clearTimeout(this.idle);
      const thread = (this.thread ??= start());
      try {
        return await drawIn(thread, document);
      } catch (error) {
        this.end();
        throw error;
      } finally {
        this.idle = setTimeout(() => this.end(), IDLE_MS).unref();
      }
    });
  }

  onApplicationShutdown(): void {
    clearTimeout(this.idle);
    this.end();
  }

  private end(): void {
    void this.thread?.terminate();
    this.thread = undefined;
  }
}

async function drawIn(thread: Worker, document: ShopDocument): Promise<Buffer> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  thread.ref();
  try {
    const answer = once(thread, 'message', { signal });
    const exit = once(thread, 'exit', { signal }).then(() => {
      throw new Error('the thread that draws documents has ended');
    });
    // Only one of the two is awaited.
    exit.catch(() => undefined);
    answer.catch(() => undefined);
    thread.postMessage(document);
    const [{ pdf, fault }] = (await Promise.race([answer, exit])) as [PdfAnswer];
    if (!pdf) throw new Error(`the document was not drawn: ${fault}`);
    return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  } finally {
    thread.unref();
  }
}

const PROGRAM = path.join(import.meta.dirname, 'pdf-thread');

/** From the sources, as tests and `npm run dev` run, the program is TypeScript. */
function start(): Worker {
  const isSource = import.meta.filename.endsWith('.ts');
  const register = path.resolve(import.meta.dirname, '../../../../../libs/testing/src/swc-register.mjs');
  const thread = new Worker(`${PROGRAM}.${isSource ? 'ts' : 'js'}`, {
    execArgv: isSource ? ['--conditions=source', '--import', register] : [],
    // No secrets of the API.
    env: { NODE_ENV: process.env.NODE_ENV },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  // `exit` follows, which the drawing that waits sees.
  thread.on('error', () => undefined);
  return thread;
}
