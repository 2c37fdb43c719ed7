import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderRecord } from '../../../test/render-record';
import { stubPayments } from '../../../test/stub-payments';
import { DateTimeFact, Fact, Facts } from './facts';
import { RecordPage, initialsOf } from './record-page';

const open = (page: React.ReactNode) =>
  renderRecord(page, {
    resource: 'customers',
    record: { id: '30000000-0000-4000-8000-000000000001', allowedActions: [] },
    dataProvider: stubPayments([]).dataProvider,
  });

it('a record has its sections beside its facts, and both after its name', async () => {
  await open(
    <RecordPage title="Budi Santoso" mark={initialsOf('Budi Santoso')} aside={<p>fakta</p>}>
      <p>bagian</p>
    </RecordPage>,
  );
  const parts = [screen.getByRole('heading', { level: 2 }), screen.getByText('bagian'), screen.getByText('fakta')];
  expect(parts[0]).toHaveTextContent(/^Budi Santoso$/);
  for (const [before, after] of [parts.slice(0, 2), parts.slice(1)])
    expect(before!.compareDocumentPosition(after!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByText('BS')).toHaveAttribute('aria-hidden', 'true');
});

it.each([
  ['Budi Santoso', 'BS'],
  ['siti nur halimah', 'SH'],
  ['Prince', 'P'],
  ['', '?'],
])('the initials of "%s" are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));

it('a fact without a value is left out with its label', async () => {
  await open(
    <Facts>
      <Fact source="email">budi@contoh.test</Fact>
      <Fact source="phoneNumber">{null}</Fact>
      <Fact source="status">{''}</Fact>
      <Fact source="orders">{0}</Fact>
      <DateTimeFact source="createdAt" iso={null} />
    </Facts>,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Email', 'Pesanan']);
});
