import { DAY_MS, HOUR_MS, daysAfter } from '#domain/platform/durations';
import type { ModelSeat } from './model-seat.js';
import type { ModelShop } from './model-shop.js';
import type { Random } from './random.js';

/** What people and machines do on one day; another part of the shop adds its own. */
export type Behaviour = (shop: ModelShop, day: Date, random: Random) => void;

const CUSTOMERS = 200;

/** Every third of a customer's days in which something could be done, by character. */
const CHARACTERS = ['punctual', 'early', 'late', 'forgetful', 'undecided'] as const;
const characterOf = (seat: ModelSeat) => CHARACTERS[(seat.customer * 7) % CHARACTERS.length]!;
const daysTo = (seat: ModelSeat, day: Date): number => (seat.renewal.paidUntil.getTime() - day.getTime()) / DAY_MS;

/** Customers without a seat take free ones, a few a day. */
export const join: Behaviour = (shop, day, random) => {
  const live = shop.live();
  for (let n = random.between(0, 6); n > 0; n -= 1) {
    const [group, customer] = [random.pick(shop.groups.open), random.between(1, CUSTOMERS)];
    const members = live.filter((seat) => seat.group === group);
    if (members.length >= shop.groupSize || members.some((seat) => seat.customer === customer)) continue;
    const at = new Date(day.getTime() + random.between(0, 23) * HOUR_MS);
    live.push(shop.activate(group, customer, at, random.chance(0.5)));
  }
};

/** Logins and invitations come on the same day, after some days, or after more than a month. */
export const grant: Behaviour = (shop, day, random) => {
  for (const seat of shop.live())
    if (!seat.accessAt && random.chance(seat.customer % 9 === 0 ? 0.02 : 0.4))
      shop.grant(seat, new Date(Math.max(seat.activatedAt.getTime(), day.getTime() + random.between(0, 23) * HOUR_MS)));
};

/** Members pay when it is asked, early, in the grace, or not at all. */
export const pay: Behaviour = (shop, day, random) => {
  for (const seat of shop.live()) {
    const left = daysTo(seat, day);
    const character = characterOf(seat);
    if (character === 'early' && left < 20 && random.chance(0.1)) shop.choose(seat, 'renew', day);
    const pays = {
      punctual: random.chance(0.5),
      early: random.chance(0.9),
      late: left < 1 && random.chance(0.4),
      forgetful: random.chance(0.02),
      undecided: random.chance(0.15),
    }[character];
    if (seat.invoice && pays) shop.prove(seat);
  }
};

/** Admins look at proofs when they find the time, and refuse some. */
export const decide: Behaviour = (shop, day, random) => {
  for (const seat of shop.live())
    if (seat.renewal.hasProof && random.chance(0.6)) shop.decide(seat, random.chance(0.9), day);
};

/** Some want no further period, some change their mind, some leave. */
export const change: Behaviour = (shop, day, random) => {
  for (const seat of shop.live()) {
    if (characterOf(seat) === 'undecided' && random.chance(0.05))
      shop.choose(seat, seat.renewal.isStopped ? 'resume' : 'stop', day);
    if (random.chance(0.001)) shop.leave(seat);
  }
};

/** Prices change, from today on or later. */
export const reprice: Behaviour = (shop, day, random) => {
  if (!random.chance(0.02)) return;
  const validFrom = daysAfter(day, random.between(0, 45));
  shop.prices.push({ validFrom, totalSen: BigInt(random.between(40, 70)) * 100_000n, feeSen: 500_000n });
};

/** The worker looks some times a day, sometimes not for days, and its clock stands wrong for a moment. */
export function worker(seed: number): Behaviour {
  let downUntil = new Date(0);
  return (shop, day, random) => {
    if (random.chance(0.01)) downUntil = daysAfter(day, random.between(1, 12));
    if (day < downUntil) return;
    for (let n = random.between(1, 3); n > 0; n -= 1)
      shop.look(new Date(day.getTime() + random.between(0, 23) * HOUR_MS));
    if (random.chance(0.01)) shop.look(daysAfter(day, -31));
    // A month ahead once, in some shops: seats lapse too early then, and still nothing happens twice.
    if (seed % 5 === 0 && random.chance(0.002)) shop.look(daysAfter(day, 31));
    shop.look(daysAfter(day, 1));
  };
}
