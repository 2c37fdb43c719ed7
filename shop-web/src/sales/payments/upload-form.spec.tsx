import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
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
/** Names of the files that were sent. */
const sent: string[] = [];
class Xhr {
  upload = {};
  open() {}
  setRequestHeader() {}
  send(form: Map<string, unknown>) {
    sent.push((form.get('proof') as File).name);
  }
}
/** Node's own takes no file of jsdom. */
class Fields extends Map<string, unknown> {}
const real = { XMLHttpRequest: globalThis.XMLHttpRequest, FormData: globalThis.FormData };
beforeAll(() => void Object.assign(globalThis, { XMLHttpRequest: Xhr, FormData: Fields }));
afterAll(() => void Object.assign(globalThis, real));
const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
const choose = () => screen.getByRole('button', { name: 'Pilih berkas' });

Object.assign(URL, { createObjectURL: () => 'blob:proof', revokeObjectURL: () => undefined });
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

/** Files become ready when the test says so. */
function slowDevice() {
  const ready = new Map<string, () => void>();
  const createImageBitmap = (file: File) =>
    new Promise((resolve) => ready.set(file.name, () => resolve({ width: 100, height: 100, close: () => undefined })));
  Object.assign(globalThis, { createImageBitmap });
  return (name: string) => waitFor(() => ready.get(name)!());
}
const pick = (...names: string[]) => {
  for (const name of names) {
    const photo = new File([Uint8Array.of(0xff, 0xd8, 0xff)], name, { type: 'image/jpeg' });
    fireEvent.change(screen.getByLabelText('Foto bukti: pilih berkas'), { target: { files: [photo] } });
  }
};
const turns = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

describe('of several photos that are chosen', () => {
  it('the last one is kept, also when the one before it is ready later', async () => {
    const ready = slowDevice();
    open();
    pick('lama.jpg', 'baru.jpg');
    await ready('baru.jpg');
    await ready('lama.jpg');
    await turns();
    expect([screen.queryByText('lama.jpg'), screen.queryByText('baru.jpg')]).toEqual([null, expect.anything()]);
  });

  it('none is kept after it was removed while it was prepared', async () => {
    const ready = slowDevice();
    open();
    pick('lama.jpg');
    fireEvent.click(await screen.findByRole('button', { name: 'Batal' }));
    await ready('lama.jpg');
    await turns();
    expect(screen.queryByText('lama.jpg')).toBeNull();
    expect(document.activeElement).toBe(choose());
  });

  it('the one that is being prepared is waited for by who sends, and not called missing', async () => {
    const ready = slowDevice();
    open();
    fireEvent.change(screen.getByLabelText('Bank'), { target: { value: 'BCA' } });
    pick('baru.jpg');
    fireEvent.click(screen.getByRole('button', { name: 'Kirim' }));
    await turns();
    expect([sent, screen.queryByText(/Unggah bukti dulu/)]).toEqual([[], null]);
    await ready('baru.jpg');
    await waitFor(() => expect(sent).toEqual(['baru.jpg']));
  });
});

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
