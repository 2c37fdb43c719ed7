import { describe, expect, it } from '@jest/globals';
import { deviceLabel } from './device-label.js';

describe('the label of a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
      'Chrome di Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari di iOS',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox di Windows'],
  ])('names browser and system: %s', (userAgent, label) => expect(deviceLabel(userAgent)).toBe(label));

  it.each(['', 'x'.repeat(100_000)])('is a fixed text for an unknown user agent', (userAgent) =>
    expect(deviceLabel(userAgent)).toBe('Perangkat tidak dikenal'),
  );

  it('names the system of an app by its own word', () => {
    expect(deviceLabel('okhttp/4.12', 'Android 14')).toBe('Aplikasi di Android 14');
    expect(deviceLabel('', 'iOS <18>')).toBe('Aplikasi di iOS 18');
    for (const deviceOs of ['web', 'webview', '', '<>'])
      expect(deviceLabel('', deviceOs)).toBe('Perangkat tidak dikenal');
  });

  it('never contains markup or line breaks of the header', () => {
    for (const userAgent of ['<script>alert(1)</script>/1.0', 'a\r\nSet-Cookie: x=1/2', '=cmd|calc/1 (X)'])
      expect(deviceLabel(userAgent)).not.toMatch(/[<>=|\r\n]/);
  });
});
