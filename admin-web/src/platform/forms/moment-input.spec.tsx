import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, Form, ResourceContextProvider, SaveButton, TestMemoryRouter, required } from 'react-admin';
import { user } from '../../../test/user';
import { i18nProvider } from '../../../test/providers';
import { formatDateTime } from '../fields/format';
import { MomentInput } from './moment-input';

function open(record = {}, props = {}) {
  const onSubmit = jest.fn<(values: object) => void>();
  render(
    <TestMemoryRouter>
      <AdminContext i18nProvider={i18nProvider}>
        <ResourceContextProvider value="sekeranjang-products">
          <Form record={record} onSubmit={(values: object) => onSubmit(values)}>
            <MomentInput source="promoEndAt" {...props} />
            <SaveButton alwaysEnable type="submit" />
          </Form>
        </ResourceContextProvider>
      </AdminContext>
    </TestMemoryRouter>,
  );
  return { onSubmit, save: () => user.click(screen.getByRole('button', { name: 'Simpan' })) };
}
const END = '2026-12-31T16:59:00.000Z';

describe('the input for a moment, in a browser of another time zone', () => {
  it('is in another time zone', () => expect(new Date(END).getHours()).not.toBe(23));

  it('takes a day and a time of WIB, and hands over a moment with its zone', async () => {
    const { onSubmit, save } = open();
    fireEvent.change(screen.getByLabelText('Berakhir (WIB)'), { target: { value: '2026-12-31T23:59' } });
    await save();
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ promoEndAt: END }));
  });

  it('shows a moment as the list and the shop do, and leaves it as it is', async () => {
    const { onSubmit, save } = open({ promoEndAt: '2026-12-31T16:59:30.123Z' });
    expect(screen.getByLabelText('Berakhir (WIB)')).toHaveValue('2026-12-31T23:59');
    expect(formatDateTime(END)).toBe('31 Des 2026, 23.59 WIB');
    await save();
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ promoEndAt: '2026-12-31T16:59:30.123Z' }));
  });

  it('is null when it is emptied, and refused where it is required', async () => {
    const { onSubmit, save } = open({ promoEndAt: END }, { validate: required() });
    const field = screen.getByLabelText(/^Berakhir \(WIB\)/);
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.blur(field);
    await save();
    expect(field).toHaveAccessibleDescription('Field ini wajib diisi');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
