import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const CONSOLE = path.resolve(import.meta.dirname, '../admin-web/src');

/** What counts, weighs or orders; an amount of money is a RupiahInput. */
const NUMBERS =
  /^(position|buyers|maxBuyers|players|winners|quantity|(host|regular)Seats|tvSlots|voucherTreatments|duration|weightGrams|upToGrams|daysMin|daysMax|days|\w+Days|cycleMonths|startsWhenConfirmed|\w+Hours?|\w+Percent)$/;

it('no amount of money is typed into a number field, which takes 47.500 for 47,5', () => {
  const forms = readdirSync(CONSOLE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const wrong = forms.flatMap((file) =>
    [...readFileSync(path.join(CONSOLE, file), 'utf8').matchAll(/<NumberInput\b[^>]*?\bsource="(\w+)"/g)]
      .filter(([, source]) => !NUMBERS.test(source!))
      .map(([, source]) => `${file}: ${source}`),
  );
  expect(wrong).toEqual([]);
});
