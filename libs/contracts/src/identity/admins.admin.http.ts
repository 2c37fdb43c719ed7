import { ADMIN_ROLES } from '#domain/platform/admin-role';
import * as z from 'zod/mini';
import { personName } from '#contracts/platform/person-name';
import { email, instant, password } from '#contracts/platform/common.http';
import { ADMIN_PASSWORD_LENGTH } from '#contracts/limits';
import { allowedActions, forbiddenActions, id } from '#contracts/platform/admin-record.http';

const role = z.enum(ADMIN_ROLES, 'Pilih salah satu peran');
/** Stricter than a customer's: longer, because it gives access to much more. */
const adminPassword = password.check(z.minLength(ADMIN_PASSWORD_LENGTH.min));

export const adminAdmin = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    role,
    state: z.enum(['active', 'inactive']),
    createdAt: instant,
    secondFactorSince: z.nullable(instant),
    deactivatedAt: z.nullable(instant),
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminAdmin' });
export type AdminAdmin = z.infer<typeof adminAdmin>;

export const createAdminBody = z
  .strictObject({ name: personName(), email, role, password: adminPassword })
  .register(z.globalRegistry, { id: 'CreateAdminBody' });
export type CreateAdminBody = z.infer<typeof createAdminBody>;

export const changeRoleBody = z.strictObject({ role }).register(z.globalRegistry, { id: 'ChangeRoleBody' });
export type ChangeRoleBody = z.infer<typeof changeRoleBody>;

/** The admin's own one, given the current one. */
export const changeOwnPasswordBody = z
  .strictObject({ currentPassword: z.string().check(z.minLength(1), z.maxLength(128)), password: adminPassword })
  .register(z.globalRegistry, { id: 'ChangeOwnPasswordBody' });
export type ChangeOwnPasswordBody = z.infer<typeof changeOwnPasswordBody>;

export const setAdminPasswordBody = z
  .strictObject({ password: adminPassword })
  .register(z.globalRegistry, { id: 'SetAdminPasswordBody' });
export type SetAdminPasswordBody = z.infer<typeof setAdminPasswordBody>;
