import { describe, expect, it } from '@jest/globals';
import { type Candidate, type OpenLine, matchLines } from './match-lines.js';
import { bankWords, nameEvidence, nameWords } from './name-in-text.js';
import { ordersNamedIn } from './numbers-in-text.js';

const line = (description: string, more: Partial<OpenLine> = {}): OpenLine => ({
  uid: description,
  amountSen: 3_790_000n,
  day: '2026-11-24',
  description,
  ...more,
});
const asked = (key: string, more: Partial<Candidate> = {}): Candidate => ({
  key,
  amountSen: 3_790_000n,
  numbers: [],
  senders: [],
  names: [],
  from: '2026-11-23',
  ...more,
});
const budi = asked('budi', { senders: ['Budi Santoso'], names: ['Budi S'], saidOn: '2026-11-24' });
const siti = asked('siti', { senders: ['Siti Aminah'], names: ['Siti Aminah'], saidOn: '2026-11-24' });
const matched = (lines: OpenLine[], candidates: Candidate[]) =>
  matchLines(lines, candidates).map(({ confidence, proposals }) => [confidence, proposals[0]?.key]);

describe('a line is certainly the money', () => {
  it('of the proof that names its sender, among many of that amount', () => {
    const [match] = matchLines([line('TRSF E-BANKING CR 2411 BUDI SANTOSO')], [siti, budi, asked('other')]);
    expect(match).toEqual({
      lineUid: 'TRSF E-BANKING CR 2411 BUDI SANTOSO',
      confidence: 'certain',
      proposals: [
        { key: 'budi', reasons: ['amount', 'sender', 'day'] },
        { key: 'siti', reasons: ['amount', 'day'] },
        { key: 'other', reasons: ['amount'] },
      ],
    });
  });

  it('of the order whose number was written to the transfer', () => {
    const order = asked('order', { numbers: ['PTG-261120-7KQ2MXA'] });
    expect(matched([line('TRANSFER PTG 261120 7KQ2MXA')], [order, budi])).toEqual([['certain', 'order']]);
  });

  it('of the unique code, whatever name stands there, if it is the only line of that amount', () => {
    const coded = asked('coded', { uniqueCode: 124, names: ['Rina Wulandari Putri'] });
    expect(matched([line('BIFAST RINA WULANDARI PUT')], [coded])).toEqual([['certain', 'coded']]);
    expect(matched([line('BIFAST JOKO')], [coded])).toEqual([['certain', 'coded']]);
    expect(matched([line('BIFAST JOKO'), line('SETORAN')], [coded]).map(([how]) => how)).toEqual([
      'possible',
      'possible',
    ]);
  });
});

it('money is of no transfer that has come back before it left', () => {
  const back = asked('back', { until: '2026-11-24' });
  const of = (day: string) => matchLines([line('TRSF', { day })], [back])[0]!.proposals.map(({ key }) => key);
  expect([of('2026-11-24'), of('2026-11-25')]).toEqual([['back'], []]);
});

it('the amount without the code pays as well, but tells an invoice from no other', () => {
  const coded = asked('coded', { amountSen: 3_802_400n, uniqueCode: 124 });
  expect(matchLines([line('BIFAST JOKO')], [coded])).toMatchObject([
    { confidence: 'possible', proposals: [{ key: 'coded', reasons: ['amount'] }] },
  ]);
});

describe('a line that names an order', () => {
  const open = asked('open', { numbers: ['PTG-261124-OTHER22'], senders: ['Budi Santoso'], saidOn: '2026-11-24' });
  const paid = asked('paid', { numbers: ['PTG-261120-7KQ2MXA', 'INV-261120-7KQ2MXA'], isOver: true });

  it('is never proposed for another order, whatever name and amount say', () => {
    const [match] = matchLines([line('PTG-261120-7KQ2MXA BUDI SANTOSO')], [open, budi, paid]);
    expect(match).toMatchObject({
      confidence: 'possible',
      proposals: [{ key: 'paid', reasons: ['number', 'amount'] }],
    });
    expect(match!.proposals).toHaveLength(1);
    const [other] = matchLines([line('INV2611207KQ2MXA', { amountSen: 5_000n })], [open, paid]);
    expect(other).toMatchObject({ confidence: 'possible', proposals: [{ key: 'paid', reasons: ['number', 'short'] }] });
  });

  it('is known by any way in which banks write its number, or that of an invoice', () => {
    expect(ordersNamedIn('TRSF ptg 261120-7kq2mxa / INV-261120-7KQ2MXA-2 PTG261121ABCDEFG')).toEqual([
      'PTG-261120-7KQ2MXA',
      'PTG-261121-ABCDEFG',
    ]);
    expect(ordersNamedIn('PTG-2611 SETORAN')).toEqual([]);
  });

  it('that is over is proposed for it by its number alone', () => {
    expect(matched([line('SETORAN')], [paid])).toEqual([['none', undefined]]);
    expect(matched([line('BUDI SANTOSO')], [open, paid])).toEqual([['certain', 'open']]);
  });

  it('is certain for a payment that was confirmed by hand, though the order awaits nothing', () => {
    const byHand = asked('by hand', { numbers: ['PTG-261120-7KQ2MXA'] });
    expect(matched([line('PTG 261120 7KQ2MXA')], [byHand, paid])).toEqual([['certain', 'by hand']]);
  });
});

