import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { type ErasureBody, erasureBody } from '#contracts/identity/privacy.http';
import { PAGE } from '#contracts/shop-paths';
import { clearSession } from '../../platform/session/session';
import { Button } from '../../platform/ui/button';
import { applyFieldErrors, FailureNotice } from '../../platform/ui/form-errors';
import { toast } from '../../platform/ui/toast';
import { PasswordField } from '../password-field';
import { useRequestErasure } from './privacy.queries';

/** Asks for the password. `isFree`: no money is open, so the account is deleted at once and the session ends. */
export function DeleteAccountForm({ isFree }: { isFree: boolean }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const request = useRequestErasure();
  const { register, handleSubmit, setError, formState } = useForm<ErasureBody>({
    resolver: standardSchemaResolver(erasureBody),
    defaultValues: { password: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit((body) =>
    request.mutate(body, {
      onSuccess: async ({ obstacles }) => {
        if (obstacles.length) return;
        clearSession();
        await navigate(PAGE.home);
        queryClient.clear();
        toast('success', 'Akun dan data pribadimu dihapus. Sampai jumpa!');
      },
      onError: (error) => applyFieldErrors(error, ['password'], setError),
    }),
  );
  return (
    <form noValidate onSubmit={submit} className="card space-y-4 p-5">
      <FailureNotice error={request.error} fields={errors} />
      <PasswordField hint="Supaya kami yakin ini kamu." error={errors.password?.message} {...register('password')} />
      <Button type="submit" variant="danger" busy={request.isPending} className="max-sm:w-full">
        {isFree ? 'Hapus akun sekarang' : 'Minta hapus akun'}
      </Button>
    </form>
  );
}
