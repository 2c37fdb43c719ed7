import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Dots } from './dots';

it('says the facts that there are, with dots between them', () => {
  const { container } = render(<Dots facts={['Grup 4 orang', null, false, '', <b key="price">Rp54.000</b>]} />);
  expect(container.textContent).toBe('Grup 4 orang · Rp54.000');
});

it('says a single fact without a dot', () => {
  expect(render(<Dots facts={['Grup 4 orang', undefined]} />).container.textContent).toBe('Grup 4 orang');
});
