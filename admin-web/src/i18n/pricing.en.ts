import type { pricingActionsId, pricingId } from './pricing.id';

export const pricingEn: typeof pricingId = {
  form: {
    slug: 'Part of addresses and of the price sheet; cannot be changed later. Lower case, digits, hyphens.',
    position: 'Small numbers come first.',
    readAgain: 'Read again',
  },
  providerType: { 1: 'Digital', 2: 'Non-digital' },
  packageForm: {
    isPo: 'Buyers wait until the group is full and pay then.',
    once: 'Decided once, when it is created.',
  },
  familyForm: {
    providerPrice: 'What the provider debits for one group, tax included. Leave empty when not known.',
    transferFee: 'Deducted from what a host gets back.',
    once: 'Decided once: groups are opened with these seats.',
    tvSlots: 'Leave empty when the plan does not care about TVs.',
    starts: 'Processed once so many members are confirmed; leave empty when it need not wait.',
  },
  variantEdits: {
    title: 'Other parts of this variant',
    fixed:
      'Its length and family stay, because orders and groups use them. With a wrong length, stop selling this variant and create the right one; with a wrong family, create another package.',
    package: 'Name, description and pre-order belong to the package.',
    packageButton: 'Edit package',
    family: 'What the provider debits and the transfer fee belong to the family.',
    familyButton: 'Edit family',
  },
  variantForm: {
    family: 'The groups that members of this plan sit in. Given once: orders use it.',
    duration: 'Given once: orders use it.',
  },
  preview: {
    title: 'What customers will see',
    card: 'Card in the list of providers',
    starts: 'Starts %{when}.',
    until: 'Until then it stays %{total}.',
    hidden: 'This provider, package or variant is not on sale, so nobody sees it yet.',
    none: 'Enter a correct total to see the preview.',
  },
  price: {
    derivedNote: '* computed from the other figures, not published. A dash is not known.',
    add: 'Add price',
    change: 'Change scheduled price',
    changeShort: 'Change',
    withdrawShort: 'Withdraw',
    save: 'Save price',
    none: 'No price yet, so nobody sees this variant in the shop.',
    fromNow: 'From now on',
    fromWib: 'Valid from (WIB)',
    unreadable: 'Digits only, for example 47500 or 861777,5',
    fitFee: 'Compute the admin fee from the total',
    derivedParts: 'Computed, not published',
    help: {
      grandTotal: 'What one member pays.',
      providerPrice: 'For the whole group. Leave empty when not known.',
      adminFee: 'Leave empty when not known.',
      activationFee: 'Usually 0.',
    },
  },
  sheet: {
    title: 'Price import',
    import: 'Import prices',
    export: 'Export prices',
    choose: 'Choose a CSV file',
    intro:
      'Export the price list, change it in a spreadsheet, and upload it here. You see the difference first; nothing is saved before you apply it.',
    hint: 'For a new price put its start (WIB) into validFrom, or leave it empty to start when applied. Rows that are missing change nothing.',
    summary: '%{rows} rows: %{added} new prices, %{changed} changed, %{unchanged} the same, %{errors} wrong.',
    broken: 'This file cannot be applied yet. Put these lines right in the spreadsheet and upload it again.',
    same: 'This file is the same as the price list. There is nothing to apply.',
    errors: 'Wrong lines',
    moreErrors: 'And %{n} more errors.',
    changes: 'Prices that change',
    line: 'Line',
    column: 'Column',
    problem: 'What to put right',
    kind: 'Change',
    kinds: { added: 'New price', changed: 'Changed' },
    plan: 'Plan',
    parts: 'Components',
    now: 'When applied',
    apply: 'Apply %{n} changes',
    applied: 'Done: %{added} new prices and %{changed} changes saved by %{by}.',
  },
};

export const pricingActionsEn: typeof pricingActionsId = {
  providers: {
    hide: { label: 'Hide', ask: 'It leaves the shop; the orders it has go on.', done: 'Provider hidden' },
    show: { label: 'Show', ask: 'It is in the shop again.', done: 'Provider shown' },
  },
  packages: {
    activate: { label: 'Sell again', ask: 'The package is in the shop again.', done: 'Package on sale again' },
    deactivate: {
      label: 'Stop selling',
      ask: 'It leaves the shop; the orders it has go on.',
      done: 'Package no longer on sale',
    },
  },
  variants: {
    activate: { label: 'Sell again', ask: 'The variant is in the shop again.', done: 'Variant on sale again' },
    deactivate: {
      label: 'Stop selling',
      ask: 'It leaves the shop; the orders it has go on.',
      done: 'Variant no longer on sale',
    },
    'add-price': { label: 'Add price', ask: '', done: 'Price saved' },
    'change-price': { label: 'Change price', ask: '', done: 'Scheduled price changed' },
    'withdraw-price': {
      label: 'Withdraw price',
      ask: 'This price will not start. The current one goes on.',
      done: 'Price withdrawn',
    },
  },
};
