import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import {
  AdminContext,
  DataTable,
  type RaRecord,
  ResourceContextProvider,
  TestMemoryRouter,
  memoryStore,
} from 'react-admin';
import { Route, Routes } from 'react-router';
import { signInAs } from '../../../test/sign-in-as';
import { stubRecords } from '../../../test/stub-records';
import { user } from '../../../test/user';
import { i18nProvider } from '../../../test/providers';
import { registry } from '../../registry';
import { RecordActions } from '../actions/record-actions';
import { ChosenActionInPlace } from '../actions/chosen-action';
import { ConfirmDialog, ReasonDialog } from '../actions/simple-dialogs';
import { ConsoleList } from '../lists/console-list';
import { RegistryProvider } from '../rooms/registry';
import { ConsoleShow } from './console-show';

const plans = { approve: { icon: null, dialog: ConfirmDialog }, cancel: { icon: null, dialog: ReasonDialog } };
let asked: number;

/** Refunds that wait, 25 on a page as in every list. */
function stub(count: number) {
  const refund = (n: number) => ({ id: `r${n}`, customerName: `Orang ${n}`, allowedActions: ['approve', 'cancel'] });
  const script = stubRecords({ refunds: Array.from({ length: count }, (_, n) => refund(n + 1)) });
  const done = new Map<string, RaRecord>();
  const { dataProvider } = script;
  script.dataProvider = {
    ...dataProvider,
    getList: async (resource, { pagination: { page, perPage } = { page: 1, perPage: 25 } }) => {
      asked += 1;
      const all = script.records[resource]!;
      return { data: all.slice((page - 1) * perPage, page * perPage) as never, total: all.length };
    },
    getOne: async (resource, { id }) => ({
      data: (script.records[resource]!.find((one) => one.id === id) ?? done.get(String(id))) as never,
    }),
  };
  // What is decided no longer waits.
  script.answer = ({ id }) => {
    const waiting = script.records.refunds!;
    done.set(id!, { ...waiting.find((one) => one.id === id)!, allowedActions: [] });
    script.records.refunds = waiting.filter((one) => one.id !== id);
    return {};
  };
  return script;
}

const Detail = ({ record }: { record: RaRecord }) => (
  <>
    <h2>{record.customerName}</h2>
    <ChosenActionInPlace>
      <RecordActions plans={plans} />
    </ChosenActionInPlace>
    <textarea aria-label="Kata" />
  </>
);
const List = () => (
  <ConsoleList small={{ primaryText: 'x' }}>
    <DataTable.Col source="customerName" />
  </ConsoleList>
);

function open(script: ReturnType<typeof stub>, at = '/refunds') {
  render(
    <TestMemoryRouter initialEntries={[at]}>
      <RegistryProvider value={registry}>
        <AdminContext dataProvider={script.dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
          <ResourceContextProvider value="refunds">
            <Routes>
              <Route path="/refunds" element={<List />} />
              <Route path="/refunds/:id/show" element={<ConsoleShow of={Detail} />} />
            </Routes>
          </ResourceContextProvider>
        </AdminContext>
      </RegistryProvider>
    </TestMemoryRouter>,
  );
}
/** From the list, as an admin does. */
async function openFromList(script: ReturnType<typeof stub>, name: string) {
  open(script);
  await user.click(await screen.findByText(name));
  await isOpen(name);
}
const isOpen = (name: string) => screen.findByRole('heading', { name });
const place = async (words: string) => expect(await screen.findByText(words)).toBeVisible();

describe('a record that was opened from a list', () => {
  beforeEach(() => {
    signInAs('owner');
    asked = 0;
  });

  it('says where it stands, and steps by J, K and the buttons in the order of the list', async () => {
    await openFromList(stub(3), 'Orang 2');
    await place('2 dari 3');
    await user.keyboard('j');
    await isOpen('Orang 3');
    await place('3 dari 3');
    expect(screen.getByRole('button', { name: 'Berikutnya' })).toBeDisabled();
    await user.keyboard('kk');
    await isOpen('Orang 1');
    expect(screen.getByRole('button', { name: 'Sebelumnya' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Berikutnya' }));
    await isOpen('Orang 2');
    // The list itself has read what is needed.
    expect(asked).toBe(1);
  });

  it('steps over the edge of a page, and back', async () => {
    await openFromList(stub(27), 'Orang 25');
    await place('25 dari 27');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Berikutnya' })).toBeEnabled());
    await user.keyboard('j');
    await isOpen('Orang 26');
    await place('26 dari 27');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sebelumnya' })).toBeEnabled());
    await user.keyboard('k');
    await isOpen('Orang 25');
    await place('25 dari 27');
  });

  it('leads, once it is decided, to the next that still waits', async () => {
    await openFromList(stub(3), 'Orang 2');
    await user.click(screen.getByRole('button', { name: 'Setujui' }));
    await user.keyboard('{Enter}');
    await place('Selesai di sini · 2 lagi di daftar');
    await user.click(screen.getByRole('button', { name: 'Berikutnya' }));
    await isOpen('Orang 3');
    expect(await screen.findByText('2 dari 2')).toBeVisible();
  });

  it('is not left by a key while something is written or decided', async () => {
    await openFromList(stub(3), 'Orang 1');
    await place('1 dari 3');
    await user.type(screen.getByRole('textbox', { name: 'Kata' }), 'jk');
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('j');
    await user.clear(screen.getByRole('textbox', { name: 'Kata' }));
    (document.activeElement as HTMLElement).blur();
    await user.click(screen.getByRole('button', { name: 'cancel' }));
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('j');
    expect(screen.getByRole('heading', { name: 'Orang 1' })).toBeVisible();
  });

  it('that is opened from elsewhere has no steps', async () => {
    await openFromList(stub(2), 'Orang 1');
    open(stub(30), '/refunds/r30/show');
    await isOpen('Orang 30');
    expect(screen.getAllByText(/ dari /)).toHaveLength(1);
  });
});
