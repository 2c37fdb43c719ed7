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
      { title: '<script>', body: `"><img src=x onerror='x'>`, link: null },
      'https://p.test',
    );
    expect(html).not.toMatch(/<script>|<img/);
    expect(html).not.toContain('<a ');
  });
});
