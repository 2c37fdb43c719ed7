import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { describe, expect, it } from '@jest/globals';
import { AccessGuard } from './access.guard.js';
import { AsCustomer, Public } from './access.js';

class Forgotten {
  route() {}
}
@AsCustomer()
class Closed {
  route() {}
  @Public()
  door() {}
}

// Nobody is asked about a route that is closed or open to everybody.
const guard = new AccessGuard(new Reflector(), null as never, null as never, null as never);
const contextOf = (handler: object, controller: object) =>
  ({ getHandler: () => handler, getClass: () => controller }) as unknown as ExecutionContext;

describe('access', () => {
  it('is denied by default: a route that says nothing is closed to everybody', () => {
    expect(() => guard.canActivate(contextOf(Forgotten.prototype.route, Forgotten))).toThrow(
      expect.objectContaining({ status: 403, code: 'FORBIDDEN' }),
    );
  });

  it('is what the route says, before what its controller says', () => {
    expect(guard.canActivate(contextOf(Closed.prototype.door, Closed))).toBe(true);
  });
});
