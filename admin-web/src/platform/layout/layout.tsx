import { type ReactNode, Suspense } from 'react';
import { Box } from '@mui/material';
import { AppBar, Layout, LoadingIndicator } from 'react-admin';
import { useSession } from '../auth/session';
import { SessionExpiry } from '../auth/session-expiry';
import { Finder } from '../finder/finder';
import { lazyComponent } from '../rooms/lazy-component';
import { HelpKey } from '../shortcuts/help-shortcut';
import { ConsoleMenu } from './menu';
import { OfflineNotice } from './offline-notice';
import { PageSkeleton } from './page-skeleton';
import { PageTitle } from './page-title';
import { NewTabLinks } from './new-tab-links';
import { ConsoleSidebar } from './sidebar';
import { ConsoleUserMenu } from './user-menu';

const SecondStepPage = lazyComponent(() => import('../auth/second-factor/second-step.page'), 'SecondStepPage');

/** While the sign-in is incomplete no page mounts: the API would refuse whatever it asked for. */
export const ConsoleLayout = ({ children }: { children: ReactNode }) => {
  const step = useSession()?.step;
  return step ? (
    <>
      <SessionExpiry />
      <SecondStepPage step={step} />
    </>
  ) : (
    <FullLayout>{children}</FullLayout>
  );
};

const FullLayout = ({ children }: { children: ReactNode }) => (
  <Layout
    appBar={ConsoleAppBar}
    appBarAlwaysOn
    menu={ConsoleMenu}
    sidebar={ConsoleSidebar}
    // A wide table scrolls inside its card instead of widening the page.
    sx={{
      minWidth: 0,
      '& .RaLayout-content': { px: { xs: 1, md: 3 } },
      '& .RaLayout-content, & .RaList-main, & .RaList-content': { minWidth: 0 },
      '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
      '& .RaDataTable-tableWrapper .MuiTableCell-root': { px: { md: 0.5, lg: 1 } },
      // Text begins where that of the card does.
      '& .RaDataTable-tableWrapper .MuiTableCell-root:first-of-type': { pl: 2 },
      '& .RaDataTable-tableWrapper .MuiTableCell-root:last-of-type': { pr: 2 },
    }}
  >
    <SessionExpiry />
    <OfflineNotice />
    <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    <HelpKey />
    <NewTabLinks />
  </Layout>
);

const ConsoleAppBar = () => (
  <AppBar alwaysOn enableColorOnDark toolbar={<LoadingIndicator sx={BUSY} />} userMenu={<ConsoleUserMenu />}>
    <PageTitle sx={TITLE} />
    <Finder />
    {/* As wide as the title but for what stands at the end, so that the search is in the middle. */}
    <Box sx={{ flex: { md: '0.6 1 0' } }} />
  </AppBar>
);

/** A ring of one size that turns: react-admin's own shrinks to a dot again and again. */
const BUSY = {
  '& .RaLoadingIndicator-loader': {
    top: 'calc(50% - 10px)',
    left: 'calc(50% - 10px)',
    width: '20px !important',
    height: '20px !important',
  },
  '& .MuiCircularProgress-circle': { animation: 'none', strokeDasharray: '80px 200px' },
} as const;

/** On a phone two short lines, which has no more room beside three buttons; else one line that ends in dots. */
const TITLE = {
  flex: '1 1 0',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: { xs: '0.9375rem', sm: '1.25rem' },
  lineHeight: { xs: 1.25, sm: 1.6 },
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
  overflowWrap: 'anywhere',
  maxHeight: { xs: '2.5em', sm: 'none' },
  mr: { sm: 2 },
  // A block inside the line would be cut without dots.
  '& .RaConfigurable-root': { display: 'inline' },
} as const;
