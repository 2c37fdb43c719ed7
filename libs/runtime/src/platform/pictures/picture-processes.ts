import { type ChildProcess, execFile, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { CardDrawing } from '#runtime/platform/pictures/draw-card';
import type { DrawnPicture, DrawnType, PictureFault, PictureUse } from '#runtime/platform/pictures/draw-picture';
import type { DrawAnswer, DrawRequest } from '#runtime/platform/pictures/picture-messages';

/** A photo of 25 megapixels takes about a second of a core. */
const LONGEST_MS = 10_000;
/** A proof from a bank takes less than a second; a small PDF can be made to take minutes. */
const LONGEST_PDF_MS = 5_000;
const START_MS = 30_000;
/** Twice what the largest picture needs, beside what Node reserves. Enforced by Linux; others ignore it for such memory. */
const MEMORY_KB = 768 * 1024;
/** Of one process, ever: one that hangs while the API is killed ends by itself. */
const CPU_SECONDS = 120;

const PROGRAM = path.join(import.meta.dirname, 'picture-process');
/** In a shell, because Node cannot set limits. A limit that this system does not have is left out. */
const limited = (memoryKb: number): string =>
  `ulimit -d ${memoryKb} 2>/dev/null; ulimit -t ${CPU_SECONDS} 2>/dev/null; exec "$@"`;

/**
 * Draws pictures in processes of their own, with a limit on memory, CPU time and duration, and without the secrets of
 * the API. They are started when needed and kept. As many as there are calls at a time: the caller bounds them.
 */
@Injectable()
export class PictureProcesses implements OnApplicationShutdown {
  private readonly idle: ChildProcess[] = [];
  private readonly all = new Set<ChildProcess>();

  /** @returns the fault of a picture that is broken, or that took too much time or memory. */
  async draw(bytes: Buffer, type: DrawnType, use: PictureUse): Promise<DrawnPicture | PictureFault> {
    const result = await this.answerTo({ bytes, type, use });
    if (!result || result instanceof Uint8Array) return 'FILE_BROKEN';
    return typeof result === 'string' ? result : { ...result, bytes: asBuffer(result.bytes) };
  }

  /** The PNG of a shared page. @throws Error when it cannot be drawn. */
  async drawCard(card: CardDrawing, logo: Buffer | null): Promise<Buffer> {
    const result = await this.answerTo({ card, logo });
    if (!(result instanceof Uint8Array)) throw new Error(`the picture of ${card.name} was not drawn`);
    return asBuffer(result);
  }

  /** @returns null when the process had to be ended. */
  private async answerTo(request: DrawRequest): Promise<DrawAnswer['result']> {
    const child = this.idle.pop() ?? (await this.start());
    const answer = await drawIn(child, request);
    if (answer?.isOld === false) this.idle.push(child);
    else child.kill('SIGKILL');
    return answer?.result ?? null;
  }

  onApplicationShutdown(): void {
    for (const child of this.all) child.kill('SIGKILL');
  }

  private async start(): Promise<ChildProcess> {
    const child = await startProgram();
    this.all.add(child);
    child.once('exit', () => {
      this.all.delete(child);
      const at = this.idle.indexOf(child);
      if (at >= 0) this.idle.splice(at, 1);
    });
    return child;
  }
}

/** @throws Error with what the program said when it does not start. */
async function startProgram(): Promise<ChildProcess> {
  const { flags, program } = command();
  const memoryKb = MEMORY_KB + (await reservedKb(flags));
  const child = spawn('/bin/sh', ['-c', limited(memoryKb), 'sh', process.execPath, ...flags, program], {
    // No secrets: neither APP_SECRET nor the address of the database.
    env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, UV_THREADPOOL_SIZE: '1' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  let complaint = '';
  child.stderr!.on('data', (text: Buffer) => (complaint = (complaint + text.toString()).slice(-2_000)));
  child.on('error', ({ message }) => (complaint += message));
  const late = setTimeout(() => child.kill('SIGKILL'), START_MS);
  const isReady = await new Promise<boolean>((resolve) => {
    child.once('message', () => resolve(true));
    child.once('close', () => resolve(false));
  });
  clearTimeout(late);
  if (!isReady) throw new Error(`the process that draws pictures did not start: ${complaint}`);
  keepsAlive(child, false);
  return child;
}

/** From the sources, as tests and `npm run dev` run, the program is TypeScript. */
function command(): { flags: string[]; program: string } {
  const flags = ['--max-old-space-size=96'];
  if (!import.meta.filename.endsWith('.ts'))
    return { flags: [...flags, '--enable-source-maps'], program: `${PROGRAM}.js` };
  const root = path.resolve(import.meta.dirname, '../../../../..');
  const register = `${root}/libs/testing/src/swc-register.mjs`;
  return { flags: [...flags, '--conditions=source', '--import', register], program: `${PROGRAM}.ts` };
}

const PRINT_RESERVED = `const status = require('node:fs').readFileSync('/proc/self/status', 'utf8');
process.stdout.write(/^VmData:\\s+(\\d+)/m.exec(status)[1])`;
let reserved: Promise<number> | undefined;

/** What Node itself takes before a program begins: 50 MB in version 20, 580 MB in 24. Measured once. */
function reservedKb(flags: string[]): Promise<number> {
  reserved ??= promisify(execFile)(process.execPath, [...flags, '--eval', PRINT_RESERVED]).then(
    ({ stdout }) => Number(stdout),
    // No Linux, and no limit of memory either.
    () => 0,
  );
  return reserved;
}

/** @returns null when the process died of the picture, or was ended because it took too long. */
function drawIn(child: ChildProcess, request: DrawRequest): Promise<DrawAnswer | null> {
  return new Promise((resolve) => {
    const settle = (answer: DrawAnswer | null) => {
      clearTimeout(late);
      child.off('message', onMessage).off('exit', onExit);
      keepsAlive(child, false);
      resolve(answer);
    };
    const onMessage = (message: unknown) => settle(message as DrawAnswer);
    const onExit = () => settle(null);
    const late = setTimeout(
      () => child.kill('SIGKILL'),
      'type' in request && request.type === 'pdf' ? LONGEST_PDF_MS : LONGEST_MS,
    );
    keepsAlive(child, true);
    child.once('message', onMessage).once('exit', onExit);
    // An error here is the death of the process, which `exit` reports.
    child.send(request, () => undefined);
  });
}

/** An idle process must not keep its parent running, one at work must. */
function keepsAlive(child: ChildProcess, isAtWork: boolean): void {
  const change = isAtWork ? 'ref' : 'unref';
  child[change]();
  child.channel?.[change]();
  (child.stderr as Socket | null)?.[change]();
}

/** The advanced serialization hands over a plain Uint8Array. */
const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
