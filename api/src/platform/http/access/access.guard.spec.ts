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

// No identity is read for a closed or a public route, so the dependencies may be null.
const guard = new AccessGuard(new Reflector(), null as never, null as never, null as never);
const contextOf = (handler: object, controller: object) =>
  ({ getHandler: () => handler, getClass: () => controller }) as unknown as ExecutionContext;

describe('access', () => {
  it('is denied on a route without a stated access', () => {
    expect(() => guard.canActivate(contextOf(Forgotten.prototype.route, Forgotten))).toThrow(
      expect.objectContaining({ status: 403, code: 'FORBIDDEN' }),
    );
  });

  it('of a route overrides that of its controller', () => {
    expect(guard.canActivate(contextOf(Closed.prototype.door, Closed))).toBe(true);
  });
});
