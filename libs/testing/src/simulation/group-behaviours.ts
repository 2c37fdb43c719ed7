import { daysAfter } from '#domain/platform/durations';
import type { Behaviour } from './behaviours.js';

/** Free host seats are taken; some hosts never buy, some stop after a while. */
export const host: Behaviour = ({ groups }, day, random) => {
  for (const group of groups.open)
    if (!groups.hostOf(group) && random.chance(0.3)) groups.takeHostSeat(group, random.chance(0.15), day);
  for (const one of groups.hosts) {
    if (one.status === 'cancelled') continue;
    if (one.status === 'registered' && day > one.dueAt) groups.miss(one);
    else if (!one.isDead && random.chance(0.6)) groups.buy(one, day);
    if (one.status === 'active' && random.chance(0.003)) one.isDead = true;
  }
  for (const cycle of groups.cycles) if (random.chance(0.4)) groups.pay(cycle);
};

/** Admins replace hosts who do not buy any more, and now and then one who does; move members; merge and close groups. */
export const rearrange: Behaviour = ({ groups, ...shop }, day, random) => {
  for (const group of groups.open) {
    const last = groups.cycles.findLast((cycle) => cycle.group === group);
    const isLate = last !== undefined && daysAfter(last.endsAt, 3) < day && !last.cutAt;
    if (isLate || random.chance(0.002)) groups.change('replace-host', group, day);
  }
  const [from, to] = [random.pick(groups.open), random.pick(groups.open)];
  const members = shop.seats.filter(({ group, status }) => group === from && status === 'active');
  if (members.length > 0 && random.chance(0.3)) groups.change('move-member', from, day, to, random.pick(members));
  else if (members.length < 3 && random.chance(0.2)) groups.change('merge', from, day, to);
  else if (random.chance(0.03)) groups.change('close', from, day);
};
