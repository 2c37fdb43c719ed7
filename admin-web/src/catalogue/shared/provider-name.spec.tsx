import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openPage } from '../../../test/open-page';
import { signInAs } from '../../../test/sign-in-as';
import { stubRecords } from '../../../test/stub-records';
import { ProviderOf } from './provider-name';

it.each([
  ['catalogue', ['providers']],
  ['finance', []],
] as const)('the mark of a provider is asked for by who may read it: %s', async (role, asked) => {
  signInAs(role);
  const { dataProvider } = stubRecords({ providers: [{ id: 'n', name: 'Netflix', color: '#e50914' }] });
  const read: string[] = [];
  const getMany: typeof dataProvider.getMany = (resource, query) => {
    read.push(resource);
    return dataProvider.getMany(resource, query);
  };
  await openPage(<ProviderOf of={{ providerUid: 'n', providerName: 'Netflix' }} />, {
    resource: 'packages',
    path: '/packages',
    dataProvider: { ...dataProvider, getMany },
  });
  expect(screen.getByText('Netflix')).toBeTruthy();
  await waitFor(() => expect(read).toEqual(asked));
});
