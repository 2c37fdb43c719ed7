import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { ACCESS, type Access } from './access.js';
import { Refusal } from './refusal.js';

class CustomerToken extends AuthGuard('customer') {
  override handleRequest<T>(error: unknown, user: T | false): T {
    if (error) throw error;
    if (!user) throw new Refusal('TOKEN_REQUIRED', 401);
    return user;
  }
}
class MaybeCustomerToken extends AuthGuard('customer') {
  override handleRequest<T>(error: unknown, user: T | false): T {
    if (error) throw error;
    return (user || undefined) as T;
  }
}
class AdminToken extends AuthGuard('admin') {
  override handleRequest<T>(error: unknown, user: T | false): T {
    if (error) throw error;
    if (!user) throw new Refusal('TOKEN_REQUIRED', 401);
    return user;
  }
}

/** Deny by default: a route without a stated access is refused to everyone. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly guards: Record<Exclude<Access, 'public'>, CanActivate> = {
    customer: new CustomerToken(),
    'maybe-customer': new MaybeCustomerToken(),
    admin: new AdminToken(),
  };

  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext) {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!access) throw new Refusal('FORBIDDEN', 403);
    return access === 'public' || this.guards[access].canActivate(context);
  }
}
