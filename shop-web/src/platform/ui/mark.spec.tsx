import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Mark } from './mark';

const drawn = (logo?: string) => render(<Mark name="Netflix" color="#8c3b3b" logo={logo} round />).container;

it('is the logo on a white plate, of a known size, without a name of its own, loaded when it comes near', () => {
  const image = drawn('/api/customer/provider/logo/a').querySelector('img')!;
  expect(image.getAttribute('src')).toBe('/api/customer/provider/logo/a');
  expect([image.alt, image.width, image.height, image.getAttribute('loading')]).toEqual(['', 64, 64, 'lazy']);
  for (const name of ['bg-white', 'rounded-2xl', 'border-line']) expect(image.className).toContain(name);
});

it('without a logo is letters on the colour and the shape of the name, which nobody reads out', () => {
  const mark = drawn().firstElementChild!;
  expect(mark.getAttribute('style')).toContain('gradient');
  expect([mark.tagName, mark.textContent, mark.getAttribute('aria-hidden')]).toEqual(['SPAN', 'Net', 'true']);
});
