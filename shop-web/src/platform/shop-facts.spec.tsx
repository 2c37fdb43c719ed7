import { afterEach, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { ShopFacts } from '#contracts/pages';
import { Footer } from '../app/layouts/footer';
import { Company } from './ui/company';
import { openingHours } from './opening-hours';
import { WhatsAppButton } from './ui/whatsapp-button';

const COMPANY = { name: 'PT Patungan "Nusantara" & Rekan', registration: 'NIB 0220101234567' };
const say = (facts: ShopFacts) => void (document.documentElement.dataset.shop = JSON.stringify(facts));
afterEach(() => void delete document.documentElement.dataset.shop);

const show = (page: React.ReactNode) => render(<MemoryRouter>{page}</MemoryRouter>);

it('a question about an order goes to WhatsApp with its number, where the shop has one', () => {
  const { unmount } = show(<WhatsAppButton order="PTG-1" />);
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  say({ whatsapp: '6281234567890' });
  show(<WhatsAppButton order="PTG-1" />);
  expect(screen.getByRole('link', { name: 'Tanya lewat WhatsApp' }).getAttribute('href')).toBe(
    'https://wa.me/6281234567890?text=Halo%20Patungan%2C%20tentang%20pesanan%20PTG-1',
  );
});

it('the foot of a page says how the shop is reached: WhatsApp as one dials it, e-mail and hours', () => {
  const { unmount } = show(<Footer kind="full" />);
  expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
  unmount();
  say({ whatsapp: '6281234567890', email: 'halo@toko.example', hours: '08.30-20.00' });
  show(<Footer kind="full" />);
  expect(screen.getByRole('link', { name: 'WhatsApp 0812-3456-7890' }).getAttribute('href')).toBe(
    'https://wa.me/6281234567890',
  );
  expect(screen.getByRole('link', { name: 'halo@toko.example' }).getAttribute('href')).toBe('mailto:halo@toko.example');
  expect(screen.getByText('Setiap hari 08.30-20.00 WIB')).toBeTruthy();
});

it.each([
  ['the foot of a page', <Footer key="footer" kind="full" />],
  ['the part of a page about the company', <Company key="company" />],
])('%s names the company once an owner has written it', (_, page) => {
  const { container, unmount } = show(page);
  expect(container.textContent).not.toContain('PT ');
  unmount();
  say({ company: COMPANY });
  expect(show(page).container.textContent).toMatch(/PT Patungan "Nusantara" & Rekan.*NIB 0220101234567/);
});

it('its address stands there where it has one', () => {
  say({ company: { ...COMPANY, address: 'Jl. Melati 4, Bandung' } });
  show(<Company />);
  expect(screen.getByText('Alamat').nextElementSibling?.textContent).toBe('Jl. Melati 4, Bandung');
});

it('without facts the usual hours count, and those of the page otherwise', () => {
  expect(openingHours()).toBe('09.00-21.00');
  say({ hours: '08.30-20.00' });
  expect(openingHours()).toBe('08.30-20.00');
});
