import { describe, expect, it } from '@jest/globals';
import { Body, type ExecutionContext, Get, Param, Post, Query, Req } from '@nestjs/common';
import { CUSTOM_ROUTE_ARGS_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/internal';
import type { Refusal } from '../errors/refusal.js';
import { UnexpectedInputGuard } from './unexpected-input.guard.js';

class SomeController {
  @Get()
  one(@Param('uid') uid: string) {
    return uid;
  }
  @Get()
  list(@Query() query: object) {
    return query;
  }
  @Post()
  change(@Body() body: object) {
    return body;
  }
  @Post()
  upload(@Req() request: object) {
    return request;
  }
}
const { one, list, change, upload } = SomeController.prototype;

function asked(handler: (given: never) => unknown, search: string, body?: unknown, isForm = false): boolean {
  const query = Object.fromEntries(new URLSearchParams(search));
  const request = { url: `/x${search}`, query, body, isMultipart: () => isForm };
  const http = { getRequest: () => request };
  const context = { switchToHttp: () => http, getClass: () => SomeController, getHandler: () => handler };
  return new UnexpectedInputGuard().canActivate(context as unknown as ExecutionContext);
}

function refusalOf(...given: Parameters<typeof asked>): Pick<Refusal, 'status' | 'errors'> {
  try {
    asked(...given);
  } catch (error) {
    const { status, errors } = error as Refusal;
    return { status, errors };
  }
  throw new Error('was not refused');
}

const unknown = (...fields: string[]) => ({
  status: 422,
  errors: fields.map((field) => ({ field, message: 'Field ini tidak dikenal' })),
});

describe('the query of a route that takes none', () => {
  it.each(['', '?'])('may be %j', (search) => expect(asked(one, search)).toBe(true));

  it('is refused, and each of its fields named', () =>
    expect(refusalOf(one, '?foo=1&bar=2')).toEqual(unknown('foo', 'bar')));

  it('is left to the schema where there is one', () => expect(asked(list, '?foo=1')).toBe(true));
});

describe('the body of a route that takes none', () => {
  it.each([undefined, {}])('may be %j', (body) => expect(asked(one, '', body)).toBe(true));

  it('is refused, and each of its fields named', () =>
    expect(refusalOf(one, '', { note: 'x', amount: 1 })).toEqual(unknown('note', 'amount')));

  it.each([[null], [5], ['text'], [[]]])('is refused as %j too', (body) =>
    expect(refusalOf(one, '', body)).toEqual(unknown('body')),
  );

  it.each([one, change])('is refused as a form', (handler) =>
    expect(refusalOf(handler, '', undefined, true)).toEqual(unknown('body')),
  );

  it.each([change, upload])('is left to a handler that reads the request', (handler) =>
    expect(asked(handler, '', { note: 'x' })).toBe(true),
  );
});

describe('a handler with a custom parameter decorator, which Nest names at random', () => {
  function withDecorator(name: string) {
    const handler = { [name]: (caller: object) => caller }[name]!;
    const taken = { [`${name}${CUSTOM_ROUTE_ARGS_METADATA}:0`]: { index: 0 } };
    Reflect.defineMetadata(ROUTE_ARGS_METADATA, taken, SomeController, name);
    return handler;
  }

  it.each(['4f0c1d2e3a4b5c6d7e8f9', '04ac1d2e3a4b5c6d7e8f9'])('%s, takes no query', (name) =>
    expect(refusalOf(withDecorator(name), '?foo=1')).toEqual(unknown('foo')),
  );

  it.each(['3f0c1d2e3a4b5c6d7e8f9', '0b3c1d2e3a4b5c6d7e8f9', '000000000000000000003'])('%s, takes no body', (name) =>
    expect(refusalOf(withDecorator(name), '', { note: 'x' })).toEqual(unknown('note')),
  );
});
