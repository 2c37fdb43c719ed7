import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { AmountField } from './fields';

afterEach(cleanup);

function Field() {
  const [value, setValue] = useState(0);
  return (
    <>
      <AmountField face="donation" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}
const amount = () => Number(screen.getByRole('status').textContent);

it.each(['50000', '50.000', '50.000,00', 'Rp 50.000'])('%j is fifty thousand, key by key or pasted', (typed) => {
  render(<Field />);
  const field = screen.getByLabelText('Jumlah');
  for (let end = 1; end <= typed.length; end += 1) fireEvent.change(field, { target: { value: typed.slice(0, end) } });
  expect([amount(), field]).toEqual([50_000, expect.objectContaining({ value: typed })]);
  fireEvent.blur(field);
  expect(field).toHaveProperty('value', 'Rp50.000');
});

it.each([
  ['50,000', 0],
  ['47.500,50', 47_500.5],
])('%j, which is no whole amount, stays as it is typed, and is refused when the field is left', (typed, read) => {
  render(<Field />);
  const field = screen.getByLabelText('Jumlah');
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.blur(field);
  expect([amount(), field]).toEqual([read, expect.objectContaining({ value: typed })]);
  expect(screen.getByText('Isi rupiah bulat tanpa sen, misalnya 50.000')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Rp50.000' }));
  expect([amount(), field]).toEqual([50_000, expect.objectContaining({ value: 'Rp50.000' })]);
});

it('without an amount says that it is required, with one that is too small how much it must be', () => {
  const { rerender } = render(<AmountField face="tip" value={0} error="Minimal 5.000" onChange={() => undefined} />);
  expect(screen.getByText('Field ini wajib diisi')).toBeTruthy();
  rerender(<AmountField face="tip" value={100} error="Minimal 5.000" onChange={() => undefined} />);
  expect(screen.getByText('Minimal 5.000')).toBeTruthy();
});
