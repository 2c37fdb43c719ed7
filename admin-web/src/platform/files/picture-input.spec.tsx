import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { AdminContext, Form, TestMemoryRouter } from 'react-admin';
import { user } from '../../../test/user';
import { i18nProvider } from '../../../test/providers';
import { PictureInput } from './picture-input';

const picture = new File(['x'], 'bukti.png', { type: 'image/png' });

/** Names of the files that were sent. */
const sent: string[] = [];
beforeEach(() => void sent.splice(0));

function open() {
  const { container } = render(
    <TestMemoryRouter>
      <AdminContext i18nProvider={i18nProvider}>
        <Form onSubmit={(values: object) => void sent.push((values as { proof: File }).proof.name)}>
          <PictureInput source="proof" label="Bukti" />
          <button type="submit">Kirim</button>
        </Form>
      </AdminContext>
    </TestMemoryRouter>,
  );
  const input = container.querySelector<HTMLInputElement>('input[type=file]')!;
  return { input, choose: () => user.upload(input, picture) };
}

describe('the input for a picture', () => {
  it('is asked for in the language of the console, not of the browser', () => {
    const { input } = open();
    expect(screen.getByRole('button', { name: 'Bukti Pilih berkas' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Belum ada berkas yang dipilih.');
    expect(input).not.toBeVisible();
  });

  it('can be chosen with the keyboard', async () => {
    const { input } = open();
    let opened = 0;
    input.addEventListener('click', () => (opened += 1));
    await user.tab();
    await user.keyboard('{Enter}');
    expect(opened).toBe(1);
  });

  it('sends the one that was chosen last, and no PDF of more pages than are shown', async () => {
    const pdfOf = (pages: number) => {
      const bytes = [`%PDF-1.4\n2 0 obj\n<</Type/Pages/Kids[]/Count ${pages}>>\nendobj`];
      return new File(bytes, `${pages}.pdf`, { type: 'application/pdf' });
    };
    const { input } = open();
    const send = () => user.click(screen.getByRole('button', { name: 'Kirim' }));
    await user.upload(input, pdfOf(4));
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Berkas PDF paling banyak 3 halaman.');
    await user.upload(input, pdfOf(2));
    await user.upload(input, pdfOf(3));
    await send();
    await waitFor(() => expect(sent).toEqual(['3.pdf']));
  });

  it('shows name and preview of the picture, which can be removed', async () => {
    await open().choose();
    expect(screen.getByRole('status')).toHaveTextContent('bukti.png');
    expect(screen.getByRole('img', { name: 'Pratinjau bukti.png' })).toHaveAttribute('src', 'blob:picture');
    await user.click(screen.getByRole('button', { name: 'Hapus berkas' }));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('button', { name: 'Bukti Pilih berkas' })).toBeVisible();
  });
});
