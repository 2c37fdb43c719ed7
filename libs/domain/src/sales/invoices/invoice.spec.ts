import { describe, expect, it } from '@jest/globals';
import { fc } from '#testing/properties';
import {
  INVOICE_STATUSES,
  askedOf,
  invoiceMoves,
  invoiceNumber,
  outstandingSen,
  roundingOf,
  settledBy,
  withMoney,
} from './invoice.js';

describe('an invoice', () => {
  it('is open until it is paid, which is final, or expired or void, which are reopened with their order', () => {
    expect(invoiceMoves.actionsOn('open')).toEqual(['pay', 'expire', 'void']);
    expect(invoiceMoves.actionsOn('paid')).toEqual([]);
    for (const closed of ['expired', 'void'] as const) expect(invoiceMoves.actionsOn(closed)).toEqual(['reopen']);
  });

  it('is paid by an admin or the system, expired by the system, and voided by any actor that ends the order', () => {
    expect(invoiceMoves.actionsOn('open', 'customer')).toEqual(['void']);
    expect(invoiceMoves.actionsOn('open', 'admin')).toEqual(['pay', 'void']);
    expect(invoiceMoves.actionsOn('open', 'system')).toEqual(['pay', 'expire', 'void']);
  });

  it.each([
    ['all of it', 100n, 'paid', 0n],
    ['more than that', 101n, 'paid', 0n],
    ['less than that', 99n, 'open', 1n],
  ])('when %s arrives', (_what, came, status, missing) => {
    const after = withMoney({ status: 'open', amountSen: 100n, receivedSen: 0n }, came);
    expect(after).toEqual({ status, receivedSen: came });
    expect(outstandingSen({ amountSen: 100n, ...after })).toBe(missing);
  });

  it.each([
    ['a part', 99n, { settledSen: 0n, overSen: 0n }],
    ['the rest', 40n, { settledSen: 100n, overSen: 0n }, 60n],
    ['too much', 103n, { settledSen: 100n, overSen: 3n }],
  ])('settles with %s what is complete, and names what is too much', (_what, came, used, receivedSen = 0n) => {
    expect(settledBy({ amountSen: 100n, receivedSen }, came)).toEqual(used);
  });

  it.each([
    ['all of it', null, 0n, 100n],
    ['the next instalment', 30n, 0n, 30n],
    ['what is still owed, where that is less', 30n, 80n, 20n],
  ])('asks for %s', (_what, askedSen, receivedSen, asked) =>
    expect(askedOf({ amountSen: 100n, receivedSen, askedSen })).toBe(asked),
  );

  it.each([
    ['Rp861.777,50', 86_177_750n, 86_177_700n],
    ['Rp0,50, which waited before such a rest was borne', 50n, 50n],
  ])('of %s asks for whole rupiah, as banks move them', (_, amountSen, asked) =>
    expect(askedOf({ amountSen, receivedSen: 0n, askedSen: null })).toBe(asked),
  );

  it.each([
    ['the rupiah of the price', 86_177_700n, 50n],
    ['one sen less than the price', 86_177_749n, 1n],
    ['the price', 86_177_750n, 0n],
    ['a rupiah less than the price', 86_177_650n, 0n],
    ['the next rupiah', 86_177_800n, 0n],
    ['the rest of a part', 86_000_000n, 50n, 177_700n],
    ['price and code, without the sen', 86_191_400n, 50n, 0n, 13_700n],
  ])('with %s the shop bears what is missing below a rupiah', (_, came, borne, receivedSen = 0n, codeSen = 0n) => {
    expect(roundingOf({ amountSen: 86_177_750n, receivedSen }, came, codeSen)).toBe(borne);
  });

  it('is paid by the payment that completes the amount', () => {
    const first = withMoney({ status: 'open', amountSen: 100n, receivedSen: 0n }, 60n);
    expect(withMoney({ ...first, amountSen: 100n }, 40n)).toEqual({ status: 'paid', receivedSen: 100n });
  });

  it.each(['paid', 'expired', 'void'] as const)('that is %s counts late payments and keeps its status', (status) => {
    const after = withMoney({ status, amountSen: 100n, receivedSen: 0n }, 100n);
    expect(after).toEqual({ status, receivedSen: 100n });
  });

  it('never loses money in any status', () => {
    const anAmount = fc.bigInt({ min: 0n, max: 10n ** 12n });
    fc.assert(
      fc.property(fc.constantFrom(...INVOICE_STATUSES), anAmount, fc.array(anAmount), (status, amountSen, payments) => {
        let invoice = { status, amountSen, receivedSen: 0n };
        for (const came of payments) invoice = { ...invoice, ...withMoney(invoice, came) };
        return invoice.receivedSen === payments.reduce((sum, came) => sum + came, 0n);
      }),
    );
  });

  it('has the number of its order', () => {
    expect(invoiceNumber('PTG-261120-7KQ2MXA')).toBe('INV-261120-7KQ2MXA');
    expect(invoiceNumber('PTG-261120-7KQ2MXA', 2)).toBe('INV-261120-7KQ2MXA-2');
  });
});
