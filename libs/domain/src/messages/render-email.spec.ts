import { describe, expect, it } from '@jest/globals';
import { renderEmail } from './render-email.js';

describe('renderEmail', () => {
  it('makes the link absolute in both versions', () => {
    const { text, html, subject } = renderEmail(
      { title: 'Judul', body: 'Satu.\n\nDua.', link: '/payment?type=1&order_uid=2', action: 'Bayar sekarang' },
      'https://patungan.test',
    );
    expect(subject).toBe('Judul');
    expect(text).toContain('Bayar sekarang: https://patungan.test/payment?type=1&order_uid=2');
    expect(html).toContain('href="https://patungan.test/payment?type=1&amp;order_uid=2"');
    expect(html.match(/<p style="margin:0 0 12px/g)).toHaveLength(2);
  });

  it('has a general button where none is named', () => {
    const { html, text } = renderEmail({ title: 'Judul', body: 'Satu.', link: '/user' }, 'https://p.test');
    expect(html).toContain('>Buka di Patungan</a>');
    expect(text).toContain('Buka di Patungan: https://p.test/user');
  });

  it('says the figures that it is about in a box, the first largest, and in the plain text', () => {
    const rows = [['Jumlah', 'Rp61.000'] as const, ['Nomor pesanan', 'PTG-1'] as const];
    const { html, text } = renderEmail({ title: 'Judul', body: 'Satu.', link: null, rows }, 'https://p.test');
    expect(html).toMatch(/font-size:20px">Rp61\.000<.*Nomor pesanan<.*font-weight:bold">PTG-1</s);
    expect(text).toContain('Satu.\n\nJumlah: Rp61.000\nNomor pesanan: PTG-1');
  });

  const SHOP = { hours: '09.00-21.00', contact: '/contact', guarantee: '/jaminan' };
  it.each([
    [
      'by WhatsApp',
      { whatsapp: '6281234567890', email: 'halo@p.test' },
      'https://wa.me/6281234567890',
      'WhatsApp 0812-3456-7890',
    ],
    ['by mail', { email: 'halo@p.test' }, 'mailto:halo@p.test', 'halo@p.test'],
    ['at its page, where it has neither', {}, 'https://p.test/contact', 'Hubungi kami'],
  ])('says at its foot how the shop is reached: %s', (_, ways, href, label) => {
    const { html, text } = renderEmail({ title: 'Judul', body: 'Satu.', link: null }, 'https://p.test', {
      ...SHOP,
      ...ways,
    });
    expect(html).toContain(`href="${href}"`);
    expect(text).toMatch(new RegExp(`Butuh bantuan\\? ${label}.*, setiap hari 09\\.00-21\\.00 WIB`));
    expect(text).toContain('Jaminan Patungan: https://p.test/jaminan');
  });

  it('names the company at its foot, as far as an owner has written it', () => {
    const company = { name: 'PT <b>Patungan</b>', registration: 'NIB 1' };
    const { html, text } = renderEmail({ title: 'Judul', body: 'Satu.', link: null }, 'https://p.test', {
      ...SHOP,
      company,
    });
    expect(html).toContain('PT &lt;b&gt;Patungan&lt;/b&gt; · NIB 1');
    expect(text).toContain('PT <b>Patungan</b> · NIB 1');
  });

  it('escapes what comes from people', () => {
    const { html } = renderEmail(
      {
        title: '<script>',
        body: `"><img src=x onerror='x'>`,
        link: null,
        mark: { name: '<b>Net</b>', color: '"><script>', logo: '/logo"><img src=x' },
      },
      'https://p.test',
    );
    expect(html).not.toMatch(/<script>|<img src=x|<b>|javascript:"/);
    expect(html).not.toContain('<a ');
  });

  it('has the sign of the house on top, with its name in text and an absolute address', () => {
    const { html } = renderEmail({ title: 'Judul', body: 'Satu.', link: null }, 'https://p.test');
    expect(html.match(/<img[^>]*>/g)).toEqual([expect.stringContaining('src="https://p.test/icon-192.png"')]);
    expect(html).toMatch(/<td class="brand"[^>]*>Patungan<\/td>/);
    expect(html).toContain('prefers-color-scheme:dark');
  });

  it.each([
    ['its letters on its colour', null, /background:#b00710;color:#ffffff[^>]*>Net<\/td>/],
    [
      'its picture, whose words are those letters',
      '/api/customer/provider/logo/1',
      /<img src="https:\/\/p\.test\/api\/customer\/provider\/logo\/1" width="44" height="44" alt="Net"[^>]*background:#ffffff/,
    ],
  ])('marks the brand that it is about with its name and %s', (_, logo, sign) => {
    const mark = { name: 'Netflix', color: '#b00710', logo };
    const { html } = renderEmail({ title: 'Judul', body: 'Satu.', link: null, mark }, 'https://p.test');
    expect(html).toMatch(sign);
    expect(html).toMatch(/<td [^>]*>Netflix<\/td>/);
  });
});
