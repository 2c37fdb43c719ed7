import { describe, expect, it } from '@jest/globals';
import { Body, type ExecutionContext, Get, Param, Post, Query, Req } from '@nestjs/common';
import type { Refusal } from './refusal.js';
import { UnaskedGuard } from './unasked.guard.js';

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
  return new UnaskedGuard().canActivate(context as unknown as ExecutionContext);
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

  it.each([one, change])('is refused as a form, which nobody reads there', (handler) =>
    expect(refusalOf(handler, '', undefined, true)).toEqual(unknown('body')),
  );

  it.each([change, upload])('is left to whoever takes it', (handler) =>
    expect(asked(handler, '', { note: 'x' })).toBe(true),
  );
});
