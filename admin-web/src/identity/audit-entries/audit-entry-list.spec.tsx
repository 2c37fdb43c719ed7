import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openPage } from '../../../test/open-page';
import { stubPayments } from '../../../test/stub-payments';
import { user } from '../../../test/user';
import { i18nProvider } from '../../providers';
import { AuditEntriesList } from './audit-entry-list';
import { AUDITED_ACTIONS, auditedActionLabel } from './audit-labels';

/** A filter is asked for half a second after the last key. */
const LONGER_THAN_A_PAUSE_MS = 700;

const { dataProvider } = stubPayments([]);

/** Opens the audit log. @returns the filters of its requests. */
async function openLog() {
  const asked: unknown[] = [];
  await openPage(<AuditEntriesList />, {
    resource: 'audit-entries',
    path: '/audit-entries',
    dataProvider: {
      ...dataProvider,
      get: () => new Promise<never>(() => undefined),
      getList: async (_, { filter }) => {
        asked.push(filter);
        return { data: [], total: 0 };
      },
    },
  });
  await screen.findByLabelText('Dari tanggal');
  return asked;
}

describe('the audit log', () => {
  it('is filtered by a period and by one action, named with its resource', async () => {
    const asked = await openLog();
    fireEvent.change(screen.getByLabelText('Dari tanggal'), { target: { value: '2026-11-01' } });
    fireEvent.change(screen.getByLabelText('Sampai tanggal'), { target: { value: '2026-11-20' } });
    await user.type(screen.getByRole('combobox', { name: 'Tindakan' }), 'tolak bukti');
    await user.click(await screen.findByRole('option', { name: 'Pembelian host · Tolak bukti' }));
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ from: '2026-11-01', until: '2026-11-20', act: 'host-purchases.reject' }),
    );
  });

  it('is not requested for a year that is half typed', async () => {
    const asked = await openLog();
    fireEvent.change(screen.getByLabelText('Dari tanggal'), { target: { value: '0002-11-01' } });
    await new Promise((resolve) => setTimeout(resolve, LONGER_THAN_A_PAUSE_MS));
    fireEvent.change(screen.getByLabelText('Dari tanggal'), { target: { value: '2026-11-01' } });
    await waitFor(() => expect(asked.at(-1)).toEqual({ from: '2026-11-01' }));
    expect(JSON.stringify(asked)).not.toContain('0002');
  });
});

it('every act has its own label', () => {
  const words = AUDITED_ACTIONS.map((act) => auditedActionLabel(act, i18nProvider.translate));
  expect(words.filter((text, n) => words.indexOf(text) !== n)).toEqual([]);
  expect(words.filter((text) => /[a-z]-[a-z]|· [a-z]/.test(text))).toEqual([]);
});
