import { useForm } from 'react-hook-form';
import { REQUIRED } from '#contracts/errors';
import { Button } from '../../../platform/ui/button';
import { Field } from '../../../platform/ui/field';
import { applyFieldErrors, FailureNotice } from '../../../platform/ui/form-errors';
import { Modal } from '../../../platform/ui/modal';
import { toast } from '../../../platform/ui/toast';
import { useStoreCredential } from './memberships.queries';

/** Shown as typed, because a mistyped password would lock out the whole group; not stored by the browser. */
const FIELDS = [
  { name: 'username', label: 'Nama pengguna atau email', maxLength: 200, required: REQUIRED },
  { name: 'password', label: 'Kata sandi', maxLength: 200, required: REQUIRED },
  { name: 'profile', label: 'Nama profil (opsional)', maxLength: 50, required: false },
  { name: 'pin', label: 'PIN profil (opsional)', maxLength: 20, required: false },
  { name: 'note', label: 'Catatan (opsional)', maxLength: 500, required: false },
] as const;
type Login = Record<(typeof FIELDS)[number]['name'], string>;
const NAMES = FIELDS.map(({ name }) => name);

export function StoreCredential({ accountUid, onClose }: { accountUid: string; onClose: () => void }) {
  const store = useStoreCredential(accountUid);
  const { register, handleSubmit, setError, formState } = useForm<Login>();
  const submit = handleSubmit(({ username, password, ...optional }) => {
    const given = Object.fromEntries(Object.entries(optional).filter(([, value]) => value?.trim()));
    store.mutate(
      { username, password, ...given },
      {
        onSuccess: () => {
          onClose();
          toast('success', 'Data login disimpan. Anggota aktif kami kabari.');
        },
        onError: (error) => applyFieldErrors<Login>(error, NAMES, setError),
      },
    );
  });
  return (
    <Modal title="Data login grup" locked={store.isPending} onClose={onClose}>
      <form noValidate autoComplete="off" onSubmit={(event) => void submit(event)} className="space-y-4">
        <p className="text-sm text-muted">
          Tersandi di tempat kami; hanya anggota aktif yang bisa membukanya, dan kamu melihat siapa saja.
        </p>
        {FIELDS.map(({ name, label, maxLength, required }) => (
          <Field
            key={name}
            label={label}
            error={formState.errors[name]?.message}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={maxLength}
            {...register(name, { required })}
          />
        ))}
        <FailureNotice error={store.error} />
        <Button type="submit" wide busy={store.isPending}>
          Simpan
        </Button>
      </form>
    </Modal>
  );
}
