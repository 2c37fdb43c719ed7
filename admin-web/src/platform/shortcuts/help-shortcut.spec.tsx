import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { AdminContext, ResourceContextProvider, TestMemoryRouter, memoryStore } from 'react-admin';
import { stubRecords } from '../../../test/stub-records';
import { paymentFixture } from '../../../test/stub-payments';
import { signInAs } from '../../../test/sign-in-as';
import { user } from '../../../test/user';
import { CategoryList } from '../../catalogue/categories/category-list';
import { i18nProvider } from '../../../test/providers';
import { registry } from '../../registry';
import { RegistryProvider } from '../rooms/registry';
import { PaymentList } from '../../sales/payments/payment-list';
import { HelpKey } from './help-shortcut';

const { dataProvider } = stubRecords({ categories: [], payments: [paymentFixture(1)] });
async function open(resource: string, List: () => React.ReactNode, store: Record<string, unknown> = {}) {
  render(
    <TestMemoryRouter>
      <RegistryProvider value={registry}>
        <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore(store)}>
          <ResourceContextProvider value={resource}>
            <List />
          </ResourceContextProvider>
          <HelpKey />
        </AdminContext>
      </RegistryProvider>
    </TestMemoryRouter>,
  );
  await screen.findByRole('textbox', { name: /^Cari/ });
}
const search = () => screen.getByRole('textbox', { name: /^Cari/, hidden: true });
const dialogs = () => screen.queryAllByRole('dialog');

describe('on a list', () => {
  beforeEach(() => signInAs('owner'));

  it('/ focuses the search without typing into it', async () => {
    await open('categories', CategoryList);
    await user.keyboard('/');
    expect(search()).toHaveFocus();
    expect(search()).toHaveValue('');
  });

  it('both keys can be typed into a field', async () => {
    await open('categories', CategoryList);
    await user.type(search(), 'a/b?');
    expect(search()).toHaveValue('a/b?');
    expect(dialogs()).toHaveLength(0);
  });

  it('? lists the shortcuts, and / stays in the dialog', async () => {
    await open('categories', CategoryList);
    await user.keyboard('?');
    const help = screen.getByRole('dialog', { name: 'Pintasan papan tik' });
    expect(help).toHaveTextContent('Cari di daftar');
    expect(help).toHaveTextContent('G lalu O');
    await user.keyboard('/?');
    expect(search()).not.toHaveFocus();
    expect(dialogs()).toHaveLength(1);
  });

  it('names no page that the role may not open', async () => {
    signInAs('catalogue');
    await open('categories', CategoryList);
    await user.keyboard('?');
    expect(screen.getByRole('dialog')).not.toHaveTextContent('Pembayaran');
  });

  it('both do nothing when shortcuts are switched off', async () => {
    await open('categories', CategoryList, { 'shortcuts.enabled': false });
    await user.keyboard('/?');
    expect(search()).not.toHaveFocus();
    expect(dialogs()).toHaveLength(0);
  });
});

it('the payments desk lists its own shortcuts and the others in one dialog', async () => {
  await open('payments', PaymentList);
  (await screen.findByRole('listbox')).focus();
  await user.keyboard('?');
  expect(dialogs()).toHaveLength(1);
  expect(within(dialogs()[0]!).getByText('J')).toBeVisible();
  expect(dialogs()[0]).toHaveTextContent('Cari di daftar');
  await user.keyboard('{Escape}/');
  expect(search()).toHaveFocus();
});
