import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { HttpError, RefreshButton } from 'react-admin';
import { openPage } from '../../../test/open-page';
import { stubPayments, paymentFixture } from '../../../test/stub-payments';
import { stubRecords } from '../../../test/stub-records';
import { user } from '../../../test/user';
import { onPhone } from '../../../test/window-width';
import { CategoryList } from '../../catalogue/categories/category-list';
import { CategoryShow } from '../../catalogue/categories/category-show';
import { PaymentList } from '../../sales/payments/payment-list';
import { RecordEdit } from '../forms/record-form';

const id = '30000000-0000-4000-8000-000000000001';
const category = { id, name: 'Musik', slug: 'musik', position: 1, providers: 3, version: 1 };
const DOWN = 'Server sedang bermasalah. Coba lagi sebentar lagi.';

/** Refused outright: a hiccup would be tried once more first. */
let failure: Error | null;
beforeEach(() => {
  failure = new HttpError(DOWN, 429);
});
const failing =
  <A extends unknown[], R>(read: (...args: A) => Promise<R>) =>
  async (...args: A): Promise<R> => {
    if (failure) throw failure;
    return read(...args);
  };

const recover = async () => {
  failure = null;
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
};

describe('a long list', () => {
  const { dataProvider } = stubRecords({ categories: [category] });
  const openList = (meta?: object) =>
    openPage(<CategoryList />, {
      resource: 'categories',
      path: '/categories',
      dataProvider: {
        ...dataProvider,
        getList: (async () => ({ data: [category], total: 1_003_400, meta })) as never,
      },
    });

  it('shows an estimated number of rows as one', async () => {
    await openList({ isEstimated: true });
    expect(await screen.findByText('1–25 dari sekitar 1.000.000')).toBeVisible();
  });

  it('has buttons in Indonesian on a phone too', async () => {
    const usual = globalThis.matchMedia;
    onPhone();
    try {
      await openList();
      expect(await screen.findByRole('button', { name: 'Ke halaman berikutnya' })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Ke halaman sebelumnya' })).toBeVisible();
    } finally {
      globalThis.matchMedia = usual;
    }
  });

  it('shows a counted number of rows as it is', async () => {
    await openList();
    expect(await screen.findByText('1–25 dari 1003400')).toBeVisible();
  });
});

describe('a list that cannot be read', () => {
  const { dataProvider } = stubRecords({ categories: [category] });
  const openList = () =>
    openPage(<CategoryList />, {
      resource: 'categories',
      path: '/categories',
      dataProvider: { ...dataProvider, getList: failing(dataProvider.getList) as never },
    });

  it('shows the error, and never an empty list', async () => {
    await openList();
    expect(await screen.findByRole('alert')).toHaveTextContent(DOWN);
    expect(screen.queryByText(/Belum ada/)).toBeNull();
    expect(screen.queryByText(/1–25/)).toBeNull();
    await recover();
    await screen.findByText('Musik');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is retried once by itself after a failure of the server', async () => {
    failure = new HttpError(DOWN, 503);
    await openList();
    failure = null;
    await screen.findByText('Musik');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the payments desk', () => {
  const desk = stubPayments([paymentFixture(1), paymentFixture(2)]);
  const openDesk = () =>
    openPage([<PaymentList key="list" />, <RefreshButton key="refresh" />], {
      resource: 'payments',
      path: '/payments',
      dataProvider: { ...desk.dataProvider, getList: failing(desk.dataProvider.getList) as never },
    });

  it('does not show "no payment waits" when the request failed', async () => {
    await openDesk();
    expect(await screen.findByRole('alert')).toHaveTextContent(DOWN);
    expect(screen.queryByText(/Semua beres/)).toBeNull();
    await recover();
    expect(await screen.findAllByRole('option')).toHaveLength(2);
  });

  it('keeps an open dialog, and what is chosen in it, when the queue cannot be read again', async () => {
    failure = null;
    await openDesk();
    await screen.findByRole('listbox');
    await user.keyboard('r2');
    failure = new HttpError(DOWN, 429);
    await user.click(screen.getByRole('button', { name: 'Muat ulang', hidden: true }));
    await screen.findByText(/mungkin sudah berubah/);
    expect(screen.getAllByRole('radio')[1]).toBeChecked();
  });
});

describe('a record that cannot be read', () => {
  const { dataProvider } = stubRecords({ categories: [category] });
  const at = (path: string) => ({
    resource: 'categories',
    path,
    at: path.replace(':id', id),
    dataProvider: { ...dataProvider, getOne: failing(dataProvider.getOne) as never },
  });

  it('is asked for again where it would be', async () => {
    await openPage(<CategoryShow />, at('/categories/:id/show'));
    expect(await screen.findByRole('alert')).toHaveTextContent(DOWN);
    await recover();
    await screen.findByText('musik');
  });

  it('so is the form of it', async () => {
    await openPage(
      <RecordEdit fields={['name']}>
        <p>Isian</p>
      </RecordEdit>,
      at('/categories/:id'),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(DOWN);
    expect(screen.queryByText('Isian')).toBeNull();
    await recover();
    await screen.findByText('Isian');
  });

  it('redirects to the list for an unknown record', async () => {
    failure = new HttpError('Tidak ada', 404);
    await openPage(<CategoryShow />, at('/categories/:id/show'));
    await waitFor(() => expect(screen.getByText('/categories')).toBeInTheDocument());
    await screen.findByText('Kategori yang kamu cari tidak ada. Mungkin sudah dihapus, atau tautannya keliru.');
  });
});
