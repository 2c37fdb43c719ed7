import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { Field } from './field';
import { RupiahField } from './rupiah-field';

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

describe('what was copied over several lines', () => {
  const COPIED = 'Jl. Mawar 3\r\nRT 02, \nBandung\n';
  const paste = (text: string) => {
    const input = screen.getByLabelText<HTMLInputElement>('Alamat');
    return { input, isLeft: fireEvent.paste(input, { clipboardData: { getData: () => text } }) };
  };
  function Typed(props: Omit<ComponentProps<typeof Field>, 'label'>) {
    const [value, setValue] = useState('Rumah: ya');
    return <Field {...props} label="Alamat" value={value} onChange={({ target }) => setValue(target.value)} />;
  }

  it('is put between what is there with commas, the caret after it', () => {
    render(<Typed />);
    screen.getByLabelText<HTMLInputElement>('Alamat').setSelectionRange(7, 9);
    const { input, isLeft } = paste(COPIED);
    const joined = 'Rumah: Jl. Mawar 3, RT 02, Bandung';
    expect([isLeft, input.value, input.selectionStart, input.selectionEnd]).toEqual([false, joined, 34, 34]);
  });

  it('is cut where the field ends', () => {
    render(<Typed maxLength={20} />);
    screen.getByLabelText<HTMLInputElement>('Alamat').setSelectionRange(0, 9);
    expect(paste(COPIED).input.value).toBe('Jl. Mawar 3, RT 02, ');
    expect(paste(COPIED).input.value).toBe('Jl. Mawar 3, RT 02, ');
  });

  it('is left to the browser in one line, and in a password, a code, an e-mail or an amount', () => {
    render(<Typed />);
    expect(paste('Jl. Mawar 3\n').isLeft).toBe(true);
    for (const props of [
      { type: 'password' },
      { name: 'uniqueCode' },
      { type: 'email' },
      { inputMode: 'url' },
    ] as const) {
      cleanup();
      render(<Typed {...props} />);
      expect(paste('a\nb').isLeft).toBe(true);
    }
    cleanup();
    render(<RupiahField label="Alamat" />);
    expect(paste('1\n2').isLeft).toBe(true);
  });
});
