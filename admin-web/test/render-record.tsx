import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  AdminContext,
  RecordContextProvider,
  ResourceContextProvider,
  TestMemoryRouter,
  memoryStore,
} from 'react-admin';
import type { AdminRole } from '#domain/platform/admin-role';
import type { AdminDataProvider } from '../src/platform/data/data-provider';
import { RegistryProvider } from '../src/platform/rooms/registry';
import { i18nProvider } from './providers';
import { registry } from '../src/registry';
import { signInAs } from './sign-in-as';

interface Scene {
  /** `owner` by default. */
  role?: AdminRole;
  resource: string;
  record: { id: string; allowedActions: string[] } & Record<string, unknown>;
  dataProvider: AdminDataProvider;
}

/** Renders children with a record in context. */
export async function renderRecord(
  children: ReactNode,
  { resource, record, dataProvider, role = 'owner' }: Scene,
): Promise<void> {
  signInAs(role);
  render(
    <TestMemoryRouter>
      <RegistryProvider value={registry}>
        <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
          <ResourceContextProvider value={resource}>
            <RecordContextProvider value={record}>
              {children}
              <span data-testid="drawn" />
            </RecordContextProvider>
          </ResourceContextProvider>
        </AdminContext>
      </RegistryProvider>
    </TestMemoryRouter>,
  );
  await screen.findByTestId('drawn');
}
