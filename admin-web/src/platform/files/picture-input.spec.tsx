import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AdminContext, Form, TestMemoryRouter } from 'react-admin';
import { user } from '../../../test/user';
import { i18nProvider } from '../../providers';
import { PictureInput } from './picture-input';

const picture = new File(['x'], 'bukti.png', { type: 'image/png' });

function open() {
  const { container } = render(
    <TestMemoryRouter>
      <AdminContext i18nProvider={i18nProvider}>
        <Form>
          <PictureInput source="proof" label="Bukti" />
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

  it('shows name and preview of the picture, which can be removed', async () => {
    await open().choose();
    expect(screen.getByRole('status')).toHaveTextContent('bukti.png');
    expect(screen.getByRole('img', { name: 'Pratinjau bukti.png' })).toHaveAttribute('src', 'blob:picture');
    await user.click(screen.getByRole('button', { name: 'Hapus berkas' }));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('button', { name: 'Bukti Pilih berkas' })).toBeVisible();
  });
});
