import { Stack, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { ClosingView } from './closing-view';
import { ReportView } from './report-view';
import { TrialBalanceView } from './trial-balance';

const VIEWS = { balance: TrialBalanceView, reports: ReportView, closing: ClosingView };
type View = keyof typeof VIEWS;

/** The books: trial balance, reports, and the closing of months. */
export const LedgerPage = () => {
  const translate = useTranslate();
  const [view, setView] = useState<View>('balance');
  const Shown = VIEWS[view];
  return (
    <Stack useFlexGap sx={{ gap: 2, mt: 1 }}>
      <Title title={translate('ledger.title')} />
      <Tabs
        value={view}
        variant="scrollable"
        aria-label={translate('ledger.title')}
        onChange={(_, chosen: View) => setView(chosen)}
      >
        {(Object.keys(VIEWS) as View[]).map((one) => (
          <Tab key={one} value={one} label={translate(`ledger.views.${one}`)} />
        ))}
      </Tabs>
      <Shown />
    </Stack>
  );
};
