import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openPage } from '../../test/open-page';
import { scriptedDesk } from '../../test/scripted-provider';
import { user } from '../../test/user';
import { i18nProvider } from '../i18n/i18n-provider';
import { AuditEntriesList } from './audit-entries-list';
import { AUDITED, auditedAct } from './audit-words';

/** A filter is asked for half a second after the last key. */
const LONGER_THAN_A_PAUSE_MS = 700;

const { dataProvider } = scriptedDesk([]);

/** Opens the audit log, and tells by what it is asked for. */
async function openLog() {
  const asked: unknown[] = [];
  await openPage(<AuditEntriesList />, {
    resource: 'audit-entries',
    path: '/audit-entries',
    dataProvider: {
      ...dataProvider,
      auditChain: () => new Promise<never>(() => undefined),
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
  it('is narrowed to a period and to one act, told from what is called alike', async () => {
    const asked = await openLog();
    fireEvent.change(screen.getByLabelText('Dari tanggal'), { target: { value: '2026-11-01' } });
    fireEvent.change(screen.getByLabelText('Sampai tanggal'), { target: { value: '2026-11-20' } });
    await user.type(screen.getByRole('combobox', { name: 'Tindakan' }), 'tolak bukti');
    await user.click(await screen.findByRole('option', { name: 'Pembelian host · Tolak bukti' }));
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ from: '2026-11-01', until: '2026-11-20', act: 'host-purchases.reject' }),
    );
  });

  it('is not asked for a year that is half typed', async () => {
    const asked = await openLog();
    fireEvent.change(screen.getByLabelText('Dari tanggal'), { target: { value: '0002-11-01' } });
    await new Promise((resolve) => setTimeout(resolve, LONGER_THAN_A_PAUSE_MS));
    fireEvent.change(screen.getByLabelText('Dari tanggal'), { target: { value: '2026-11-01' } });
    await waitFor(() => expect(asked.at(-1)).toEqual({ from: '2026-11-01' }));
    expect(JSON.stringify(asked)).not.toContain('0002');
  });
});

it('every act has words of its own', () => {
  const words = AUDITED.map((act) => auditedAct(act, i18nProvider.translate));
  expect(new Set(words).size).toBe(AUDITED.length);
  expect(words.filter((text) => /[a-z]-[a-z]|· [a-z]/.test(text))).toEqual([]);
});
