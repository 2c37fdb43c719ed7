import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { TextInput } from 'react-admin';
import { openPage } from '../../../test/open-page';
import { signInAs } from '../../../test/sign-in-as';
import { stubRecords } from '../../../test/stub-records';
import { user } from '../../../test/user';
import { RecordCreate } from './record-form';

it('a double click on Simpan creates one record', async () => {
  signInAs('owner');
  const script = stubRecords({ categories: [] });
  await openPage(
    <RecordCreate fields={['name']}>
      <TextInput source="name" />
    </RecordCreate>,
    { resource: 'categories', path: '/categories/create', dataProvider: script.dataProvider },
  );
  await user.type(await screen.findByRole('textbox'), 'Film');
  const save = screen.getByRole('button', { name: 'Simpan' });
  fireEvent.click(save);
  fireEvent.click(save);
  await screen.findByText('/categories/new/show');
  expect(script.writes).toEqual([{ act: 'create', body: { name: 'Film' } }]);
});
