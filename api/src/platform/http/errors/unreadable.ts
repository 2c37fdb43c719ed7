import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { refusedWith } from './error.filter.js';

const STATUS_OF: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers what Node refuses while parsing, before there is a request: a URL or headers that are too large, no HTTP. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (socket.writable) {
    const status = STATUS_OF[error.code ?? ''] ?? 400;
    const body = JSON.stringify(refusedWith(status));
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroy(error);
}
