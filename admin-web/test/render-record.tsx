import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  AdminContext,
  RecordContextProvider,
  ResourceContextProvider,
  TestMemoryRouter,
  memoryStore,
} from 'react-admin';
import type { AdminRole } from '#domain/admins/admin-role';
import type { AdminDataProvider } from '../src/data-provider';
import { i18nProvider } from '../src/i18n/i18n-provider';
import { signInAs } from './sign-in-as';

interface Scene {
  /** Who looks at it: an owner unless told otherwise. */
  role?: AdminRole;
  resource: string;
  record: { id: string; allowedActions: string[] } & Record<string, unknown>;
  dataProvider: AdminDataProvider;
}

/** What a page of one record shows, without the page; resolves when the texts have come and it stands. */
export async function renderRecord(
  children: ReactNode,
  { resource, record, dataProvider, role = 'owner' }: Scene,
): Promise<void> {
  signInAs(role);
  render(
    <TestMemoryRouter>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
        <ResourceContextProvider value={resource}>
          <RecordContextProvider value={record}>
            {children}
            <span data-testid="drawn" />
          </RecordContextProvider>
        </ResourceContextProvider>
      </AdminContext>
    </TestMemoryRouter>,
  );
  await screen.findByTestId('drawn');
}
