import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { UseQueryResult } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Page } from '#contracts/http/common.http';
import { PagedList } from './paged-list';

const onPage = jest.fn();
const show = (data: Page<string>) =>
  render(
    <PagedList
      query={{ data } as UseQueryResult<Page<string>>}
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

describe('a page without anything on it', () => {
  it('is empty where the list is', () => {
    show({ items: [], page: 99, limit: 10, total: 0 });
    expect(screen.getByText('Belum ada pesanan')).toBeTruthy();
  });

  it('past the end of a list says so, and leads to its first page', () => {
    show({ items: [], page: 99, limit: 10, total: 12 });
    expect(screen.queryByText('Belum ada pesanan')).toBeNull();
    expect(screen.getByText('Halaman ini kosong')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Ke halaman pertama' }));
    expect(onPage).toHaveBeenCalledWith(1);
  });
});
