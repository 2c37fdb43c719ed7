import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openPage } from '../../../test/open-page';
import { signInAs } from '../../../test/sign-in-as';
import { stubRecords } from '../../../test/stub-records';
import { user } from '../../../test/user';
import { i18nProvider } from '../../../test/providers';
import { ConsoleUserMenu } from './user-menu';

beforeEach(async () => {
  signInAs('owner');
  const { dataProvider } = stubRecords({});
  await openPage(<ConsoleUserMenu />, { resource: 'orders', path: '/', dataProvider });
  await user.click(screen.getByRole('button', { name: 'Profil' }));
});

// The texts are those of every test of this worker.
afterEach(() => i18nProvider.changeLocale('id'));

it('the language of the console is chosen in the menu of the account, and its words change at once', async () => {
  expect(screen.getByRole('menuitemradio', { name: 'Bahasa Indonesia' })).toBeChecked();
  await user.click(screen.getByRole('menuitemradio', { name: 'English' }));
  await user.click(await screen.findByRole('button', { name: 'Profile' }));
  expect(screen.getByRole('menuitemcheckbox', { name: 'Dark mode' })).toBeVisible();
  expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
});

it('the dark is turned on and off in the menu of the account', async () => {
  const dark = screen.getByRole('menuitemcheckbox', { name: 'Mode gelap' });
  expect(dark).not.toBeChecked();
  await user.click(dark);
  expect(dark).toBeChecked();
  await user.click(dark);
  expect(dark).not.toBeChecked();
});
