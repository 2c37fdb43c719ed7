import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { checkMayVote, checkRunning, isRunning, runningFirst } from './campaign.js';
import { checkLiveOver, drawRanks, drawWinners, entriesText, lotteryName, verifyDraw } from './lottery.js';
import { type Mission, checkAllCompleted, checkUnlocked, submissionMoves } from './mission.js';
import { uniqueCodeOf } from './unique-code.js';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const SEED = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const codesOf = (count: number) => Array.from({ length: count }, (_, index) => `KODE${index + 1}`);

describe('a campaign', () => {
  const times = { active: true, startsAt: new Date(1_000), endsAt: new Date(2_000) };
  it.each([
    [999, false],
    [1_000, true],
    [1_999, true],
    [2_000, false],
  ])('at %i ms of 1000 to 2000 runs: %s', (at, runs) => expect(isRunning(times, new Date(at))).toBe(runs));

  it('that is switched off never runs', () =>
    expect(isRunning({ ...times, active: false }, new Date(1_500))).toBe(false));

  it('says of what it does not take yet when it begins, and of what is over that it is', () => {
    const [startsAt, endsAt] = [new Date('2026-12-05T02:00:00Z'), new Date('2026-12-06T02:00:00Z')];
    const at = (moment: string) => () => checkRunning({ active: true, startsAt, endsAt }, new Date(moment));
    expect(at('2026-12-01T02:00:00Z')).toThrow('Event ini mulai Sab, 5 Des 2026, 09.00 WIB.');
    expect(at('2026-12-05T03:00:00Z')).not.toThrow();
    expect(at('2026-12-07T02:00:00Z')).toThrow('Event ini sudah berakhir.');
  });

  it('that runs stands before what is coming, the next one first, and that before what is over, the latest first', () => {
    const named = (name: string, from: number, to: number) => ({
      name,
      active: true,
      startsAt: new Date(from),
      endsAt: new Date(to),
    });
    const all = [
      named('long over', 1, 2),
      named('later', 30, 40),
      named('runs', 5, 15),
      named('over', 3, 4),
      named('next', 20, 30),
    ];
    const sorted = all.toSorted(runningFirst(new Date(10))).map(({ name }) => name);
    expect(sorted).toEqual(['runs', 'next', 'later', 'over', 'long over']);
  });

  it('takes the vote of an account whose e-mail is verified and that is not blocked', () => {
    const verified = { emailVerifiedAt: new Date(), blockedAt: null };
    expect(() => checkMayVote(verified)).not.toThrow();
    expect(() => checkMayVote({ ...verified, emailVerifiedAt: null })).toThrow(/Verifikasi emailmu/);
    expect(() => checkMayVote({ ...verified, blockedAt: new Date() })).toThrow(/blocked customer/);
  });
});

describe('a mission', () => {
  const missions = (...states: Mission['state'][]): Mission[] =>
    // In another sequence than their positions.
    states.map((state, index) => ({ uid: `m${index + 1}`, position: index + 1, state })).toReversed();

  it.each([
    ['m1', [null, null, null], true],
    ['m2', ['submitted', null, null], false],
    ['m2', ['rejected', null, null], false],
    ['m2', ['completed', null, null], true],
    ['m3', ['completed', 'submitted', null], false],
    ['unknown', ['completed', 'completed', 'completed'], false],
  ] as const)('%s after %j may be submitted: %s', (uid, states, may) => {
    const check = () => checkUnlocked(missions(...states), uid);
    if (may) expect(check).not.toThrow();
    else expect(check).toThrow('Kamu hanya bisa submit misi ini jika misi sebelumnya sudah completed.');
  });

  it('is reviewed once, and may be sent again after a rejection', () => {
    expect(submissionMoves.after('submitted', 'complete', 'admin')).toBe('completed');
    expect(submissionMoves.after('rejected', 'resubmit', 'customer')).toBe('submitted');
    expect(() => submissionMoves.after('completed', 'reject', 'admin')).toThrow();
    expect(() => submissionMoves.after('submitted', 'complete', 'customer')).toThrow();
  });

  it('gives the special prize when every one is completed, and not when there is none', () => {
    expect(() => checkAllCompleted(missions('completed', 'completed'))).not.toThrow();
    expect(() => checkAllCompleted(missions('completed', 'submitted'))).toThrow();
    expect(() => checkAllCompleted([])).toThrow();
  });
});

