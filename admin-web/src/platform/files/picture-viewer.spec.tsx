import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderRecord } from '../../../test/render-record';
import { stubPayments } from '../../../test/stub-payments';
import { PictureViewer } from './picture-viewer';

it('a proof that failed to load is loaded again when the connection is back', async () => {
  await renderRecord(<PictureViewer url="/api/files/1" what="PTG-1" />, {
    resource: 'payments',
    record: { id: '1', allowedActions: [] },
    dataProvider: stubPayments([]).dataProvider,
  });
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('alert')).toHaveTextContent('Bukti tidak bisa dimuat.');
  fireEvent.online(window);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/api/files/1');
});
