import { describe, expect, it } from '@jest/globals';
import { renderEmail } from './render-email.js';

describe('renderEmail', () => {
  it('makes the link absolute in both versions', () => {
    const { text, html, subject } = renderEmail(
      { title: 'Judul', body: 'Satu.\n\nDua.', link: '/payment?type=1&order_uid=2' },
      'https://patungan.test',
    );
    expect(subject).toBe('Judul');
    expect(text).toContain('Buka: https://patungan.test/payment?type=1&order_uid=2');
    expect(html).toContain('href="https://patungan.test/payment?type=1&amp;order_uid=2"');
    expect(html.match(/<p style="margin:0 0 12px/g)).toHaveLength(2);
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
