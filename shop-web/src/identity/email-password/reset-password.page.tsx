import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { changePasswordBody } from '#contracts/identity/registration.http';
import { PAGE } from '#contracts/shop-paths';
import { Button } from '../../platform/ui/button';
import { applyFieldErrors, FailureNotice } from '../../platform/ui/form-errors';
import { TitledPage } from '../../platform/ui/titled';
import { toast } from '../../platform/ui/toast';
import { PasswordField } from '../password-field';
import { CheckMail } from './check-mail';
import { useAskReset, useChangePassword } from './identity.queries';
import { NewPasswordFields, passwordsMatch, newPasswordShape } from './new-password-fields';

const form = z
  .strictObject({ currentPassword: changePasswordBody.shape.currentPassword, ...newPasswordShape })
  .check(passwordsMatch);
type Form = z.infer<typeof form>;

/** /user/profile/reset-password : with the current password, or by a link when it is forgotten. */
export function ResetPasswordPage() {
  const askReset = useAskReset();
  return (
    <TitledPage title="Ganti kata sandi" className="max-w-xl">
      <div className="card mt-4 p-5">
        {askReset.isSuccess ? (
          <CheckMail>
            <p>Tautan untuk membuat kata sandi baru sudah kami kirim ke emailmu. Berlaku 30 menit.</p>
          </CheckMail>
        ) : (
          <>
            <ChangeForm />
            <hr className="my-5 border-line" />
            <p className="text-muted">Lupa kata sandi yang sekarang?</p>
            <FailureNotice error={askReset.error} className="mt-3" />
            <Button variant="secondary" className="mt-3" busy={askReset.isPending} onClick={() => askReset.mutate()}>
              Kirim tautan ke email
            </Button>
          </>
        )}
      </div>
    </TitledPage>
  );
}

function ChangeForm() {
  const navigate = useNavigate();
  const change = useChangePassword();
  const { register, handleSubmit, setError, formState } = useForm<Form>({
    resolver: standardSchemaResolver(form),
    defaultValues: { currentPassword: '', password: '', repeated: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(({ currentPassword, password }) =>
    change.mutate(
      { currentPassword, password },
      {
        onSuccess: () => {
          toast('success', 'Kata sandi baru tersimpan. Perangkat lain sudah keluar.');
          void navigate(PAGE.profile);
        },
        onError: (error) => applyFieldErrors(error, ['currentPassword', 'password'], setError),
      },
    ),
  );

  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <FailureNotice error={change.error} fields={errors} />
      <PasswordField
        label="Kata sandi sekarang"
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <NewPasswordFields register={register} errors={errors} />
      <Button type="submit" wide busy={change.isPending}>
        Simpan kata sandi
      </Button>
    </form>
  );
}
