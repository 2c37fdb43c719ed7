import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openPage } from '../../../test/open-page';
import { stubRecords } from '../../../test/stub-records';
import { MinusNote } from './minus-note';

it('profit and loss says that fees of plans without known parts are not in it', async () => {
  const { dataProvider } = stubRecords({});
  await openPage(<MinusNote of="profit" />, { resource: 'ledger', path: '/', dataProvider });
  const note = await screen.findByText(/^Minus berarti biaya/);
  expect(note.textContent).toMatch(/rincian harganya tidak diketahui tidak terhitung di sini: .* dana anggota/);
});
