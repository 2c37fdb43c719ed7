import { expect, it } from '@jest/globals';
import { seatArcs } from './seat-arcs.js';

it('a ring has as many arcs as seats, and begins right of the top', () => {
  const arcs = seatArcs(4);
  expect(arcs).toHaveLength(4);
  expect(arcs[0]).toBe('M22.07 3.13A17 17 0 0 1 36.87 17.93');
});

it('the arc of a single seat is the long way round', () => expect(seatArcs(1)[0]).toContain(' 0 1 1 '));
