import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { CheckedStatement } from '#contracts/sales/statements.admin.http';
import { renderRecord } from '../../../test/render-record';
import { stubPayments } from '../../../test/stub-payments';
import { MaybeKnown } from './maybe-known';

it('each line that may be there already is named beside the one it may be, and how many more there are', async () => {
  const maybeKnownLines = [
    { line: 3, day: '2026-11-20', amount: 150_000, description: 'IURAN RT', known: 'TRSF CR IURAN RT' },
  ];
  await renderRecord(<MaybeKnown of={{ maybeKnown: 4, maybeKnownLines } as CheckedStatement} />, {
    resource: 'statement-lines',
    record: { id: 'none', allowedActions: [] },
    dataProvider: stubPayments([]).dataProvider,
  });
  const { textContent } = await screen.findByRole('alert');
  expect(textContent).toMatch(/4 dari baris baru mungkin sudah ada/);
  expect(textContent).toMatch(/Baris 3, .+2026, Rp150\.000: "IURAN RT" mungkin sama dengan "TRSF CR IURAN RT"/);
  expect(textContent).toMatch(/1 dari 4 ditampilkan/);
});