describe('a line that names an order which nothing here is', () => {
  it('is proposed for no other order, whatever amount and names say', () => {
    const open = asked('open', { senders: ['Budi Santoso'], numbers: ['PTG-261124-OTHER22'], uniqueCode: 124 });
    for (const text of ['PTG-261120-7KQ2MXA', 'inv 261120 7kq2mxa BUDI SANTOSO'])
      expect(matched([line(text)], [open])).toEqual([['none', undefined]]);
  });

  it('is proposed for what belongs to no order by its account or its name, not by its amount alone', () => {
    const host = asked('host', { senders: ['Budi Santoso'], numbers: ['5550001112'] });
    const text = 'PENGGANTIAN PTG-261120-7KQ2MXA';
    expect(matched([line(text)], [host])).toEqual([['none', undefined]]);
    expect(matched([line(`${text} BUDI SANTOSO`)], [host])).toEqual([['possible', 'host']]);
    expect(matched([line(`${text} 5550001112`)], [host])).toEqual([['certain', 'host']]);
  });
});

describe('a line with the reference of a transfer', () => {
  const done = asked('done', { references: ['FT26/1120-99'], amountSen: 5_000_000n });

  it('is of that one, before any of its amount, sender or code', () => {
    const coded = asked('coded', { uniqueCode: 124 });
    const [match] = matchLines([line('TRSF FT26112099 BUDI SANTOSO')], [budi, coded, done]);
    expect(match).toMatchObject({ confidence: 'possible', proposals: [{ key: 'done', reasons: ['number', 'short'] }] });
    expect(match!.proposals).toHaveLength(1);
    expect(matched([line('ft26 1120 99', { amountSen: 5_000_000n })], [budi, done])).toEqual([['certain', 'done']]);
  });

  it('in a column of its own may be short, where it is the whole of it', () => {
    const journal = asked('journal', { references: ['803211'] });
    const of = (reference: string) => matched([line('TRANSFER', { reference })], [budi, journal])[0];
    expect(of('803211')).toEqual(['certain', 'journal']);
    expect(of('1803211')).toEqual(['possible', 'budi']);
    expect(matched([line('TRANSFER 803211')], [journal])).toEqual([['possible', 'journal']]);
    for (const reference of ['ATM', '12'])
      expect(matched([line('SETORAN', { reference })], [asked('one', { references: [reference] })])).toEqual([
        ['possible', 'one'],
      ]);
  });
});

describe('a line is only possibly the money', () => {
  it('of one of two invoices of the same sender', () => {
    expect(matched([line('BUDI SANTOSO')], [budi, { ...budi, key: 'second' }])[0]![0]).toBe('possible');
  });

  it('where two lines could pay one invoice', () => {
    const twice = [line('BUDI SANTOSO'), line('BUDI SANTOSO', { uid: 'again' })];
    expect(matched(twice, [budi]).map(([confidence]) => confidence)).toEqual(['possible', 'possible']);
  });

  it('where the name is a part of a longer one, cut off, or one word', () => {
    for (const text of ['BUDI SANTOSO WIBOWO', 'BUDI SANTO', 'DARI RUDI BUDI SANTOSO'])
      expect(matched([line(text)], [budi])).toEqual([['possible', 'budi']]);
    expect(matched([line('SUHARTO')], [asked('one', { senders: ['Suharto'], saidOn: '2026-11-24' })])).toEqual([
      ['possible', 'one'],
    ]);
  });

  it('where the customer has sent no proof, or one of another week', () => {
    expect(matched([line('BUDI SANTOSO')], [asked('quiet', { names: ['Budi Santoso'] })])).toEqual([
      ['possible', 'quiet'],
    ]);
    expect(matched([line('BUDI SANTOSO')], [{ ...budi, saidOn: '2026-11-10' }])).toEqual([['possible', 'budi']]);
  });

  it('where another amount has come', () => {
    const [short] = matchLines([line('BUDI SANTOSO', { amountSen: 3_000_000n })], [budi]);
    expect(short).toMatchObject({ confidence: 'possible', proposals: [{ reasons: ['sender', 'day', 'short'] }] });
    const [over] = matchLines([line('BUDI SANTOSO', { amountSen: 4_000_000n })], [budi]);
    expect(over!.proposals[0]!.reasons).toContain('over');
  });
});

