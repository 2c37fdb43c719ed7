import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { done } from '#contracts/platform/common.http';
import { type QurbanOrder, type RenameQurbanBody, renameQurbanBody } from '#contracts/products/qurban/qurban.http';
import { api } from '../../platform/api/api';
import { Button } from '../../platform/ui/button';
import { Field } from '../../platform/ui/field';
import { FailureNotice } from '../../platform/ui/form-errors';
import { qurbanOrderQuery } from './qurban.queries';

/** Corrects the names in which the shares are offered. */
export function RenameForm({ share: { orderUid, names }, onDone }: { share: QurbanOrder; onDone: () => void }) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, formState } = useForm<RenameQurbanBody>({
    resolver: standardSchemaResolver(renameQurbanBody),
    defaultValues: { orderUid, names: names.map(({ name }) => name) },
  });
  const rename = useMutation({
    mutationFn: (body: RenameQurbanBody) => api.post('/customer/qurban/order/names', body, done),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: qurbanOrderQuery(orderUid).queryKey });
      onDone();
    },
  });
  return (
    <form noValidate onSubmit={handleSubmit((body) => rename.mutate(body))} className="mt-4 space-y-3">
      {names.map((_, index) => (
        <Field
          key={index}
          label={`Nama ${index + 1}`}
          autoComplete="off"
          error={formState.errors.names?.[index]?.message}
          {...register(`names.${index}`)}
        />
      ))}
      <FailureNotice error={rename.error} fields={formState.errors} title="Nama belum tersimpan" />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={rename.isPending}>
          Simpan nama
        </Button>
        <Button variant="secondary" onClick={onDone}>
          Batal
        </Button>
      </div>
    </form>
  );
}
