import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { WholeField, wholeText } from './whole-field';

afterEach(cleanup);

function Form({ onSent }: { onSent: (weight: string) => void }) {
  const form = useForm({ defaultValues: { weight: '' } });
  return (
    <form onSubmit={(event) => void form.handleSubmit(() => onSent(form.getValues('weight')))(event)}>
      <WholeField label="Berat (gram)" {...form.register('weight', { setValueAs: wholeText })} />
      <button type="submit">Kirim</button>
    </form>
  );
}

it.each([
  ['2.000', '2000', '2.000', false],
  [' 2 000 ', '2000', '2.000', false],
  ['1,5', '1,5', '1,5', true],
  ['1.5', '1.5', '1.5', true],
])('%j is sent as %j and shown as %j once the field is left, refused: %s', async (typed, sent, shown, isRefused) => {
  const all: string[] = [];
  render(<Form onSent={(weight) => all.push(weight)} />);
  const field = screen.getByLabelText('Berat (gram)');
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.blur(field);
  expect(field).toHaveProperty('value', shown);
  expect(screen.queryByText('Isi angka bulat tanpa koma, misalnya 5 atau 5.000') !== null).toBe(isRefused);
  fireEvent.click(screen.getByRole('button', { name: 'Kirim' }));
  await waitFor(() => expect(all).toEqual([sent]));
});
