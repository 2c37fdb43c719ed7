import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { AUDITED_ACTS, AUDIT_SUBJECTS } from '#domain/platform/audit-action';
import { openPage } from '../../../test/open-page';
import { stubPayments } from '../../../test/stub-payments';
import { user } from '../../../test/user';
import { i18nProvider } from '../../../test/providers';
import { registry } from '../../registry';
import { AuditEntriesList } from './audit-entry-list';
import { auditSubjectLabel, auditedActionLabel } from './audit-labels';
import { SUBJECTS_NAMED_IN_ENTRY } from './audit-names';

/** A filter is asked for half a second after the last key. */
const LONGER_THAN_A_PAUSE_MS = 700;

const { dataProvider } = stubPayments([]);
const lineUid = 'bbbbbbbb-0000-4000-8000-000000000001';
const entry = { at: '2026-11-20T08:00:00Z', actor: 'Budi', reason: null, change: null, ip: null };
const ENTRIES = [
  { ...entry, id: 'a', action: 'confirm', subject: 'statement-lines', subjectUid: lineUid },
  {
    ...entry,
    id: 'b',
    action: 'upload',
    subject: 'bank-statements',
    subjectUid: 'b',
    change: { fileName: 'bca-nov.csv' },
  },
  { ...entry, id: 'c', action: 'close', subject: 'ledger', subjectUid: 'c', change: { period: '2026-10' } },
  { ...entry, id: 'd', action: 'apply', subject: 'price-imports', subjectUid: 'd', change: { fileName: 'harga.csv' } },
  { ...entry, id: 'e', action: 'end', subject: 'session', subjectUid: 'e' },
  { ...entry, id: 'f', action: 'change', subject: 'shop-settings', subjectUid: 'f' },
  { ...entry, id: 'g', action: 'start', subject: 'maintenance', subjectUid: 'g' },
];
const NAMES = ['BCA, 3 Nov 2026, -Rp50.000', 'bca-nov.csv', '2026-10', 'harga.csv', 'Budi', 'Jam buka', 'Toko'];

/** What the API has of a record, by resource; a setting and a platform are named by a code. */
const RECORDS: Record<string, object> = {
  'statement-lines': { bankName: 'BCA', bookedOn: '2026-11-03', amount: -50_000 },
  'shop-settings': { name: 'openingHours' },
  maintenance: { platform: 'main' },
};

afterEach(() => void jest.restoreAllMocks());

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
        return { data: ENTRIES as never, total: ENTRIES.length };
      },
      getMany: async (resource, { ids }) => ({ data: ids.map((id) => ({ id, ...RECORDS[resource] })) as never }),
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

it('names the record of every entry, in the list and in its file, and links only to a page that there is', async () => {
  const made = jest.spyOn(URL, 'createObjectURL').mockReturnValue('#');
  await openLog();
  expect(await screen.findByText(NAMES[0]!)).toBeDefined();
  for (const name of NAMES) expect(screen.getAllByText(name).length).toBeGreaterThan(0);
  expect(screen.queryAllByRole('link', { name: NAMES[0]! })).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Ekspor CSV' }));
  await waitFor(() => expect(made).toHaveBeenCalled());
  const [, ...rows] = (await (made.mock.lastCall![0] as Blob).text()).trim().split('\r\n');
  expect(rows.map((row) => row.split(';')[4]!.replaceAll(/["\t]/g, ''))).toEqual(NAMES);
});

describe.each(['id', 'en'])('the words of the audit log (%s)', (language) => {
  beforeAll(() => i18nProvider.changeLocale(language));
  afterAll(() => i18nProvider.changeLocale('id'));

  it('every act has its own label', () => {
    const words = AUDITED_ACTS.map((act) => auditedActionLabel(act, i18nProvider.translate));
    expect(words.filter((text, n) => words.indexOf(text) !== n)).toEqual([]);
    const inCode = (act: string, text: string) => text.split(' · ').some((part) => act.split('.').includes(part));
    expect(AUDITED_ACTS.filter((act, n) => inCode(act, words[n]!))).toEqual([]);
  });

  it('every resource that an entry can be about has its own', () => {
    const words = AUDIT_SUBJECTS.map((subject) => auditSubjectLabel({ subject }, i18nProvider.translate));
    expect(words.filter((text) => !/^[A-Z]/.test(text))).toEqual([]);
  });
});

it('a record of every resource that an entry can be about has a name', () => {
  const { resources, records } = registry;
  const named = new Set([...resources, ...records].filter((one) => one.recordRepresentation).map(({ name }) => name));
  const known = [...SUBJECTS_NAMED_IN_ENTRY];
  expect(AUDIT_SUBJECTS.filter((subject) => !named.has(subject) && !known.includes(subject))).toEqual([]);
});
