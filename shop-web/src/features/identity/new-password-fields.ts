import * as z from 'zod/mini';
import { mustEqual } from '#contracts/errors';
import { password } from '#contracts/http/common.http';

/** A new password is typed twice, because it cannot be seen. Spec 1 §5, `confirmed`. */
export const twice = { password, repeated: z.string().check(z.minLength(1)) };

export const sameTwice = z.refine<{ password: string; repeated: string }>((form) => form.password === form.repeated, {
  path: ['repeated'],
  message: mustEqual('Ulangi kata sandi', 'kata sandi baru'),
});

export const newPasswordForm = z.strictObject(twice).check(sameTwice);
export type NewPasswordForm = z.infer<typeof newPasswordForm>;
