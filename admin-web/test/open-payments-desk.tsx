import { render, screen } from '@testing-library/react';
import { AdminContext, ResourceContextProvider, TestMemoryRouter, memoryStore } from 'react-admin';
import type { AdminRole } from '#domain/platform/admin-role';
import { RegistryProvider } from '../src/platform/rooms/registry';
import { i18nProvider } from './providers';
import { registry } from '../src/registry';
import { PaymentList } from '../src/sales/payments/payment-list';
import type { StubPayments } from './stub-payments';
import { signInAs } from './sign-in-as';

/** Renders the payments desk. */
export async function openDesk(desk: StubPayments, store: Record<string, unknown> = {}, role: AdminRole = 'owner') {
  signInAs(role);
  render(
    <TestMemoryRouter initialEntries={['/payments']}>
      <RegistryProvider value={registry}>
        <AdminContext dataProvider={desk.dataProvider} i18nProvider={i18nProvider} store={memoryStore(store)}>
          <ResourceContextProvider value="payments">
            <PaymentList />
          </ResourceContextProvider>
        </AdminContext>
      </RegistryProvider>
    </TestMemoryRouter>,
  );
  await screen.findByRole('listbox');
}
