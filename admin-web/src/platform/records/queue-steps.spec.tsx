import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  AdminContext,
  DataTable,
  type RaRecord,
  ResourceContextProvider,
  TestMemoryRouter,
  memoryStore,
} from 'react-admin';
import { Route, Routes } from 'react-router';
import type { AdminWaiting } from '#contracts/dashboard.http';
import { signInAs } from '../../../test/sign-in-as';
import { stubRecords } from '../../../test/stub-records';
import { user } from '../../../test/user';
import { i18nProvider } from '../../../test/providers';
import { registry } from '../../registry';
import { ConsoleList } from '../lists/console-list';
import { rememberQueue } from '../lists/queue';
import { RegistryProvider } from '../rooms/registry';
import { ConsoleShow } from './console-show';

const since = '2026-11-20T08:00:00.000Z';
const row = (desk: AdminWaiting[number]['desk'], uid: string): AdminWaiting[number] => ({
  desk,
  uid,
  since,
  dueAt: null,
  isLate: false,
});
const WAITING = [row('refundsAsked', 'r1'), row('reimbursementsToPay', 'h1'), row('refundsAsked', 'r2')];
const ITEMS = [
  { resource: 'refunds', id: 'r1' },
  { resource: 'reimbursements', id: 'h1' },
  { resource: 'refunds', id: 'r2' },
];
const Detail = ({ record }: { record: RaRecord }) => <h2>{String(record.id)}</h2>;

/** A refund of the inbox, of which these still wait. */
function open(waiting: AdminWaiting, at = '/refunds/r1/show') {
  const { dataProvider } = stubRecords({ refunds: [{ id: 'r1' }, { id: 'r2' }], reimbursements: [{ id: 'h1' }] });
  const page = (resource: string, children: ReactNode) => (
    <ResourceContextProvider value={resource}>{children}</ResourceContextProvider>
  );
  render(
    <TestMemoryRouter initialEntries={[at]}>
      <RegistryProvider value={registry}>
        <AdminContext
          dataProvider={{ ...dataProvider, get: async () => waiting as never }}
          i18nProvider={i18nProvider}
          store={memoryStore()}
        >
          <Routes>
            <Route path="/refunds" element={page('refunds', <List />)} />
            {['refunds', 'reimbursements'].map((resource) => (
              <Route
                key={resource}
                path={`/${resource}/:id/show`}
                element={page(resource, <ConsoleShow of={Detail} />)}
              />
            ))}
          </Routes>
        </AdminContext>
      </RegistryProvider>
    </TestMemoryRouter>,
  );
}
const List = () => (
  <ConsoleList small={{ primaryText: 'x' }}>
    <DataTable.Col source="id" />
  </ConsoleList>
);
const isOpen = (id: string) => screen.findByRole('heading', { name: id });

describe('a record that was opened from the inbox', () => {
  beforeEach(() => {
    signInAs('owner');
    rememberQueue({ desk: undefined, items: ITEMS });
  });

  it('says where it stands there, and steps from one list to the other', async () => {
    open(WAITING);
    expect(await screen.findByText('1 dari 3')).toBeVisible();
    await user.keyboard('j');
    await isOpen('h1');
    expect(await screen.findByText('2 dari 3')).toBeVisible();
    await user.keyboard('j');
    await isOpen('r2');
    expect(screen.getByRole('button', { name: 'Berikutnya' })).toBeDisabled();
  });

  it('leads, once it is decided, past what waits no longer', async () => {
    open([row('refundsAsked', 'r2')]);
    expect(await screen.findByText('Selesai di sini · 1 lagi di daftar')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Berikutnya' }));
    await isOpen('r2');
  });

  it('counts what still waits', async () => {
    open(WAITING.slice(1), '/reimbursements/h1/show');
    expect(await screen.findByText('1 dari 2')).toBeVisible();
  });

  it('has the steps of a list again once one was looked at', async () => {
    open(WAITING, '/refunds');
    await user.click(await screen.findByText('r2'));
    await isOpen('r2');
    expect(await screen.findByText('2 dari 2')).toBeVisible();
  });
});
