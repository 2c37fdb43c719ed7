import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import type { CheckedSheet } from '#contracts/catalogue/price-import.admin.http';
import { tabTo } from '../../../test/keyboard';
import { openPage } from '../../../test/open-page';
import { stubRecords } from '../../../test/stub-records';
import { user } from '../../../test/user';
import { PriceImportPage } from './price-import.page';

const FILE = new File(['provider,…'], 'harga.csv', { type: 'text/csv' });
const facts = { grandTotal: 21_000, providerPrice: null, taxed: false, adminFee: null, activationFee: 0, derived: [] };
const right: CheckedSheet = {
  uid: '80000000-0000-4000-8000-000000000001',
  fileName: 'harga.csv',
  rows: 1,
  unchanged: 0,
  changes: [
    {
      line: 2,
      kind: 'added',
      variantUid: '80000000-0000-4000-8000-000000000002',
      priceUid: null,
      providerName: 'Iqiyi',
      packageName: 'Reguler',
      durationLabel: '1 bulan',
      validFrom: null,
      from: { ...facts, grandTotal: 19_500 },
      to: facts,
    },
  ],
  errors: [],
  moreErrors: 0,
};
const wrong: CheckedSheet = {
  ...right,
  uid: null,
  changes: [],
  errors: [{ line: 2, field: 'grandTotal', message: 'Tulis tanpa pemisah ribuan' }],
};

/** `answers`: the answers of the API, one a file. */
async function open(...answers: (CheckedSheet | Error)[]) {
  const script = stubRecords({});
  await openPage(<PriceImportPage />, {
    resource: 'price-imports',
    path: '/price-import',
    dataProvider: {
      ...script.dataProvider,
      post: async () => {
        const answer = answers.shift()!;
        if (answer instanceof Error) throw answer;
        return answer as never;
      },
    },
  });
  return script;
}
/** Enter on the button opens the browser's own window for files; there a file is chosen. */
async function choose() {
  let opened = 0;
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  input.addEventListener('click', () => (opened += 1), { once: true });
  await tabTo(screen.getByRole('button', { name: 'Pilih berkas CSV' }));
  await user.keyboard('{Enter}');
  expect(opened).toBe(1);
  fireEvent.change(input, { target: { files: [FILE] } });
}

describe('the price sheet, by keyboard', () => {
  it('lists errors by line and focuses the result; another file may be chosen at once', async () => {
    await open(wrong, right);
    await choose();
    const title = await screen.findByRole('heading', { name: 'harga.csv' });
    expect(title).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('region', { name: 'Baris yang salah' })).toHaveFocus();
    expect(screen.getByRole('row', { name: '2 grandTotal Tulis tanpa pemisah ribuan' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Terapkan/ })).toBeNull();
    await choose();
    expect(await screen.findByRole('button', { name: 'Terapkan 1 perubahan' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'harga.csv' })).toHaveFocus();
  });

  it('is applied with Enter, and the result gets the focus', async () => {
    const script = await open(right);
    script.answer = () => ({ uid: right.uid, added: 1, changed: 0, appliedAt: '', appliedBy: 'Sari Admin' });
    await choose();
    await tabTo(await screen.findByRole('button', { name: 'Terapkan 1 perubahan' }));
    await user.keyboard('{Enter}');
    const done = await screen.findByText('Selesai: 1 harga baru dan 0 perubahan disimpan oleh Sari Admin.');
    await waitFor(() => expect(done.closest('[role=alert]')).toHaveFocus());
    expect(script.writes).toEqual([{ act: 'apply', id: right.uid, body: {} }]);
  });

  it('a refusal gets the focus', async () => {
    await open(new HttpError('Ukuran berkas maksimal 10 MB.', 413));
    await choose();
    expect(await screen.findByRole('alert')).toHaveTextContent('Ukuran berkas maksimal 10 MB.');
    expect(screen.getByRole('alert')).toHaveFocus();
  });
});
