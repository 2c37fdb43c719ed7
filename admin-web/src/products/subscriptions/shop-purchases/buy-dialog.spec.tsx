import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderRecord } from '../../../../test/render-record';
import { stubPayments } from '../../../../test/stub-payments';
import { user } from '../../../../test/user';
import { RecordActions } from '../../../platform/actions/record-actions';
import { BuyDialog } from './buy-dialog';

it('a purchase is asked for the proposal of its own cycle alone', async () => {
  const desk = stubPayments([]);
  const asked: object[] = [];
  desk.dataProvider.getList = async (resource, { filter }) => {
    asked.push({ resource, filter });
    return { data: [], total: 0 };
  };
  const id = '30000000-0000-4000-8000-000000000001';
  await renderRecord(<RecordActions plans={{ buy: { icon: null, dialog: BuyDialog } }} />, {
    resource: 'shop-purchases',
    record: { id, allowedActions: ['buy'] },
    dataProvider: desk.dataProvider,
  });
  await user.click(screen.getByRole('button', { name: 'Catat pembelian' }));
  await waitFor(() => expect(asked).toEqual([{ resource: 'costs', filter: { subjectUid: id, state: 'proposed' } }]));
});
