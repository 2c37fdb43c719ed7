import { expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { PlanBadge } from './plan-badge';

it.each([
  ['Host', { isHost: true, isPo: false }, ''],
  ['Reguler', { isHost: true, isPo: false }, 'Host'],
  ['Pre-Order 1 tahun', { isHost: false, isPo: true }, ''],
  ['Reguler', { isHost: false, isPo: true }, 'Pre-Order'],
  ['Reguler', { isHost: false, isPo: false }, 'Ready'],
])('beside the plan %s %o the badge says %s, no word twice', (name, sold, said) => {
  expect(render(<PlanBadge name={name} {...sold} />).container.textContent).toBe(said);
  cleanup();
});
