import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import type { CreateSavedViewBody, SavedView } from '#contracts/identity/saved-views.admin.http';
import { openPage } from '../../../test/open-page';
import { signInAs } from '../../../test/sign-in-as';
import { stubRecords } from '../../../test/stub-records';
import { user } from '../../../test/user';
import { FollowUpList } from '../../products/subscriptions/follow-ups/follow-up-list';
import { ConsoleList } from './console-list';
import { listPath } from './list-path';

const SORT = { field: 'createdAt', order: 'ASC' } as const;
const SARI: SavedView = {
  uid: 'v1',
  resource: 'follow-ups',
  name: 'Soal Sari',
  filter: { state: 'open', q: 'Sari' },
  sort: SORT,
};

/** A list of questions with these views on the server. @returns what was written there, and the filters that were read. */
async function open(views: SavedView[], filter: Record<string, unknown> = { state: 'open' }, list = <FollowUpList />) {
  const script = stubRecords({ 'follow-ups': [] });
  const read: unknown[] = [];
  const server = { views, read, refuse: null as Error | null, writes: [] as unknown[] };
  const written = (write: unknown) => {
    server.writes.push(write);
    if (server.refuse) throw server.refuse;
    return { uid: 'x' };
  };
  await openPage(list, {
    resource: 'follow-ups',
    path: '/follow-ups',
    at: listPath('follow-ups', filter),
    dataProvider: {
      ...script.dataProvider,
      getList: async (_, { filter: asked, sort }) => (read.push([asked, sort]), { data: [], total: 0 }),
      get: async (path) => (path === 'saved-views' ? [...server.views] : []) as never,
      post: async (path, body) => {
        const answer = written([path, body]);
        server.views = [...server.views, { uid: 'new', ...(body as CreateSavedViewBody) }];
        return answer as never;
      },
      act: async (_, uid, action, body) => {
        const answer = written([action, uid, body]);
        server.views =
          action === 'remove'
            ? server.views.filter((view) => view.uid !== uid)
            : server.views.map((view) => (view.uid === uid ? { ...view, ...(body as object) } : view));
        return { data: answer };
      },
    },
  });
  return server;
}
const group = async () => within(await screen.findByRole('group', { name: 'Tampilan tersimpan' }));
const chip = (name: string) => screen.findByRole('button', { name });
const settled = () => screen.findByRole('group', { name: 'Saring menurut keadaan' });

beforeEach(() => signInAs('support'));

describe('saved views of a list', () => {
  it('are those of the list, after its choices, and set filter and sort', async () => {
    const other = { ...SARI, uid: 'v2', resource: 'refunds', name: 'Refund besar' };
    const server = await open([SARI, other], { state: 'answered' });
    const buttons = (await group()).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Soal Sari']);
    const choices = await settled();
    expect(choices.compareDocumentPosition(buttons[0]!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await user.click(buttons[0]!);
    await waitFor(() => expect(buttons[0]).toHaveAttribute('aria-pressed', 'true'));
    expect(server.read.at(-1)).toEqual([SARI.filter, SORT]);
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('Sari'));
  });

  it('are nothing, and nothing can be saved, where no more than a choice narrows the list', async () => {
    await open([]);
    await settled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Menunggu jawaban' })).toBeVisible());
    expect(screen.queryByRole('group', { name: 'Tampilan tersimpan' })).toBeNull();
  });

  it('has one more once it was named, which is chosen, and has the focus', async () => {
    const server = await open([], { state: 'open', q: 'Sari' });
    await user.click(await chip('Simpan tampilan'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Simpan tampilan' }));
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(server.writes).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /Nama tampilan/ }), ' Soal Sari {Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { uid: _, ...body } = SARI;
    expect(server.writes).toEqual([['saved-views', body]]);
    const saved = await chip('Soal Sari');
    expect(saved).toHaveAttribute('aria-pressed', 'true');
    expect(saved).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Simpan tampilan' })).toBeNull();
  });

  it('stays open with the reason at the name when that is taken', async () => {
    const server = await open([], { state: 'open', q: 'Sari' });
    const message = 'Sudah ada tampilan bernama “Soal Sari” di daftar ini. Pilih nama lain.';
    const fields = [{ field: 'name', label: 'Nama tampilan', message }];
    server.refuse = new HttpError(message, 409, { code: 'VIEW_NAME_TAKEN', summary: '', fields });
    await user.click(await chip('Simpan tampilan'));
    await user.type(await screen.findByRole('textbox', { name: /Nama tampilan/ }), 'Soal Sari{Enter}');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('offers to be brought up to date once it shows something else, under its name', async () => {
    const server = await open([SARI], SARI.filter);
    await waitFor(async () => expect(await chip('Soal Sari')).toHaveAttribute('aria-pressed', 'true'));
    await user.click(await chip('Dijawab'));
    await user.click(await chip('Perbarui “Soal Sari”'));
    await waitFor(() => expect(server.writes).toHaveLength(1));
    const sort = { field: 'createdAt', order: 'DESC' };
    expect(server.writes).toEqual([['update', 'v1', { filter: { state: 'answered', q: 'Sari' }, sort }]]);
    await waitFor(async () => expect(await chip('Soal Sari')).toHaveAttribute('aria-pressed', 'true'));
    expect(screen.queryByRole('button', { name: /Perbarui/ })).toBeNull();
  });

  it('is left by showing a whole choice again', async () => {
    await open([SARI], SARI.filter);
    await waitFor(async () => expect(await chip('Soal Sari')).toHaveAttribute('aria-pressed', 'true'));
    await user.clear(screen.getByRole('textbox'));
    await waitFor(async () => expect(await chip('Soal Sari')).toHaveAttribute('aria-pressed', 'false'));
    await user.type(screen.getByRole('textbox'), 'Budi');
    await chip('Simpan tampilan');
    expect(screen.queryByRole('button', { name: /Perbarui/ })).toBeNull();
  });

  it('is renamed and deleted behind ⋮ of the chosen one, by keyboard alone', async () => {
    const server = await open([SARI], SARI.filter);
    (await chip('Atur “Soal Sari”')).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('menuitem', { name: 'Ganti nama' })).toHaveFocus();
    await user.keyboard('{Enter}');
    const name = await screen.findByRole('textbox', { name: /Nama tampilan/ });
    expect(name).toHaveValue('Soal Sari');
    await user.clear(name);
    await user.type(name, 'Bu Sari{Enter}');
    (await chip('Atur “Bu Sari”')).focus();
    await user.keyboard('{Enter}{ArrowDown}{Enter}');
    await screen.findByRole('dialog', { name: 'Hapus “Bu Sari”?' });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Bu Sari' })).toBeNull());
    expect(server.writes).toEqual([
      ['rename', 'v1', { name: 'Bu Sari' }],
      ['remove', 'v1', {}],
    ]);
    expect(await chip('Simpan tampilan')).toHaveFocus();
  });

  it('has a row of its own where the list has no choices', async () => {
    const list = (
      <ConsoleList small={{ primaryText: () => '' }}>
        <></>
      </ConsoleList>
    );
    await open([{ ...SARI, filter: { q: 'Sari' } }], {}, list);
    expect((await group()).getAllByRole('button')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Simpan tampilan' })).toBeNull();
    await user.type(screen.getByRole('textbox'), 'Budi');
    await chip('Simpan tampilan');
  });
});
