import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { mustEqual } from '#contracts/errors';
import { password } from '#contracts/platform/common.http';
import { PasswordField } from '../password-field';

/** A new password is typed twice, because it is hidden. */
export const newPasswordShape = { password, repeated: z.string().check(z.minLength(1)) };
type NewPassword = z.infer<ReturnType<typeof z.object<typeof newPasswordShape>>>;

export const passwordsMatch = z.refine<NewPassword>((form) => form.password === form.repeated, {
  path: ['repeated'],
  message: mustEqual('Ulangi kata sandi', 'kata sandi baru'),
});

export const NewPasswordFields = ({
  register,
  errors,
}: {
  register: (name: keyof NewPassword) => UseFormRegisterReturn;
  errors: FieldErrors<NewPassword>;
}) => (
  <>
    <PasswordField
      label="Kata sandi baru"
      autoComplete="new-password"
      hint="Minimal 8 karakter. Jangan pakai nama atau emailmu."
      error={errors.password?.message}
      {...register('password')}
    />
    <PasswordField
      label="Ulangi kata sandi"
      autoComplete="new-password"
      error={errors.repeated?.message}
      {...register('repeated')}
    />
  </>
);
