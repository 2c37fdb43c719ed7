import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { ErrandPage } from './errand.page';

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