describe('a lottery', () => {
  it('is frozen a minute after the end, when every attendance is stored', () => {
    const live = { endsAt: new Date(1_000) };
    expect(() => checkLiveOver(live, new Date(60_999))).toThrow(/satu menit/);
    expect(() => checkLiveOver(live, new Date(61_000))).not.toThrow();
  });

  // Computed by another program, in Python.
  it.each([
    [1, 1, [1]],
    [10, 3, [10, 3, 8]],
    [10_000, 5, [108, 8590, 4436, 2985, 3628]],
  ])('of %i entries with %i winners has known answers', async (entries, winners, numbers) => {
    const entriesHash = sha256(entriesText(codesOf(entries)));
    expect(await drawWinners({ seed: SEED, entriesHash, entries, winners }, sha256)).toEqual(numbers);
  });

  it.each([
    ['Undian konferensi ketiga', 'konferensi ketiga'],
    ['Netflix setahun', 'Netflix setahun'],
    ['Undian', 'ini'],
    ['Undiannya teman', 'Undiannya teman'],
  ])('with the title %s is named %s after the word "undian"', (title, name) => expect(lotteryName(title)).toBe(name));

  it('hashes its list as lines of number and code', () => {
    expect(entriesText(['AA', 'BB'])).toBe('1;AA\n2;BB');
  });

  it('draws each entry once, and all when there are not more than winners', async () => {
    const won = await drawWinners({ seed: SEED, entriesHash: 'x', entries: 7, winners: 100 }, sha256);
    expect(won.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(await drawWinners({ seed: SEED, entriesHash: 'x', entries: 0, winners: 3 }, sha256)).toEqual([]);
  });

  it('skips a number of the incomplete last round, which would favour the first entries', async () => {
    const asked: string[] = [];
    const scripted = (text: string) => {
      asked.push(text);
      return asked.length === 1 ? 'f'.repeat(64) : `${'0'.repeat(11)}2${'f'.repeat(52)}`;
    };
    // 16^12 is 1 more than a multiple of 3.
    expect(await drawWinners({ seed: 's', entriesHash: 'h', entries: 3, winners: 1 }, scripted)).toEqual([3]);
    expect(asked).toEqual(['s:h:1:1', 's:h:1:2']);
  });

  it('gives every entry its turn, over many seeds', async () => {
    const wins = Array<number>(5).fill(0);
    for (let round = 0; round < 2_000; round += 1) {
      const [first] = await drawWinners({ seed: `${round}`, entriesHash: 'x', entries: 5, winners: 1 }, sha256);
      wins[first! - 1]! += 1;
    }
    for (const count of wins) expect(Math.abs(count - 400)).toBeLessThan(80);
  });

  it('is verified from what was published, and each change of it is found', async () => {
    const codes = codesOf(20);
    const entriesHash = sha256(entriesText(codes));
    const winningNumbers = await drawWinners({ seed: SEED, entriesHash, entries: 20, winners: 2 }, sha256);
    const draw = { seed: SEED, entriesHash, winners: 2 };
    const published = { ...draw, commitment: sha256(SEED), codes, winningNumbers, passedNumbers: [] };
    const all = { seedMatches: true, listMatches: true, winnersMatch: true };
    expect(await verifyDraw(published, sha256)).toEqual(all);
    expect(await verifyDraw({ ...published, commitment: sha256('another') }, sha256)).toEqual({
      ...all,
      seedMatches: false,
    });
    expect(await verifyDraw({ ...published, codes: codes.toReversed() }, sha256)).toMatchObject({ listMatches: false });
    expect(await verifyDraw({ ...published, winningNumbers: [1, 2] }, sha256)).toEqual({ ...all, winnersMatch: false });
  });

  it('keeps every rank where one is passed over, lets the next one win, and is verified with what is said to be passed over', async () => {
    const codes = codesOf(20);
    const draw = { seed: SEED, entriesHash: sha256(entriesText(codes)), entries: 20, winners: 2 };
    const [first, second, third] = await drawWinners({ ...draw, winners: 3 }, sha256);
    expect(await drawRanks(draw, new Set([first!]), sha256)).toEqual([
      { rank: 1, number: first, isPassed: true },
      { rank: 2, number: second, isPassed: false },
      { rank: 3, number: third, isPassed: false },
    ]);
    // Who was not drawn is passed over nowhere.
    expect(await drawRanks(draw, new Set([third!]), sha256)).toHaveLength(2);
    const everyone = new Set(codes.map((_, index) => index + 1));
    expect((await drawRanks(draw, everyone, sha256)).filter(({ isPassed }) => !isPassed)).toEqual([]);
    const published = {
      ...draw,
      commitment: sha256(SEED),
      codes,
      winningNumbers: [second!, third!],
      passedNumbers: [first!],
    };
    expect((await verifyDraw(published, sha256)).winnersMatch).toBe(true);
    for (const wrong of [{ passedNumbers: [] }, { passedNumbers: [second!] }, { winningNumbers: [first!, second!] }])
      expect((await verifyDraw({ ...published, ...wrong }, sha256)).winnersMatch).toBe(false);
  });
});

it('a unique code has no letters that look alike, and no byte of the incomplete last round', () => {
  expect(uniqueCodeOf([0, 1, 255, 31, 2, 3, 4, 5, 6])).toBe('ABACDEFG');
  expect(() => uniqueCodeOf([0, 1])).toThrow();
});
