import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderRecord } from '../../../test/render-record';
import { stubPayments } from '../../../test/stub-payments';
import { PictureViewer, widthIn } from './picture-viewer';

it.each([
  ['a screenshot fits in the frame', 0.5, 'calc(min(100cqw, 100cqh * 0.5) * 1)'],
  ['a long one fits with its width and is scrolled', 0.125, 'calc(max(100cqw, 100cqh * 0.125) * 1)'],
  ['a wide one fits with its height', 8, 'calc(max(100cqw, 100cqh * 8) * 1)'],
])('%s', (_, ratio, width) => {
  expect(widthIn(ratio, 1)).toBe(width);
});

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
