import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Field } from './field';

afterEach(cleanup);

it('a form message is red, connected to its field, and makes its border red', () => {
  render(<Field label="Email" error="Format email tidak valid" />);
  const input = screen.getByLabelText('Email');
  const message = screen.getByText('Format email tidak valid');
  expect([...message.classList]).toContain('text-danger');
  expect([...input.classList]).toContain('border-danger');
  expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')]).toEqual(['true', message.id]);
});

it('a field without a message is not marked', () => {
  render(<Field label="Email" />);
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBeNull();
  expect(document.querySelector('.text-danger')).toBeNull();
});
