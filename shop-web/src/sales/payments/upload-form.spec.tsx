import { afterEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { Field } from '../../platform/ui/field';
import { UploadForm } from './upload-form';

function Form() {
  const form = useForm({ defaultValues: { bankFrom: '' } });
  return (
    <UploadForm
      title="Kirim buktinya"
      photo="Foto bukti"
      send="Kirim"
      path="/nowhere"
      keys={{ orderUid: '', customerUid: '' }}
      form={form}
      onDone={() => Promise.resolve()}
      onOutdated={() => Promise.resolve()}
    >
      <Field
        label="Bank"
        error={form.formState.errors.bankFrom && 'Field ini wajib diisi'}
        {...form.register('bankFrom', { required: true })}
      />
    </UploadForm>
  );
}
const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
const choose = () => screen.getByRole('button', { name: 'Pilih berkas' });

Object.assign(URL, { createObjectURL: () => 'blob:proof', revokeObjectURL: () => undefined });
afterEach(cleanup);

describe('the form of a proof', () => {
  it('names every missing field and focuses the first, the photo', async () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Kirim' }));
    await waitFor(() => expect(document.activeElement).toBe(choose()));
    expect(screen.getAllByText(/Unggah bukti dulu|Field ini wajib diisi/)).toHaveLength(2);
  });

  it('keeps the focus in the photo field when its buttons change', async () => {
    open();
    const photo = new File([Uint8Array.of(0xff, 0xd8, 0xff)], 'bukti.jpg', { type: 'image/jpeg' });
    fireEvent.change(screen.getByLabelText('Foto bukti: pilih berkas'), { target: { files: [photo] } });
    const again = await screen.findByRole('button', { name: 'Ganti berkas' });
    expect(document.activeElement).toBe(again);
    fireEvent.click(again);
    expect(document.activeElement).toBe(choose());
  });

  it('takes a PDF, which is shown by its name', async () => {
    open();
    const pdf = new File(['%PDF-1.7'], 'transfer.pdf', { type: 'application/pdf' });
    fireEvent.change(screen.getByLabelText('Foto bukti: pilih berkas'), { target: { files: [pdf] } });
    expect(await screen.findByText('transfer.pdf')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
