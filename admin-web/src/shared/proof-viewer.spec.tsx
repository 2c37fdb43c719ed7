import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderRecord } from '../../test/render-record';
import { scriptedDesk } from '../../test/scripted-provider';
import { ProofViewer } from './proof-viewer';

it('a proof that the line has swallowed is loaded again when the line is back', async () => {
  await renderRecord(<ProofViewer url="/api/files/1" what="PTG-1" />, {
    resource: 'payments',
    record: { id: '1', allowedActions: [] },
    dataProvider: scriptedDesk([]).dataProvider,
  });
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('alert')).toHaveTextContent('Bukti tidak bisa dimuat.');
  fireEvent.online(window);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/api/files/1');
});
