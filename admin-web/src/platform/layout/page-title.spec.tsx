import { expect, it } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { AdminContext, ResourceContextProvider, TestMemoryRouter, memoryStore } from 'react-admin';
import { type NavigateFunction, Route, Routes } from 'react-router';
import { stubRecords } from '../../../test/stub-records';
import { CategoryList } from '../../catalogue/categories/category-list';
import { CategoryShow } from '../../catalogue/categories/category-show';
import { i18nProvider } from '../../../test/providers';
import { registry } from '../../registry';
import { RegistryProvider } from '../rooms/registry';
import { LedgerPage } from '../../sales/ledger/ledger.page';
import { ConsoleLayout } from './layout';

it("the browser's tab is called after the page, and a record has its name once on it", async () => {
  const never = () => new Promise<never>(() => undefined);
  const { dataProvider } = stubRecords({ categories: [{ id: 'm', name: 'Musik', slug: 'musik', providers: 3 }] });
  let go!: NavigateFunction;
  const { unmount } = render(
    <TestMemoryRouter navigateCallback={(navigate) => (go = navigate)} initialEntries={['/categories']}>
      <RegistryProvider value={registry}>
        <AdminContext dataProvider={{ ...dataProvider, get: never }} i18nProvider={i18nProvider} store={memoryStore()}>
          <ConsoleLayout>
            <ResourceContextProvider value="categories">
              <Routes>
                <Route path="/categories" element={<CategoryList />} />
                <Route path="/categories/:id/show" element={<CategoryShow />} />
                <Route path="/ledger" element={<LedgerPage />} />
              </Routes>
            </ResourceContextProvider>
          </ConsoleLayout>
        </AdminContext>
      </RegistryProvider>
    </TestMemoryRouter>,
  );
  const tab = (name: string) => waitFor(() => expect(document.title).toBe(name));
  const open = (page: string) => act(async () => go(page));
  await tab('Kategori · Patungan Admin');
  await open('/categories/m/show');
  await tab('Kategori Musik · Patungan Admin');
  // Beside the way back to its list, in the bar.
  const bar = within(screen.getByRole('banner'));
  expect(bar.getByRole('link', { name: 'Kategori' })).toHaveAttribute('href', '/categories');
  expect(screen.getAllByText(/Musik/).filter((element) => element.closest('[hidden]') === null)).toEqual([
    screen.getByRole('heading', { level: 2, name: 'Musik' }),
  ]);
  await open('/ledger');
  await tab('Buku besar · Patungan Admin');
  // After the sign-out the title is gone.
  unmount();
  await tab('Patungan Admin');
});
