import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: { 'price-imports': { name: 'Price sheet |||| Price sheets' } },
  sheet: {
    title: 'Price import',
    choose: 'Choose a CSV file',
    intro:
      'Export the price list, change it in a spreadsheet, and upload it here. You see the difference first; nothing is saved before you apply it.',
    hint: 'For a new price put its start (WIB) into validFrom, or leave it empty to start when applied. Rows that are missing change nothing.',
    summary: '%{rows} rows: %{added} new prices, %{changed} changed, %{unchanged} the same, %{errors} wrong.',
    same: 'This file is the same as the price list. There is nothing to apply.',
    changes: 'Prices that change',
    line: 'Line',
    kind: 'Change',
    kinds: { added: 'New price', changed: 'Changed' },
    plan: 'Plan',
    parts: 'Components',
    now: 'When applied',
    apply: 'Apply %{n} changes',
    applied: 'Done: %{added} new prices and %{changed} changes saved by %{by}.',
  },
};
