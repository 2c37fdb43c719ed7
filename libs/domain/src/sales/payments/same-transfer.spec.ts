import { describe, expect, it } from '@jest/globals';
import { asksOfLine, asksOfProof, mayBeLineOf, mayBeSameTransfer, nearlySame } from './same-transfer.js';

describe('a line and a payment of one amount', () => {
  it('may be one transfer from a week before its invoice, as who transfers first has it, until a week after the payment was confirmed', () => {
    const may = (day: string) => mayBeSameTransfer(day, { askedOn: '2026-11-02', decidedOn: '2026-11-05' });
    expect(['2026-10-25', '2026-10-26', '2026-11-12', '2026-11-13'].map(may)).toEqual([false, true, true, false]);
  });

  it('may be one transfer within a week of the proof', () => {
    const may = (day: string) => mayBeLineOf(day, '2026-11-10');
    expect(['2026-11-02', '2026-11-03', '2026-11-17', '2026-11-18'].map(may)).toEqual([false, true, true, false]);
  });

  it('are nearly of one amount within the largest unique code', () => {
    const amounts = [1_900_000n, 1_900_100n, 2_899_900n, 2_900_000n, 2_999_900n, 3_000_000n].filter((amount) => {
      const { gte, lte } = nearlySame(2_900_000n);
      return amount >= gte && amount <= lte;
    });
    expect(amounts).toEqual([2_899_900n, 2_900_000n, 2_999_900n]);
  });

  it('name both amounts where they are only nearly the same', () => {
    const recorded = { orderNumber: 'PTG-1', amountSen: 2_900_000n, by: 'Sari', day: '2026-11-05' };
    const nearly = 'Jumlahnya hampir sama, bukan persis: Rp28.999 dan Rp29.000.';
    expect(asksOfLine({ ...recorded, cameSen: 2_899_900n }).message).toContain(`${nearly} Transfer yang sama`);
    expect(asksOfProof({ ...recorded, cameSen: 2_899_900n }).message).toContain(`${nearly} Kalau bukti ini`);
    expect(asksOfLine({ ...recorded, cameSen: 2_900_000n }).message).not.toContain('hampir');
  });

  it('are asked about with who has decided what, and when', () => {
    const recorded = {
      orderNumber: 'PTG-1',
      amountSen: 3_790_000n,
      cameSen: 3_790_000n,
      by: 'Sari',
      day: '2026-11-05',
    };
    expect(asksOfLine(recorded)).toMatchObject({ kind: 'invalid', field: 'transfer', code: 'SAME_OR_SECOND' });
    expect(asksOfLine(recorded).message).toMatch(/PTG-1 .* Rp37\.900 yang dikonfirmasi Sari pada 5 November 2026/);
    expect(asksOfProof(recorded).message).toMatch(/dicatat Sari dari baris koran 5 November 2026/);
  });
});
