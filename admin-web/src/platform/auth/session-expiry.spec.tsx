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
import { stubPayments } from '../../../test/stub-payments';
import { signInAs } from '../../../test/sign-in-as';
import { user } from '../../../test/user';
import { authProvider, i18nProvider } from '../../../test/providers';
import { RecordActions } from '../actions/record-actions';
import { clearSession, readSession } from './session';
import { ConfirmDialog } from '../actions/simple-dialogs';
import { SessionExpiry } from './session-expiry';

beforeEach(() => signInAs('support'));
afterEach(clearSession);

const plans = { unblock: { icon: null, dialog: ConfirmDialog } };
const record = { id: '30000000-0000-4000-8000-000000000001', allowedActions: ['unblock'] };

it('an action with an expired session is not announced as done: the sign-in page asks to repeat it', async () => {
  const desk = stubPayments([]);
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
                  <SessionExpiry />
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
