import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SeatDots } from './group-seats';

it('a long name stays on one line and the host is still marked', () => {
  const name = `S${'*'.repeat(99)}`;
  render(<SeatDots size={4} members={[{ seatNumber: 1, role: 'host', name, statusLabel: 'Aktif' }]} />);
  expect(screen.getByText(name).className).toContain('truncate');
  expect(screen.getByRole('list').textContent).toContain(`${name} (host)Aktif`);
  expect(screen.getByText('(host)').className).toContain('shrink-0');
});
