import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderRecord } from '../../../test/render-record';
import { stubPayments } from '../../../test/stub-payments';
import { Deadline, DeadlineField, DeadlineFact } from './deadline';

it('a fact, a column and a sentence say a deadline at the end of a day with that day', async () => {
  const dueAt = '2026-11-30T17:00:00.000Z';
  await renderRecord(
    <>
      <DeadlineFact source="dueAt" iso={dueAt} />
      <DeadlineField source="dueAt" />
      <Deadline iso={dueAt} />
    </>,
    {
      resource: 'orders',
      record: { id: 'o1', dueAt, allowedActions: [] },
      dataProvider: stubPayments([]).dataProvider,
    },
  );
  const said = screen.getAllByText(/30\sNov.*23\.59/).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(said).toEqual(expect.arrayContaining(['30 Nov 2026, 23.59 WIB', '30 Nov, 23.59']));
  expect(said).toHaveLength(3);
});
