import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdminContext, Notification, ResourceContextProvider, TestMemoryRouter, memoryStore } from 'react-admin';
import { Route, Routes, useLocation } from 'react-router';
import type { AdminDataProvider } from '../src/data-provider';
import { i18nProvider } from '../src/i18n/i18n-provider';

interface Scene {
  resource: string;
  /** Address of the page, with `:id` where it has one. */
  path: string;
  at?: string;
  dataProvider: AdminDataProvider;
}

/** A page of the console at its address; another address shows itself as text (`/price-notices`). */
export async function openPage(children: ReactNode, { resource, path, at = path, dataProvider }: Scene): Promise<void> {
  render(
    <TestMemoryRouter initialEntries={[at]}>
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
    </TestMemoryRouter>,
  );
  await screen.findByTestId('drawn');
}

const Elsewhere = () => <p>{useLocation().pathname}</p>;
