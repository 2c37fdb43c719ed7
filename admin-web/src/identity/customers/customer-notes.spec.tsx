import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { AdminRole } from '#domain/platform/admin-role';
import { renderRecord } from '../../../test/render-record';
import { sessionFixture } from '../../../test/sign-in-as';
import { stubRecords } from '../../../test/stub-records';
import { user } from '../../../test/user';
import { CustomerActions } from './customer-actions';
import { CustomerNotes } from './customer-notes';

const customerUid = '30000000-0000-4000-8000-000000000001';
const OWN = sessionFixture().uid;
const note = (n: number, byUid = 'lain') => ({
  id: `n${n}`,
  customerUid,
  text: `Catatan ${n}.\nTransfer besok.`,
  by: 'Sari',
  byUid,
  at: `2026-11-0${n}T03:00:00.000Z`,
});

/** Shows the notes and the acts of a customer. */
async function show(notes: ReturnType<typeof note>[], role?: AdminRole) {
  const script = stubRecords({ 'customer-notes': notes });
  const asked: unknown[] = [];
  await renderRecord(
    <>
      <CustomerActions />
      <CustomerNotes customerUid={customerUid} />
    </>,
    {
      role,
      resource: 'customers',
      record: { id: customerUid, allowedActions: ['write-note'] },
      dataProvider: {
        ...script.dataProvider,
        getList: async (resource, { filter, sort, pagination }) => {
          asked.push([resource, filter, sort?.order, pagination?.perPage]);
          const data = notes.slice(0, pagination?.perPage);
          return { data: data as never, total: notes.length };
        },
      },
    },
  );
  return Object.assign(script, { asked });
}

it('the three newest notes stand in the record with author and lines, and the others one press away', async () => {
  const { asked } = await show([note(4), note(3), note(2), note(1)]);
  const card = await screen.findByRole('region', { name: 'Catatan' });
  const texts = () =>
    within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(texts()).toHaveLength(3);
  expect(texts()[0]).toMatch(/^Catatan 4\.\nTransfer besok\.Sari · 4\sNov\s2026/);
  await user.click(within(card).getByRole('button', { name: 'Tampilkan semua (4)' }));
  await waitFor(() => expect(texts()).toHaveLength(4));
  expect(asked[0]).toEqual(['customer-notes', { customerUid }, 'DESC', 3]);
  expect(within(card).queryByRole('button', { name: /Tampilkan/ })).toBeNull();
});

it('a customer without notes has no card', async () => {
  const { asked } = await show([]);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Catatan' })).toBeNull();
});

it('a role that may not read customers asks for no notes', async () => {
  expect((await show([note(1)], 'catalogue')).asked).toEqual([]);
});

it('a note is written as several lines, says who reads it, and the same words sent again are the same note', async () => {
  const script = await show([]);
  await user.click(screen.getByRole('button', { name: 'Tulis catatan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tulis catatan' });
  expect(dialog).toHaveTextContent(/Hanya tim yang membacanya\. Kalau pelanggan mengunduh datanya/);
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  expect(script.writes).toEqual([]);

  await user.type(within(dialog).getByRole('textbox'), ' Sudah ditelepon.{Enter}Transfer besok. ');
  const uids: unknown[] = [];
  const read = script.answer;
  script.answer = (write) => {
    uids.push((write.body as { uid: string }).uid);
    if (uids.length === 1) throw new Error('offline');
    return read(write);
  };
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  await within(dialog).findByRole('alert');
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(script.writes.at(-1)).toMatchObject({
    act: 'write-note',
    id: customerUid,
    body: { text: 'Sudah ditelepon.\nTransfer besok.' },
  });
  expect(uids).toHaveLength(2);
  expect(new Set(uids).size).toBe(1);
});

it('a note is deleted after a question with its words, by an owner', async () => {
  const { writes } = await show([note(1)]);
  await user.click(await screen.findByRole('button', { name: 'Hapus catatan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hapus catatan?' });
  expect(dialog).toHaveTextContent('Transfer besok.');
  await user.click(within(dialog).getByRole('button', { name: 'Hapus catatan' }));
  await waitFor(() => expect(writes).toEqual([{ act: 'remove', id: 'n1', body: {} }]));
});

it.each<[AdminRole, number]>([
  ['support', 1],
  ['finance', 0],
])('of two notes %s may delete %i: the own one', async (role, buttons) => {
  await show([note(2, OWN), note(1)], role);
  await screen.findByRole('region', { name: 'Catatan' });
  expect(screen.queryAllByRole('button', { name: 'Hapus catatan' })).toHaveLength(buttons);
});
