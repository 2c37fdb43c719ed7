import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderRecord } from '../../../test/render-record';
import { stubPayments } from '../../../test/stub-payments';
import { HOUR_MS } from '#domain/platform/durations';
import { Deadline, DeadlineField, DeadlineFact, RunningDeadline, isToBePaid } from './deadline';

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

it.each([
  ['scheduled', -1, 'late'],
  ['approved', -1, 'late'],
  ['scheduled', 5, 'near'],
  ['scheduled', 7, 'inTime'],
  ['paid', -1, 'inTime'],
  ['cancelled', 1, 'inTime'],
])('the deadline of a payout that is %s with %d hours left is %s', (state, hours, urgency) => {
  const iso = new Date(Date.now() + hours * HOUR_MS).toISOString();
  const { container } = render(<RunningDeadline iso={iso} isRunning={isToBePaid({ state })} />);
  expect(container.querySelector('[data-urgency]')).toHaveAttribute('data-urgency', urgency);
});