it('money of a day before it was asked for, or of another amount and name, is not proposed', () => {
  expect(matched([line('BUDI SANTOSO', { day: '2026-11-22' })], [budi])).toEqual([['none', undefined]]);
  expect(matched([line('JOKO', { amountSen: 5n })], [budi])).toEqual([['none', undefined]]);
});

it('a name is found without titles and accents, and not in the words of a bank', () => {
  const found = (text: string, name: string) => nameEvidence(bankWords(text), nameWords(name));
  expect(found('TRSF DARI BPK JOSE RIZAL 12', 'José Rizal')).toBe('full');
  expect(found('PT MAJU JAYA', 'Maju Jaya')).toBe('full');
  expect(found('BANK BCA', 'X')).toBeNull();
});

describe('a transfer of the shop that the bank may have given back', () => {
  const sent = asked('sent', {
    isSent: true,
    numbers: ['1112223334'],
    references: ['BULK-20261120'],
    senders: ['Rina Host'],
    names: ['Rina Host'],
    from: '2026-11-20',
  });
  const proposed = (description: string, candidates: Candidate[], more: Partial<OpenLine> = {}) =>
    matchLines([line(description, more)], candidates)[0]!;

  it('is proposed for its very amount, from its day on, behind an invoice of the same amount', () => {
    expect(proposed('TRSF RINA HOST', [sent]).proposals).toEqual([{ key: 'sent', reasons: ['amount', 'sender'] }]);
    expect(proposed('TRSF RINA HOST', [sent], { amountSen: 3_790_100n }).proposals).toEqual([]);
    expect(proposed('TRSF RINA HOST', [sent], { day: '2026-11-19' }).proposals).toEqual([]);
    for (const text of ['SETORAN', 'TRSF RINA HOST', 'TRSF CR 1112223334 RINA HOST'])
      expect(proposed(text, [sent, asked('other')]).proposals.map(({ key }) => key)).toEqual(['other', 'sent']);
  });

  it('is proposed less what the bank has kept only where the bank says so, and never as certain', () => {
    const fee = { ...sent, feeUpToSen: 650_000n };
    const less = { amountSen: 3_540_000n };
    expect(proposed('TRSF RINA HOST', [fee], less).proposals).toEqual([]);
    expect(proposed('RETUR BULK-20261120 RINA HOST', [fee], less)).toMatchObject({
      confidence: 'possible',
      proposals: [{ key: 'sent', reasons: ['number', 'sender', 'kept', 'returned'] }],
    });
    expect(proposed('RETUR RINA HOST', [fee], { amountSen: 3_139_900n }).proposals).toEqual([]);
    expect(proposed('RETUR RINA HOST', [fee], { amountSen: 3_790_100n }).proposals).toEqual([]);
    const exact = asked('exact', { ...sent, amountSen: 3_540_000n, references: ['BULK-20261121'] });
    expect(proposed('RETUR BULK-20261121 RINA HOST', [fee, exact], less)).toMatchObject({ confidence: 'certain' });
  });

  it('leaves the invoice certain that the line names', () => {
    expect(proposed('TRSF E-BANKING CR 2411 BUDI SANTOSO', [sent, budi])).toMatchObject({
      confidence: 'certain',
      proposals: [{ key: 'budi' }, { key: 'sent' }],
    });
  });

  it('comes first where the bank says that it came back, and is certain with its reference too', () => {
    expect(proposed('RETUR TRSF RINA HOST', [asked('other'), sent])).toMatchObject({
      confidence: 'possible',
      proposals: [{ key: 'sent', reasons: ['amount', 'sender', 'returned'] }, { key: 'other' }],
    });
    expect(proposed('REVERSAL BULK 20261120', [asked('other'), sent])).toMatchObject({
      confidence: 'certain',
      proposals: [{ key: 'sent', reasons: ['number', 'amount', 'returned'] }],
    });
  });
});
