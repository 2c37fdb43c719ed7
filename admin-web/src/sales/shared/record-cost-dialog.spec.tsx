import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { renderRecord } from '../../../test/render-record';
import { stubPayments } from '../../../test/stub-payments';
import { user } from '../../../test/user';
import { RecordActions } from '../../platform/actions/record-actions';
import { RecordCostDialog } from './record-cost-dialog';

const plans = { 'record-cost': { icon: null, dialog: RecordCostDialog } };
const id = '30000000-0000-4000-8000-000000000001';

/** As the data provider gives it to the pages. */
const refusal = (status: number, code: string, field: string) =>
  new HttpError('Ditolak', status, {
    code,
    fields: [{ field, label: field, message: 'Ditolak' }],
    errors: { [field]: 'Ditolak' },
  });

async function open(proposed: { subjectUid: string }[] = []) {
  const desk = stubPayments([]);
  const asked: object[] = [];
  // A list without a filter of its own has every proposal, as the API answers it.
  desk.dataProvider.getList = async (_, { filter }) => {
    asked.push(filter);
    const data = proposed.filter(({ subjectUid }) => [undefined, subjectUid].includes(filter.subjectUid));
    return { data: data.slice(0, 1) as never, total: data.length };
  };
  await renderRecord(<RecordActions plans={plans} />, {
    resource: 'shipments',
    record: { id, allowedActions: ['record-cost'] },
    dataProvider: desk.dataProvider,
  });
  await user.click(screen.getByRole('button', { name: 'Catat ongkir' }));
  const dialog = within(screen.getByRole('dialog'));
  const type = async (name: RegExp, text: string) => user.type(await dialog.findByRole('textbox', { name }), text);
  const send = () => user.click(dialog.getByRole('button', { name: 'Catat ongkir' }));
  return { desk, asked, dialog, type, send };
}

it('a cost is sent as rupiah, however it was typed, with who was paid and the reference of the bank', async () => {
  const { desk, type, send } = await open();
  await type(/Yang dibayar/, '11.000');
  await type(/Dibayar ke/, ' JNE Depok ');
  await type(/Nomor referensi/, 'TRF 1');
  await send();
  const body = { amount: 11_000, payee: 'JNE Depok', reference: 'TRF 1' };
  await waitFor(() => expect(desk.acts).toEqual([{ id, action: 'record-cost', body }]));
});

const PROPOSED = {
  id: '40000000-0000-4000-8000-000000000001',
  subjectUid: id,
  amount: 6_000_000,
  payee: 'Peternak Boyolali',
  reference: 'TRF-77',
  reason: 'Sapi besar',
  by: 'Sari',
  byUid: '50000000-0000-4000-8000-000000000001',
  at: '2026-11-26T10:00:00.000Z',
};
const OF_ANOTHER = { ...PROPOSED, id: '40000000-0000-4000-8000-000000000002', subjectUid: PROPOSED.byUid, by: 'Fajar' };

it('shows what another admin has proposed for this very record: amount, seller, reference and reason', async () => {
  const { dialog } = await open([OF_ANOTHER, PROPOSED]);
  const alert = await dialog.findByText(/mengajukan Rp6\.000\.000/);
  expect(alert).toHaveTextContent('Sari mengajukan');
  expect(alert).toHaveTextContent('ke Peternak Boyolali, referensi TRF-77,');
  expect(alert).toHaveTextContent('“Sapi besar”');
});

it('shows nothing of what is proposed for another record', async () => {
  const { asked, dialog } = await open([OF_ANOTHER]);
  await waitFor(() => expect(asked).toEqual([{ subjectUid: id, state: 'proposed' }]));
  expect(dialog.queryByText(/mengajukan/)).toBeNull();
});

it('what has two readings, or a part of a rupiah, is not sent', async () => {
  const { desk, dialog, type, send } = await open();
  await type(/Yang dibayar/, '47,5');
  await type(/Dibayar ke/, 'JNE');
  await type(/Nomor referensi/, 'TRF 1');
  await send();
  expect(await dialog.findByText(/rupiah/i)).toBeTruthy();
  expect(desk.acts).toEqual([]);
});

it('asks why so much once the API has, and for the same transfer where its reference was used', async () => {
  const { desk, dialog, type, send } = await open();
  await type(/Yang dibayar/, '900000');
  await type(/Dibayar ke/, 'JNE');
  await type(/Nomor referensi/, 'TRF 1');
  expect(dialog.queryByRole('textbox', { name: /Alasan/ })).toBeNull();
  desk.failNextWith = refusal(422, 'REASON_NEEDED', 'reason');
  await send();
  await type(/Alasan/, 'Paket besar');
  desk.failNextWith = refusal(409, 'REFERENCE_OF_SAME_ACCOUNT', 'reference');
  await send();
  await user.click(await dialog.findByRole('checkbox', { name: /Bagian dari transfer/ }));
  await send();
  const body = { amount: 900_000, payee: 'JNE', reference: 'TRF 1', reason: 'Paket besar', sameTransfer: 'true' };
  await waitFor(() => expect(desk.acts.at(-1)).toEqual({ id, action: 'record-cost', body }));
});

it('shows at the field of the reference why the API has refused it', async () => {
  const { desk, dialog, type, send } = await open();
  desk.failNextWith = refusal(422, 'VALIDATION_FAILED', 'reference');
  await type(/Yang dibayar/, '11.000');
  await type(/Dibayar ke/, 'JNE');
  await type(/Nomor referensi/, '=1+1');
  await send();
  const field = await dialog.findByRole('textbox', { name: /Nomor referensi/, description: /Ditolak/ });
  expect(field.getAttribute('aria-invalid')).toBe('true');
});
