import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { renderRecord } from '../../../test/render-record';
import { stubRecords } from '../../../test/stub-records';
import { user } from '../../../test/user';
import { RecordActions } from '../../platform/actions/record-actions';
import { ResendDialog } from './resend-dialog';

const sent = {
  id: '50000001-0000-4000-8000-000000000001',
  customerName: 'Rina Host',
  amount: 62_517,
  paidAt: '2026-11-20T03:00:00.000Z',
  bankName: 'BCA',
  accountNumber: '1112223334',
  reference: 'BULK-1',
};
const money = { id: '60000001-0000-4000-8000-000000000001', amount: 100_000, allowedActions: ['resend'] };

async function opened() {
  const desk = stubRecords({ payouts: [sent], 'unplaced-money': [money] });
  await renderRecord(<RecordActions plans={{ resend: { icon: null, dialog: ResendDialog } }} />, {
    resource: 'unplaced-money',
    record: money,
    dataProvider: desk.dataProvider,
  });
  await user.click(screen.getByRole('button', { name: 'Kirim ulang' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('combobox', { name: /Transfer yang dikembalikan bank/ }));
  await user.click(await screen.findByRole('option', { name: /Rina Host · Rp62\.517 .* BCA 1112223334 · BULK-1/ }));
  return { desk, dialog, press: () => user.click(dialog.getByRole('button', { name: 'Kirim ulang' })) };
}

it('a transfer that came back is chosen by what is known of it, and may be sent again without an account yet', async () => {
  const { desk, press } = await opened();
  await press();
  await waitFor(() =>
    expect(desk.writes).toEqual([{ act: 'resend', id: money.id, body: { payoutUid: sent.id, left: money.amount } }]),
  );
});

it('or to the right account', async () => {
  const { desk, dialog, press } = await opened();
  await user.type(dialog.getByRole('textbox', { name: 'Bank tujuan' }), ' BNI ');
  await user.type(dialog.getByRole('textbox', { name: 'Nomor rekening' }), '9876543210');
  await user.type(dialog.getByRole('textbox', { name: 'Atas nama' }), 'Rina Host');
  await press();
  const body = { payoutUid: sent.id, bankName: 'BNI', accountNumber: '9876543210', accountName: 'Rina Host' };
  await waitFor(() => expect(desk.writes).toMatchObject([{ act: 'resend', body }]));
});

it('a reason answers the question that was asked: it is gone once the account is changed, and asked for again', async () => {
  const { desk, dialog, press } = await opened();
  const errors = { reason: 'Potongan bank: tulis alasannya.' };
  const fields = [{ field: 'reason', label: 'Alasan', message: errors.reason }];
  const tried: object[] = [];
  desk.answer = ({ body }) => {
    tried.push(body);
    if ('reason' in body) return {};
    throw new HttpError(errors.reason, 422, { summary: '', fields, errors });
  };
  const reason = () => dialog.queryByRole('textbox', { name: /Alasan/ });
  await press();
  await waitFor(() => expect(reason()).toBeVisible());
  await user.type(reason()!, 'Potongan bank asal');
  for (const [name, text] of Object.entries({
    'Bank tujuan': 'BCA',
    'Nomor rekening': '1112223334',
    'Atas nama': 'Rina',
  }))
    await user.type(dialog.getByRole('textbox', { name }), text);
  expect(reason()).toBeNull();
  await press();
  await waitFor(() => expect(reason()).toBeVisible());
  expect(reason()).toHaveValue('');
  await user.type(reason()!, 'Potongan bank, rekeningnya sudah aktif');
  await press();
  await waitFor(() => expect(tried).toHaveLength(3));
  const account = { bankName: 'BCA', accountNumber: '1112223334', accountName: 'Rina' };
  expect(tried[1]).toEqual({ payoutUid: sent.id, ...account, left: money.amount });
  expect(tried[2]).toMatchObject({ ...account, reason: 'Potongan bank, rekeningnya sudah aktif' });
});
