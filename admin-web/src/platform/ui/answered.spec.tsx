import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { i18nProvider } from '../../../test/providers';
import { Answered } from './answered';
import { Timeline, type TimelineEntry } from '../records/timeline';

afterEach(cleanup);

const shown = (rows: string[] | undefined) =>
  render(
    <AdminContext i18nProvider={i18nProvider}>
      <Answered rows={rows} empty="threads.empty">
        {(all) => all.join(', ')}
      </Answered>
    </AdminContext>,
  ).container;

it('says that there is nothing only after an empty answer, and shows quiet lines before', () => {
  const before = shown(undefined);
  expect(before.querySelectorAll('[aria-busy] > *')).toHaveLength(3);
  expect(before.textContent).toBe('');
  cleanup();
  expect(shown([]).textContent).toBe('Belum ada pesan.');
  cleanup();
  expect(shown(['Halo', 'Siap']).textContent).toBe('Halo, Siap');
});

it('a record that stands in for itself from its list has no empty history', () => {
  const history = (entries: TimelineEntry[] | undefined) =>
    render(
      <AdminContext i18nProvider={i18nProvider}>
        <Timeline entries={entries} />
      </AdminContext>,
    ).container;
  expect(history(undefined).textContent).not.toContain('Belum ada');
  cleanup();
  expect(history([]).textContent).toContain('Belum ada riwayat.');
});
