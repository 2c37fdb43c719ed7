import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdminContext, Notification, ResourceContextProvider, TestMemoryRouter, memoryStore } from 'react-admin';
import { Route, Routes, useLocation } from 'react-router';
import type { AdminDataProvider } from '../src/platform/data/data-provider';
import { RegistryProvider } from '../src/platform/rooms/registry';
import { i18nProvider } from './providers';
import { registry } from '../src/registry';

interface Scene {
  resource: string;
  /** Route of the page. */
  path: string;
  at?: string;
  dataProvider: AdminDataProvider;
}

/** Renders a page at its route; any other route renders its path as text (`/price-notices`). */
export async function openPage(children: ReactNode, { resource, path, at = path, dataProvider }: Scene): Promise<void> {
  render(
    <TestMemoryRouter initialEntries={[at]}>
      <RegistryProvider value={registry}>
        <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
          <ResourceContextProvider value={resource}>
            <Routes>
              <Route path={path} element={children} />
              <Route path="*" element={<Elsewhere />} />
            </Routes>
          </ResourceContextProvider>
          <Notification />
          <span data-testid="drawn" />
        </AdminContext>
      </RegistryProvider>
    </TestMemoryRouter>,
  );
  await screen.findByTestId('drawn');
}

const Elsewhere = () => <p>{useLocation().pathname}</p>;
