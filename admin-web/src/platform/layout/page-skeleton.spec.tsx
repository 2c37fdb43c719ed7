import { expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { lazy } from 'react';
import { AdminContext, TestMemoryRouter, memoryStore } from 'react-admin';
import { openPage } from '../../../test/open-page';
import { stubRecords } from '../../../test/stub-records';
import { i18nProvider } from '../../../test/providers';
import { registry } from '../../registry';
import { RefundList } from '../../sales/refunds/refund-list';
import { RefundShow } from '../../sales/refunds/refund-show';
import { RegistryProvider } from '../rooms/registry';
import { ConsoleLayout } from './layout';

const never = () => new Promise<never>(() => undefined);
const { dataProvider } = stubRecords({});
const reading = { ...dataProvider, get: never, getList: never, getOne: never };
const areRead = () => document.querySelector('[aria-busy="true"]');

it('a page whose file is on its way has its title in the bar, and rows below', async () => {
  const Page = lazy(never);
  render(
    <TestMemoryRouter initialEntries={['/refunds']}>
      <RegistryProvider value={registry}>
        <AdminContext dataProvider={reading} i18nProvider={i18nProvider} store={memoryStore()}>
          <ConsoleLayout>
            <Page />
          </ConsoleLayout>
        </AdminContext>
      </RegistryProvider>
    </TestMemoryRouter>,
  );
  expect(await within(screen.getByRole('banner')).findByText('Pengembalian dana')).toBeVisible();
  expect(within(screen.getByRole('main')).queryByText('Memuat')).toBeNull();
  expect(areRead()).toBeVisible();
});

it.each([
  ['a list', <RefundList key="" />],
  ['a record', <RefundShow key="" />],
])('%s that is read has rows in its place from the first moment on', async (_, page) => {
  await openPage(page, {
    resource: 'refunds',
    path: '/refunds/:id/show',
    at: '/refunds/1/show',
    dataProvider: reading,
  });
  expect(areRead()).toBeVisible();
});
