import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const CONSOLE = path.resolve(import.meta.dirname, '../admin-web/src');

/** What counts, weighs or orders; an amount of money is a RupiahInput. */
const NUMBERS =
  /^(position|buyers|maxBuyers|players|winners|quantity|(host|regular)Seats|tvSlots|voucherTreatments|duration|weightGrams|upToGrams|daysMin|daysMax|days|\w+Days|cycleMonths|startsWhenConfirmed|\w+Hours?|\w+Percent)$/;

/** Where the first group of `pattern` is not `allowed`, by file. */
const found = (pattern: RegExp, allowed: RegExp): string[] =>
  readdirSync(CONSOLE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      [...readFileSync(path.join(CONSOLE, file), 'utf8').matchAll(pattern)]
        .filter(([, value]) => !allowed.test(value!))
        .map(([, value]) => `${file}: ${value}`),
    );

it('no amount of money is typed into a number field, which takes 47.500 for 47,5', () =>
  expect(found(/<NumberInput\b[^>]*?\bsource="(\w+)"/g, NUMBERS)).toEqual([]));

it('no text names a colour by its path, which Typography ignores without a word', () =>
  expect(found(/<Typography\b[^>]*?\bcolor=(?:"|\{[^}]*?')(\w+\.\w+)/g, /^$/)).toEqual([]));
