import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../../test/open-page';
import { stubRecords } from '../../../test/stub-records';
import { user } from '../../../test/user';
import { FollowUpList } from '../../products/subscriptions/follow-ups/follow-up-list';
import { RefundList } from '../../sales/refunds/refund-list';
import { listPath } from './list-path';

/** A list of questions whose choices are answered with these numbers. @returns what was asked for. */
async function openList(answer: unknown, filter: Record<string, unknown> = { state: 'open' }) {
  const asked: { resource: string; choices: unknown; filter: unknown }[] = [];
  const { dataProvider } = stubRecords({ 'follow-ups': [] });
  await openPage(<FollowUpList />, {
    resource: 'follow-ups',
    path: '/follow-ups',
    at: listPath('follow-ups', filter),
    dataProvider: {
      ...dataProvider,
      get: async (path) => {
        if (path === 'saved-views') return [] as never;
        const [resource = '', query] = path.split('?');
        const given = new URLSearchParams(query);
        asked.push({
          resource,
          choices: JSON.parse(given.get('choices')!),
          filter: JSON.parse(given.get('filter')!),
        });
        if (answer instanceof Error) throw answer;
        return answer as never;
      },
    },
  });
  return asked;
}
const chip = (name: string) => screen.getByRole('button', { name });

describe('the choices above a list', () => {
  it.each([
    ['follow-ups', <FollowUpList key="" />],
    ['refunds', <RefundList key="" />],
  ])('begin with everything, however the list of %s names them', async (resource, list) => {
    const { dataProvider } = stubRecords({ [resource]: [] });
    await openPage(list, {
      resource,
      path: `/${resource}`,
      dataProvider: { ...dataProvider, get: async () => [] as never },
    });
    const chips = within(await screen.findByRole('group', { name: 'Saring menurut keadaan' })).getAllByRole('button');
    expect(chips[0]).toHaveTextContent('Semua');
  });

  it('say how many rows each shows, and everything says none', async () => {
    const asked = await openList([12, 1_000, 0]);
    await waitFor(() => expect(chip('Menunggu jawaban')).toHaveTextContent('Menunggu jawaban12'));
    expect(chip('Dijawab')).toHaveTextContent('Dijawab999+');
    expect(chip('Ditutup')).toHaveTextContent('Ditutup0');
    expect(chip('Semua')).toHaveTextContent(/^Semua$/);
    expect(asked).toEqual([
      {
        resource: 'follow-ups/counts',
        choices: [{ state: 'open' }, { state: 'answered' }, { state: 'closed' }],
        filter: {},
      },
    ]);
  });

  it('count beside the other filters, whichever choice is pressed', async () => {
    const asked = await openList([1, 2, 3], { state: 'open', q: 'Sari' });
    await waitFor(() => expect(chip('Menunggu jawaban')).toHaveTextContent('1'));
    await user.click(chip('Dijawab'));
    await waitFor(() => expect(chip('Dijawab')).toHaveAttribute('aria-pressed', 'true'));
    expect(asked.map(({ filter }) => filter)).toEqual([{ q: 'Sari' }]);
  });

  it('say their number to a screen reader as what describes the button', async () => {
    await openList([12, 5, 0]);
    await waitFor(() => expect(chip('Menunggu jawaban')).toHaveAccessibleDescription('12'));
    expect(chip('Semua')).not.toHaveAccessibleDescription();
  });

  it('fold those without a row, except the chosen one, and show them on a press', async () => {
    await openList([0, 0, 0]);
    await user.click(await screen.findByRole('button', { name: 'Lainnya (2)' }));
    expect(chip('Dijawab')).toHaveTextContent('Dijawab0');
    await user.click(chip('Ciutkan'));
    expect(screen.queryByRole('button', { name: 'Ditutup' })).toBeNull();
    expect(chip('Menunggu jawaban')).toHaveAttribute('aria-pressed', 'true');
  });

  it('do not fold a single one', async () => {
    await openList([12, 5, 0]);
    await waitFor(() => expect(chip('Ditutup')).toHaveTextContent('Ditutup0'));
  });

  it('are there without numbers when those cannot be read or would cost too much', async () => {
    const asked = await openList([null, null, null]);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(chip('Menunggu jawaban')).toHaveTextContent(/^Menunggu jawaban$/);
  });
});
