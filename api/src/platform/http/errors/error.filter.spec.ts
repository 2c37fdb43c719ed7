import { type ArgumentsHost, BadRequestException, ForbiddenException } from '@nestjs/common';
import { describe, expect, it } from '@jest/globals';
import { DomainError } from '#domain/platform/domain-error';
import { TooBusy } from '#runtime/platform/concurrency-limit';
import { ErrorFilter, refuseUnrouted } from './error.filter.js';
import { Refusal, invalid } from './refusal.js';

interface Sent {
  status: number;
  headers: Record<string, string>;
  body: { data: unknown; meta: { status: number; code: string; message: string }; errors?: unknown };
  logged: unknown[];
}

function caught(error: unknown): Sent {
  const sent = { headers: {}, logged: [] } as unknown as Sent;
  const reply = replyInto(sent);
  const request = { routeOptions: { url: '/x' }, log: { error: (line: unknown) => sent.logged.push(line) } };
  const host = { switchToHttp: () => ({ getRequest: () => request, getResponse: () => reply }) };
  new ErrorFilter().catch(error, host as unknown as ArgumentsHost);
  return sent;
}

function replyInto(sent: Sent) {
  const reply = {
    status: (status: number) => ((sent.status = status), reply),
    header: (name: string, value: string) => ((sent.headers[name] = value), reply),
    send: (body: Sent['body']) => ((sent.body = body), reply),
  };
  return reply;
}

describe('an error becomes an answer', () => {
  it.each([
    ['a refusal', new Refusal('BLOCKED_CUSTOMER', 403), 403, 'BLOCKED_CUSTOMER'],
    ['a wrong field', invalid({ field: 'name', message: 'Wajib' }), 422, 'VALIDATION_FAILED'],
    ['a refusal by a rule', new DomainError('TOO_LATE', 'Terlambat'), 409, 'TOO_LATE'],
    ['a rule about a value', new DomainError('BAD', 'Salah', 'invalid', 'amount'), 422, 'BAD'],
    ['a rule about a right', new DomainError('NO', 'Tidak boleh', 'forbidden'), 403, 'NO'],
    ['something that is not there', new DomainError('GONE', 'Tidak ada', 'not-found'), 404, 'GONE'],
    ['Nest', new ForbiddenException(), 403, 'FORBIDDEN'],
    ['Nest about the body', new BadRequestException('Unexpected token'), 400, 'BAD_REQUEST'],
    ['Fastify', Object.assign(new Error('body too large'), { statusCode: 413 }), 413, 'REQUEST_TOO_LARGE'],
    [
      'a caller who is gone',
      Object.assign(new Error('aborted'), { code: 'ECONNRESET', statusCode: 400 }),
      400,
      'BAD_REQUEST',
    ],
    ['a lost database', Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), 503, 'BUSY'],
    ['a deadlock', Object.assign(new Error('deadlock detected'), { code: '40P01' }), 503, 'BUSY'],
    ['a lock that is not released', Object.assign(new Error('lock timeout'), { code: '55P03' }), 503, 'BUSY'],
    ['a statement that takes too long', Object.assign(new Error('canceling'), { code: '57014' }), 503, 'BUSY'],
    [
      'a connection that broke',
      new Error('Client has encountered a connection error and is not queryable'),
      503,
      'BUSY',
    ],
    ['a full disk', Object.assign(new Error('no space left'), { code: 'ENOSPC' }), 503, 'BUSY'],
    ['a fault of the code', new TypeError("Cannot read properties of undefined (reading 'uid')"), 500, 'INTERNAL'],
    ['an unknown error', 'x', 500, 'INTERNAL'],
  ])('of %s with its status twice and its code', (_, error, status, code) => {
    const { body, ...sent } = caught(error);
    expect([sent.status, body.meta.status, body.meta.code, body.data]).toEqual([status, status, code, null]);
    expect(sent.headers['cache-control']).toBe('no-store');
    expect(sent.headers['retry-after'] !== undefined).toBe([429, 503].includes(status));
    // The details of a fault are logged, not answered.
    expect(sent.logged).toHaveLength(status >= 500 ? 1 : 0);
    expect(JSON.stringify(body)).not.toMatch(/Cannot read|deadlock|Unexpected token|too large|ECONN/);
  });

  it('with the seconds to wait, which a refusal may know better', () => {
    expect(caught(new TooBusy()).headers['retry-after']).toBe('2');
    expect(caught(new Refusal('TOO_MANY_REQUESTS', 429)).headers['retry-after']).toBe('60');
    expect(caught(new Refusal('TOO_MANY_REQUESTS', 429, [], 'Nanti', 417)).headers['retry-after']).toBe('417');
  });

  it('with the field of a domain error', () => {
    expect(caught(new DomainError('BAD', 'Salah', 'invalid', 'amount')).body.errors).toEqual([
      { field: 'amount', message: 'Salah' },
    ]);
  });

  it('for a URL that cannot be decoded', () => {
    const sent = { headers: {} } as unknown as Sent;
    refuseUnrouted({ statusCode: 414 }, {}, replyInto(sent) as unknown as Parameters<typeof refuseUnrouted>[2]);
    expect(sent).toMatchObject({ status: 414, body: { data: null, meta: { status: 414, code: 'BAD_REQUEST' } } });
  });
});
