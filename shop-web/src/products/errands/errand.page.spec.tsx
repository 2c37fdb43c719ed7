import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { ErrandPage } from './errand.page';
import { RequestErrandPage } from './request.page';

afterEach(cleanup);

it('leads to Setitip when the address names no request', async () => {
  render(
    <MemoryRouter initialEntries={['/setitip/payment']}>
      <Routes>
        <Route path="/setitip/payment" Component={ErrandPage} />
        <Route path="/setitip" element={<p>Semua titipan</p>} />
      </Routes>
    </MemoryRouter>,
  );
  expect(await screen.findByText('Semua titipan')).toBeTruthy();
});

it.each(['errandUid', 'errand_uid'])(
  'the form for a new request gives way to the request that is named by %s',
  (name) => {
    const Where = () => <output>{useLocation().search}</output>;
    render(
      <MemoryRouter initialEntries={[`/setitip/order?${name}=karangan`]}>
        <Routes>
          <Route path="/setitip/order" Component={RequestErrandPage} />
          <Route path="/setitip/payment" element={<Where />} />
        </Routes>
      </MemoryRouter>,
    );
    expect(screen.getByRole('status').textContent).toBe('?errandUid=karangan');
  },
);
