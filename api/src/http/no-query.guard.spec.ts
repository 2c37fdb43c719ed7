import { describe, expect, it } from '@jest/globals';
import { type ExecutionContext, Get, Param, Query } from '@nestjs/common';
import { NoQueryGuard } from './no-query.guard.js';
import type { Refusal } from './refusal.js';

class SomeController {
  @Get()
  one(@Param('uid') uid: string) {
    return uid;
  }
  @Get()
  list(@Query() query: object) {
    return query;
  }
}
const { one, list } = SomeController.prototype;

function asked(handler: (given: never) => unknown, search: string): boolean {
  const request = { url: `/x${search}`, query: Object.fromEntries(new URLSearchParams(search)) };
  const http = { getRequest: () => request };
  const context = { switchToHttp: () => http, getClass: () => SomeController, getHandler: () => handler };
  return new NoQueryGuard().canActivate(context as unknown as ExecutionContext);
}

describe('the query of a route that takes none', () => {
  it.each(['', '?'])('may be %j', (search) => expect(asked(one, search)).toBe(true));

  it('is refused, and each of its fields named', () => {
    let refusal: unknown;
    try {
      asked(one, '?foo=1&bar=2');
    } catch (error) {
      refusal = error;
    }
    expect((refusal as Refusal).status).toBe(422);
    expect((refusal as Refusal).errors).toEqual([
      { field: 'foo', message: 'Field ini tidak dikenal' },
      { field: 'bar', message: 'Field ini tidak dikenal' },
    ]);
  });

  it('is left to the schema where there is one', () => expect(asked(list, '?foo=1')).toBe(true));
});
