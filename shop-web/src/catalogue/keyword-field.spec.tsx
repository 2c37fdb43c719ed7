import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { useState } from 'react';
import { KeywordField } from './keyword-field';

afterEach(cleanup);

/** A page whose address follows when the test says so. */
function open() {
  const reported: string[] = [];
  let follow = (_: string) => {};
  function Page() {
    const [keyword, setKeyword] = useState('');
    follow = setKeyword;
    return <KeywordField keyword={keyword} onKeyword={(typed) => reported.push(typed)} />;
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Page }])} />);
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  return { field, type, reported, follow: (keyword: string) => act(() => follow(keyword)) };
}

it('a letter that is typed before the address has followed stays', () => {
  const { field, type, reported, follow } = open();
  type('n');
  type('ne');
  follow('n');
  expect(field.value).toBe('ne');
  follow('ne');
  expect([field.value, reported]).toEqual(['ne', ['n', 'ne']]);
});

it('one press takes back what was typed, and the cursor stays in the field', () => {
  const { field, type, reported } = open();
  type('net');
  fireEvent.click(screen.getByRole('button', { name: 'Hapus kata' }));
  expect([field.value, reported.at(-1), document.activeElement]).toEqual(['', '', field]);
});

it('what the address says by itself comes into the field', () => {
  const { field, type, follow } = open();
  type('net');
  follow('net');
  follow('spotify');
  expect(field.value).toBe('spotify');
  follow('net');
  expect(field.value).toBe('net');
});
