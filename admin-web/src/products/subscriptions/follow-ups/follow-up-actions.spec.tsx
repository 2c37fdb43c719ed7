import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderRecord } from '../../../../test/render-record';
import { stubPayments } from '../../../../test/stub-payments';
import { user } from '../../../../test/user';
import { FollowUpActions } from './follow-up-actions';

const id = '40000000-0000-4000-8000-000000000001';

describe('answering a member', () => {
  it('sends the answer, once it is not empty', async () => {
    const desk = stubPayments([]);
    await renderRecord(<FollowUpActions />, {
      resource: 'follow-ups',
      record: { id, allowedActions: ['answer', 'close'] },
      dataProvider: desk.dataProvider,
    });
    await user.click(screen.getByRole('button', { name: 'Jawab' }));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Jawab' }));
    expect(desk.acts).toEqual([]);
    await user.type(within(dialog).getByRole('textbox', { name: /Jawaban/ }), 'Coba lagi sekarang.');
    await user.click(within(dialog).getByRole('button', { name: 'Jawab' }));
    await waitFor(() => expect(desk.acts).toEqual([{ id, action: 'answer', body: { answer: 'Coba lagi sekarang.' } }]));
  });
});
