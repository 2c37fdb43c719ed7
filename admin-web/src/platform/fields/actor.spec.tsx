import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderRecord } from '../../../test/render-record';
import { stubRecords } from '../../../test/stub-records';
import { Actor } from './actor';

it.each([
  ['customer', 'Pelanggan'],
  ['system', 'Sistem'],
  ['Sari Admin', 'Sari Admin'],
  [null, '–'],
])('who did it is said in words: %s', async (by, words) => {
  await renderRecord(<Actor by={by} />, {
    resource: 'payments',
    record: { id: '50000001-0000-4000-8000-000000000001', allowedActions: [] },
    dataProvider: stubRecords({}).dataProvider,
  });
  expect(screen.getByText(words)).toBeVisible();
});
