import { Stack } from '@mui/material';
import { useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { ViewTabs } from '../../platform/ui/view-tabs';
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
      <ViewTabs
        label={translate('ledger.title')}
        views={Object.keys(VIEWS) as View[]}
        nameOf={(one) => translate(`ledger.views.${one}`)}
        value={view}
        onChange={setView}
      />
      <Shown />
    </Stack>
  );
};
