import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AdminContext, Form, ResourceContextProvider, SaveButton, TestMemoryRouter } from 'react-admin';
import { user } from '../../../test/user';
import { i18nProvider } from '../../../test/providers';
import { WholeInput } from './whole-input';

function open(record = {}, props = {}) {
  const onSubmit = jest.fn<(values: object) => void>();
  render(
    <TestMemoryRouter>
      <AdminContext i18nProvider={i18nProvider}>
        <ResourceContextProvider value="things">
          <Form record={record} onSubmit={(values: object) => onSubmit(values)}>
            <WholeInput source="grams" label="Berat" min={0} {...props} />
            <SaveButton alwaysEnable type="submit" />
          </Form>
        </ResourceContextProvider>
      </AdminContext>
    </TestMemoryRouter>,
  );
  const field = screen.getByRole('textbox', { name: /Berat/ });
  return { field, onSubmit, save: () => user.click(screen.getByRole('button', { name: 'Simpan' })) };
}

describe('the input for a whole number', () => {
  it.each(['5.000', '5000', ' 5 000 '])('takes %j, says how it was read, and writes it with dots', async (text) => {
    const { field, save, onSubmit } = open();
    await user.type(field, text);
    expect(field).toHaveValue(text);
    expect(field).toHaveAccessibleDescription('= 5000');
    await save();
    expect(onSubmit).toHaveBeenCalledWith({ grams: 5_000 });
    expect(field).toHaveValue('5.000');
  });

  it('says nothing of a number without dots', async () => {
    const { field } = open();
    await user.type(field, '500');
    expect(field).not.toHaveAccessibleDescription();
  });

  it.each([
    ['1,5', 'Tulis angka bulat tanpa koma, seperti 5 atau 5.000.'],
    ['1.5', 'Tulis angka bulat tanpa koma, seperti 5 atau 5.000.'],
    ['1.00', 'Tulis angka bulat tanpa koma, seperti 5 atau 5.000.'],
    ['-3', 'Tulis angka bulat tanpa koma, seperti 5 atau 5.000.'],
    ['10.001', 'Paling banyak 10.000.'],
    [' ', 'Field ini wajib diisi'],
  ])('refuses %j and keeps it', async (text, problem) => {
    const { field, save, onSubmit } = open({}, { max: 10_000 });
    expect(field).toHaveAccessibleDescription('paling banyak 10.000');
    await user.type(field, text);
    await save();
    expect(field).toHaveAccessibleDescription(problem);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('may be empty where it is optional, and is null then', async () => {
    const { field, save, onSubmit } = open({ grams: 5_000 }, { optional: true });
    await user.clear(field);
    await save();
    expect(onSubmit).toHaveBeenCalledWith({ grams: null });
  });
});
