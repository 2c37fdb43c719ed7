import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import {
  AdminContext,
  CoreAdminUI,
  CustomRoutes,
  HttpError,
  Notification,
  RecordContextProvider,
  ResourceContextProvider,
  TestMemoryRouter,
  memoryStore,
} from 'react-admin';
import { Route } from 'react-router';
import { scriptedDesk } from '../../test/scripted-provider';
import { signInAs } from '../../test/sign-in-as';
import { user } from '../../test/user';
import { authProvider } from '../auth-provider';
import { i18nProvider } from '../i18n/i18n-provider';
import { RecordActions } from '../shared/record-actions';
import { clearSession, readSession } from '../shared/session';
import { ConfirmDialog } from '../shared/simple-dialogs';
import { LeaveWhenOver } from './leave-when-over';

beforeEach(() => signInAs('support'));
afterEach(clearSession);

const plans = { unblock: { icon: null, dialog: ConfirmDialog } };
const record = { id: '30000000-0000-4000-8000-000000000001', allowedActions: ['unblock'] };

it('an act whose session is over by then is not called done: the sign-in page says that it has to be done again', async () => {
  const desk = scriptedDesk([]);
  desk.failNextWith = new HttpError('Token diperlukan', 401);
  render(
    <TestMemoryRouter initialEntries={['/one']}>
      <AdminContext
        dataProvider={desk.dataProvider}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        store={memoryStore()}
      >
        <CoreAdminUI loginPage={() => <p>Masuk dulu</p>}>
          <CustomRoutes>
            <Route
              path="/one"
              element={
                <ResourceContextProvider value="customers">
                  <LeaveWhenOver />
                  <RecordContextProvider value={record}>
                    <RecordActions plans={plans} />
                  </RecordContextProvider>
                </ResourceContextProvider>
              }
            />
          </CustomRoutes>
        </CoreAdminUI>
        <Notification />
      </AdminContext>
    </TestMemoryRouter>,
  );
  await user.click(await screen.findByRole('button', { name: 'Buka blokir' }));
  await user.click(screen.getAllByRole('button', { name: 'Buka blokir' }).at(-1)!);
  expect(await screen.findByText('Masuk dulu')).toBeVisible();
  expect(await screen.findByText(/Sesimu sudah berakhir/)).toBeVisible();
  expect(screen.queryByText('Blokir dibuka')).toBeNull();
  await waitFor(() => expect(readSession()).toBeNull());
});
