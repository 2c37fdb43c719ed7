import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import {
  AdminContext,
  ArrayInput,
  Form,
  ResourceContextProvider,
  SaveButton,
  SimpleFormIterator,
  TestMemoryRouter,
} from 'react-admin';
import { user } from '../../../test/user';
import { i18nProvider } from '../../../test/providers';
import { RupiahInput } from './rupiah-input';

function open(record = {}, props = {}) {
  const onSubmit = jest.fn<(values: object) => void>();
  render(
    <TestMemoryRouter>
      <AdminContext i18nProvider={i18nProvider}>
        <ResourceContextProvider value="things">
          <Form record={record} onSubmit={(values: object) => onSubmit(values)}>
            <RupiahInput source="received" label="Nominal" {...props} />
            <ArrayInput source="tiers">
              <SimpleFormIterator>
                <RupiahInput source="price" label="Harga" />
              </SimpleFormIterator>
            </ArrayInput>
            <SaveButton alwaysEnable type="submit" />
          </Form>
        </ResourceContextProvider>
      </AdminContext>
    </TestMemoryRouter>,
  );
  const field = screen.getByRole('textbox', { name: /Nominal/ });
  return { field, onSubmit, save: () => user.click(screen.getByRole('button', { name: 'Simpan' })) };
}

describe('the input for an amount in rupiah', () => {
  it.each(['47.500', '47.500,00', 'Rp47.500', '47500'])('takes %j, typed key by key', async (text) => {
    const { field, save, onSubmit } = open();
    await user.type(field, text);
    expect(field).toHaveValue(text);
    expect(field).toHaveAccessibleDescription('Rp47.500');
    await save();
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ received: 47_500 }));
    expect(field).toHaveValue('47.500');
  });

  it('takes it pasted over what stood there', async () => {
    const { field, save, onSubmit } = open({ received: 59_900.5 });
    expect(field).toHaveValue('59.900,50');
    await user.clear(field);
    await user.paste('Rp 47.500,00');
    await save();
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ received: 47_500 }));
  });

  it.each([
    ['47,500', 'Tulis seperti 47.500 atau 47.500,50.'],
    ['47.5', 'Tulis seperti 47.500 atau 47.500,50.'],
    ['0', 'Paling sedikit Rp1.'],
    [' ', 'Field ini wajib diisi'],
  ])('refuses %j and keeps it', async (text, problem) => {
    const { field, save, onSubmit } = open();
    await user.type(field, text);
    await save();
    expect(field).toHaveAccessibleDescription(problem);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each([
    ['47.500,50', 'Tulis rupiah bulat, seperti 47.500.'],
    ['47.5', 'Tulis rupiah bulat, seperti 47.500.'],
    ['100.001', 'Paling banyak Rp100.000.'],
  ])('where whole rupiah up to a limit are taken, refuses %j', async (text, problem) => {
    const { field, save, onSubmit } = open({}, { whole: true, max: 100_000 });
    expect(field).toHaveAccessibleDescription('paling banyak Rp100.000');
    await user.type(field, text);
    await save();
    expect(field).toHaveAccessibleDescription(problem);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('has the limit of every amount too', async () => {
    const { field, save } = open();
    await user.type(field, '1.000.000.001');
    await save();
    expect(field).toHaveAccessibleDescription('Paling banyak Rp1.000.000.000.');
  });

  it('may be empty where it is optional, and is null then', async () => {
    const { field, save, onSubmit } = open({ received: 500 }, { optional: true });
    await user.clear(field);
    await save();
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ received: null }));
  });

  it('says how it was read within a list of rows too', async () => {
    open({ tiers: [{ price: 100_000 }] });
    const price = screen.getByRole('textbox', { name: /Harga/ });
    expect(price).toHaveValue('100.000');
    await user.clear(price);
    await user.type(price, '90.000');
    expect(price).toHaveAccessibleDescription('Rp90.000');
  });
});
