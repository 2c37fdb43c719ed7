import { expect, it } from '@jest/globals';
import { type Candidate, type OpenLine, matchLines } from './match-lines.js';

const STATEMENTS = 10_000;
const FIRST = ['Budi', 'Siti', 'Agus', 'Dewi', 'Rina', 'Joko', 'Putri', 'Muhammad'];
const LAST = ['Santoso', 'Aminah', 'Wibowo', 'Lestari', 'Pratama', 'Santosa', 'Ramadhan', 'Putri'];
/**
 * Who pays for another one awaits nothing of that amount themselves, or nothing that a rule could distinguish: no rule sees money of one
 * who pays for another, sends no proof of that, and whose own proof shows money that never came.
 */
const FRIENDS = 'Nasution Siregar Ginting Sitompul Hutapea Tarigan Simbolon Manurung Pangaribuan Sinaga Lubis'.split(
  ' ',
);
const PRICES = [3_790_000n, 3_790_000n, 1_950_000n, 4_999_000n];
const BEFORE = ['TRSF E-BANKING CR 2411/FTSCY/WS95031', 'BI-FAST CR TRANSFER DR 014', 'MCM InhouseTrf DARI', 'SETORAN'];

/** Mulberry32: the same statements at every run. */
function randomOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (most: number) => Math.floor(next() * most);
  return {
    below,
    chance: (percent: number) => next() * 100 < percent,
    one: <T>(of: readonly T[]) => of[below(of.length)]!,
  };
}

/** A shop's day: what is asked for, and what a bank writes of what people did with it. `truth`: line → what was meant. */
function day(random: ReturnType<typeof randomOf>) {
  const truth = new Map<string, string | null>();
  const lines: OpenLine[] = [];
  const candidates: Candidate[] = [];
  const personOf = () =>
    [
      random.one(FIRST),
      ...(random.chance(85) ? [random.one(LAST)] : []),
      ...(random.chance(20) ? [random.one(LAST)] : []),
    ].join(' ');
  const write = (name: string, number: string) => {
    let text = name.toUpperCase();
    if (random.chance(15)) text = text.slice(0, 4 + random.below(8));
    if (random.chance(10)) text = text.replace(/[AEIOU]/, random.one(['A', 'E', 'O']));
    if (random.chance(5)) text = '';
    if (random.chance(5)) text = text.replaceAll(' ', '');
    return [random.one(BEFORE), text, random.chance(10) ? number : '', random.chance(20) ? 'BAYAR PATUNGAN' : ''].join(
      ' ',
    );
  };
  const count = 3 + random.below(8);
  for (let nth = 0; nth < count; nth += 1) {
    const customer = personOf();
    const sender = random.chance(85) ? customer : `${random.one(FIRST)} ${FRIENDS[nth]!}`;
    const hasProof = random.chance(70);
    const uniqueCode = random.chance(30) ? 1 + random.below(999) : null;
    const amountSen = random.one(PRICES) + BigInt(uniqueCode ?? 0) * 100n;
    const number = `PTG-261124-${String(1_000_000 + random.below(8_999_999))}`;
    const key = `invoice ${nth}`;
    candidates.push({
      key,
      amountSen,
      uniqueCode,
      numbers: [number],
      // Some write the name of the one they pay for, or nothing that is a name.
      senders: hasProof ? [random.chance(92) ? sender : random.one([customer, 'saya', ''])] : [],
      names: [customer],
      from: '2026-11-22',
      saidOn: hasProof ? '2026-11-24' : null,
    });
    if (random.chance(12)) continue;
    const times = random.chance(4) ? 2 : 1;
    for (let time = 0; time < times; time += 1) {
      const uid = `line ${nth}.${time}`;
      const wrong = random.chance(6) ? BigInt(random.below(5) - 2) * 100n : random.chance(3) ? -1_000_000n : 0n;
      lines.push({
        uid,
        amountSen: amountSen + wrong,
        day: random.one(['2026-11-23', '2026-11-24', '2026-11-25']),
        description: write(sender, number),
      });
      truth.set(uid, key);
    }
  }
  // Money of strangers, and of invoices that were confirmed before the statement came.
  for (let nth = 0; nth < random.below(4); nth += 1) {
    const uid = `stranger ${nth}`;
    lines.push({
      uid,
      amountSen: random.one(PRICES),
      day: random.one(['2026-11-20', '2026-11-24']),
      description: write(`${random.one(['Yohanes', 'Ketut', 'Made'])} ${random.one(LAST)}`, 'PTG-250101-0000000'),
    });
    truth.set(uid, null);
  }
  return { lines, candidates, truth };
}

it(`in ${STATEMENTS} noisy statements no certain match is a wrong one, and a third of the lines are certain`, () => {
  const random = randomOf(20_261_124);
  let [certain, all] = [0, 0];
  const wrong: unknown[] = [];
  for (let nth = 0; nth < STATEMENTS; nth += 1) {
    const { lines, candidates, truth } = day(random);
    all += lines.length;
    for (const { lineUid, confidence, proposals } of matchLines(lines, candidates)) {
      if (confidence !== 'certain') continue;
      certain += 1;
      if (truth.get(lineUid) !== proposals[0]!.key)
        wrong.push({
          line: lines.find(({ uid }) => uid === lineUid),
          truth: truth.get(lineUid),
          proposals,
          candidates,
        });
    }
  }
  expect(wrong.slice(0, 6)).toEqual([]);
  expect(certain / all).toBeGreaterThan(0.3);
  expect(all).toBeGreaterThan(50_000);
});
