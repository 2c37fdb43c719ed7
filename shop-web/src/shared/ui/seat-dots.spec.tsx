import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SeatDots } from './seat-dots';

it('a long name stays on its line, and whoever hosts is still told', () => {
  const name = `S${'*'.repeat(99)}`;
  render(<SeatDots size={4} members={[{ seatNumber: 1, role: 'host', name, statusLabel: 'Aktif' }]} />);
  expect(screen.getByText(name).className).toContain('truncate');
  expect(screen.getByRole('list').textContent).toContain(`${name} (host)Aktif`);
  expect(screen.getByText('(host)').className).toContain('shrink-0');
});
