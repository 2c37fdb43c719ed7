import { render, screen } from '@testing-library/react';
import { AdminContext, ResourceContextProvider, TestMemoryRouter, memoryStore } from 'react-admin';
import type { AdminRole } from '#domain/admins/admin-role';
import { i18nProvider } from '../src/i18n/i18n-provider';
import { PaymentList } from '../src/payments/payment-list';
import type { ScriptedDesk } from './scripted-provider';
import { signInAs } from './sign-in-as';

/** The payments desk with this queue on it. */
export async function openDesk(desk: ScriptedDesk, store: Record<string, unknown> = {}, role: AdminRole = 'owner') {
  signInAs(role);
  render(
    <TestMemoryRouter initialEntries={['/payments']}>
      <AdminContext dataProvider={desk.dataProvider} i18nProvider={i18nProvider} store={memoryStore(store)}>
        <ResourceContextProvider value="payments">
          <PaymentList />
        </ResourceContextProvider>
      </AdminContext>
    </TestMemoryRouter>,
  );
  await screen.findByRole('listbox');
}
