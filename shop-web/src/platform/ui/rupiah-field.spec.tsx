import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { RupiahField, rupiahText } from './rupiah-field';

afterEach(cleanup);

function Form({ onSent }: { onSent: (price: string) => void }) {
  const form = useForm({ defaultValues: { price: '' } });
  return (
    <form onSubmit={(event) => void form.handleSubmit(() => onSent(form.getValues('price')))(event)}>
      <RupiahField label="Harga (Rp)" {...form.register('price', { setValueAs: rupiahText })} />
      <button type="submit">Kirim</button>
    </form>
  );
}

it.each([
  ['47.500', '47500', '47.500'],
  ['47.500,00', '47500', '47.500'],
  ['Rp 861.777,50', '861777.5', '861.777,50'],
  ['47,500', '47,500', '47,500'],
  ['seratus', 'seratus', 'seratus'],
])('%j is sent as %j and shown as %j once the field is left', async (typed, sent, shown) => {
  const all: string[] = [];
  render(<Form onSent={(price) => all.push(price)} />);
  const field = screen.getByLabelText('Harga (Rp)');
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.blur(field);
  expect(field).toHaveProperty('value', shown);
  fireEvent.click(screen.getByRole('button', { name: 'Kirim' }));
  await waitFor(() => expect(all).toEqual([sent]));
});

it.each([
  ['21900,50', true],
  ['47,500', true],
  ['21.900', false],
  ['', false],
])('%j is refused when the field is left: %s; typing on takes the words away', (typed, isRefused) => {
  render(<Form onSent={() => undefined} />);
  const field = screen.getByLabelText('Harga (Rp)');
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.blur(field);
  const words = () => screen.queryByText('Isi rupiah bulat tanpa sen, misalnya 94.900');
  expect(words() !== null).toBe(isRefused);
  fireEvent.change(field, { target: { value: `${typed}1` } });
  expect(words()).toBeNull();
});
