import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MonthSelect, monthsUntil } from './month-select';

it('offers the months of the books, the newest first', () => {
  const months = monthsUntil('2021-02');
  expect(months).toHaveLength(14);
  expect([months[0], months[1], months[2], months.at(-1)]).toEqual(['2021-02', '2021-01', '2020-12', '2020-01']);
});

it('names a month in Indonesian, whatever the language of the browser', () => {
  render(<MonthSelect label="Dari" value="2026-08" until="2026-11" onChange={() => undefined} />);
  expect(screen.getByRole('combobox', { name: 'Dari' })).toHaveTextContent('Agu 2026');
});
