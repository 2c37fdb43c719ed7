import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type Observable, map } from 'rxjs';
import { type AdminRole, type Permission, mayRole } from '#domain/platform/admin-role';
import { PERMISSION } from './permission.js';

/** Moves from `allowedActions` of every console record to `forbiddenActions` what the admin's role may not do. */
@Injectable()
export class RoleActions implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const [resource = ''] = this.reflector.get<Permission>(PERMISSION, context.getHandler()).split('.');
    const { role } = context.switchToHttp().getRequest<{ user: { role: AdminRole } }>().user;
    return next.handle().pipe(map((answer) => withRole(answer, resource, role)));
  }
}

function withRole(answer: unknown, resource: string, role: AdminRole): unknown {
  if (role === 'owner') return answer;
  return Array.isArray(answer)
    ? answer.map((record) => narrow(record, resource, role))
    : narrow(answer, resource, role);
}

function narrow(record: unknown, resource: string, role: AdminRole): unknown {
  if (typeof record !== 'object' || record === null || !('allowedActions' in record)) return record;
  const actions = record.allowedActions as string[];
  const may = (action: string) => mayRole(role, `${resource}.${action}`);
  const forbiddenActions = actions.filter((action) => !may(action));
  return { ...record, allowedActions: actions.filter(may), ...(forbiddenActions.length > 0 && { forbiddenActions }) };
}
