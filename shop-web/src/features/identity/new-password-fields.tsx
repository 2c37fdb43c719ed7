import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { mustEqual } from '#contracts/errors';
import { password } from '#contracts/http/common.http';
import { PasswordField } from '../../shared/ui/password-field';

/** A new password is typed twice, because it cannot be seen. Spec 1 §5, `confirmed`. */
export const twice = { password, repeated: z.string().check(z.minLength(1)) };
type Twice = z.infer<ReturnType<typeof z.object<typeof twice>>>;

export const sameTwice = z.refine<Twice>((form) => form.password === form.repeated, {
  path: ['repeated'],
  message: mustEqual('Ulangi kata sandi', 'kata sandi baru'),
});

export const NewPasswordFields = ({
  register,
  errors,
}: {
  register: (name: keyof Twice) => UseFormRegisterReturn;
  errors: FieldErrors<Twice>;
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
