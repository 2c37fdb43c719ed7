import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { useLinkToken } from './use-link-token';

const Token = () => <output>{useLinkToken()}</output>;

it('the token of a link that was pasted from a sentence ends before its full stop', () => {
  render(
    <MemoryRouter initialEntries={['/user/verify-email#k3X_9-vQ).']}>
      <Token />
    </MemoryRouter>,
  );
  expect(screen.getByRole('status').textContent).toBe('k3X_9-vQ');
});
