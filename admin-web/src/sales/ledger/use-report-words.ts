import { useTranslate } from 'react-admin';

export interface ReportWords {
  account: (code: string) => string;
  column: (key: string) => string;
  /** Of a row of which nothing is known. */
  unknown: string;
  what: string;
  accountTitle: string;
  sum: string;
  /** What is in the sums and not among the rows. */
  rest: string;
}

/** What the parts of a report are called, for the screen and for files. */
export function useReportWords(): ReportWords {
  const translate = useTranslate();
  return {
    account: (code) => translate(`ledger.accounts.${code}`, { _: code }),
    // A month is its own name.
    column: (key) => translate(`ledger.columns.${key}`, { _: key }),
    unknown: translate('ledger.unknown'),
    what: translate('ledger.what'),
    accountTitle: translate('ledger.account'),
    sum: translate('ledger.sum'),
    rest: translate('ledger.rest'),
  };
}
