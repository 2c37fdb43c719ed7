import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Breakable } from './breakable';

it('an e-mail address may break after its @ and before a dot, and is still one text', () => {
  const { container } = render(<Breakable>sari.dewi@patungan.test</Breakable>);
  expect(container.innerHTML).toBe('sari<wbr>.dewi@<wbr>patungan<wbr>.test');
  expect(container.textContent).toBe('sari.dewi@patungan.test');
});

it('an amount does not break at its dots', () => {
  const { container } = render(<Breakable>Rp138.750</Breakable>);
  expect(container.innerHTML).toBe('Rp138.750');
});

it('the name of an account does not break after its @', () => {
  const { container } = render(<Breakable>@patungan.id</Breakable>);
  expect(container.innerHTML).toBe('@patungan<wbr>.id');
});

it.each(['patungan.contoh', 'patungan_contoh'])('the name of an account without its @ may break too: %s', (name) => {
  const { container } = render(<Breakable>{name}</Breakable>);
  expect(container.innerHTML).toBe(name.replace(/(?=[._])/, '<wbr>'));
});
