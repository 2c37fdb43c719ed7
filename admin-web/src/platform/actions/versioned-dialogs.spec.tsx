import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderRecord } from '../../../test/render-record';
import { stubPayments } from '../../../test/stub-payments';
import { user } from '../../../test/user';
import { RecordActions } from './record-actions';
import { VersionedConfirmDialog, VersionedReasonDialog } from './versioned-dialogs';

const plans = {
  activate: { icon: null, dialog: VersionedConfirmDialog },
  cancel: { icon: null, danger: true, dialog: VersionedReasonDialog },
};
const id = '30000000-0000-4000-8000-000000000001';

async function open(action: string) {
  const desk = stubPayments([]);
  await renderRecord(<RecordActions plans={plans} />, {
    resource: 'accounts',
    record: { id, allowedActions: [action], version: 3 },
    dataProvider: desk.dataProvider,
  });
  return desk;
}

it('a confirmed action is sent with the version that was read', async () => {
  const desk = await open('activate');
  await user.click(screen.getByRole('button', { name: 'Aktifkan' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(desk.acts).toEqual([{ id, action: 'activate', body: { version: 3 } }]));
});

it('an action with a reason is sent with the version that was read', async () => {
  const desk = await open('cancel');
  await user.click(screen.getByRole('button', { name: 'Batalkan kursi' }));
  const dialog = screen.getByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: /Alasan/ }), 'salah pilih');
  await user.click(within(dialog).getByRole('button', { name: 'Batalkan kursi' }));
  const body = { reason: 'salah pilih', version: 3 };
  await waitFor(() => expect(desk.acts).toEqual([{ id, action: 'cancel', body }]));
});
