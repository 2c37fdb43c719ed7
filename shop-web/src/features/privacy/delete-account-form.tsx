import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { type ErasureBody, erasureBody } from '#contracts/http/privacy.http';
import { clearSession } from '../../shared/session/session';
import { applyFieldErrors } from '../../shared/ui/apply-field-errors';
import { Button } from '../../shared/ui/button';
import { FailureNotice } from '../../shared/ui/failure-notice';
import { PasswordField } from '../../shared/ui/password-field';
import { toast } from '../../shared/ui/toast';
import { useRequestErasure } from './privacy.queries';

/** The password once more. `isFree`: no money is open, so it happens at once and there is nobody left to be signed in. */
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
        await navigate('/');
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
