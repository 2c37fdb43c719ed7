import { ConsoleLogger, type LoggerService } from '@nestjs/common';
import pino, { type DestinationStream, type Logger } from 'pino';
import { requestIdOf } from '#runtime/platform/logging/trace';
import { stdoutLines } from '#runtime/platform/logging/stdout-lines';

const REDACTED = [
  'authorization',
  'password',
  'passwordHash',
  'accessToken',
  'refreshToken',
  'email',
  'phoneNumber',
  'accountNumber',
  'pin',
  'credential',
];

/** One JSON line for each event on stdout, without secrets and contact data. */
export const createPino = (service: string, level: string, to: DestinationStream = stdoutLines): Logger =>
  pino(
    {
      level,
      base: { service },
      mixin: () => {
        const requestId = requestIdOf();
        return requestId === undefined ? {} : { requestId };
      },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: REDACTED.flatMap((key) => [key, `*.${key}`, `*.*.${key}`, `req.headers.${key}`]),
        censor: '[redacted]',
      },
    },
    to,
  );

/** Nest logs every module and route at each start. */
const STARTUP_DETAILS = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer']);

/** Sends Nest's own messages to pino. */
export class PinoLogger extends ConsoleLogger implements LoggerService {
  constructor(private readonly pino: Logger) {
    super();
  }
  override log(message: unknown, context?: string): void {
    this.pino[STARTUP_DETAILS.has(context ?? '') ? 'debug' : 'info']({ context }, String(message));
  }
  override warn(message: unknown, context?: string): void {
    this.pino.warn({ context }, String(message));
  }
  override error(message: unknown, ...rest: unknown[]): void {
    this.pino.error({ err: message instanceof Error ? message : undefined, stack: rest[0] }, String(message));
  }
  override debug(message: unknown, context?: string): void {
    this.pino.debug({ context }, String(message));
  }
  override verbose(message: unknown, context?: string): void {
    this.pino.trace({ context }, String(message));
  }
}
