import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { UseQueryResult } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Page } from '#contracts/platform/common.http';
import { ApiError } from '../api/api-error';
import { PagedList, pageIn } from './paged-list';

const onPage = jest.fn();
const show = (query: { data?: Page<string>; error?: ApiError }) =>
  render(
    <PagedList
      query={query as unknown as UseQueryResult<Page<string>>}
      skeleton="sebentar"
      empty="Belum ada pesanan"
      label="Halaman pesanan"
      onPage={onPage}
      className=""
    >
      {(item) => <li key={item}>{item}</li>}
    </PagedList>,
  );
afterEach(cleanup);

describe('an empty page of a list', () => {
  it('is empty where the list is', () => {
    show({ data: { items: [], page: 99, limit: 10, total: 0 } });
    expect(screen.getByText('Belum ada pesanan')).toBeTruthy();
  });

  it('past the end of a list it shows that the page is empty, and leads to the first page', () => {
    show({ data: { items: [], page: 99, limit: 10, total: 12 } });
    expect(screen.queryByText('Belum ada pesanan')).toBeNull();
    expect(screen.getByText('Halaman ini kosong')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Ke halaman pertama' }));
    expect(onPage).toHaveBeenCalledWith(1);
  });
});

describe('a list that the API refuses', () => {
  it('because the filter in the address is invalid is empty, without a retry', () => {
    show({ error: new ApiError(422, 'VALIDATION_FAILED', 'Kategori ini tidak ada.') });
    expect(screen.getByText('Belum ada pesanan')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
  });

  it('because it is busy has a retry', () => {
    show({ error: new ApiError(503, 'BUSY', 'Layanan sedang sibuk.') });
    expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeTruthy();
  });
});

it.each([
  ['7', 7],
  ['x', 1],
  ['-3', 1],
  ['1e9', 1_000_000],
])('the page %s of an address is page %d', (written, page) =>
  expect(pageIn(new URLSearchParams({ page: written }))).toBe(page),
);
