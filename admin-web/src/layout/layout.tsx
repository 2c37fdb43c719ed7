import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { AppBar, Layout, LoadingIndicator, LocalesMenuButton, TitlePortal, ToggleThemeButton } from 'react-admin';
import { ConsoleMenu } from './menu';
import { ConsoleUserMenu } from './user-menu';

export const ConsoleLayout = ({ children }: { children: ReactNode }) => (
  <Layout
    appBar={ConsoleAppBar}
    appBarAlwaysOn
    menu={ConsoleMenu}
    // RA grows with its content; here a wide table scrolls inside its card instead of pushing the page.
    sx={{
      minWidth: 0,
      '& .RaLayout-content, & .RaList-main, & .RaList-content': { minWidth: 0 },
      '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
    }}
  >
    {children}
  </Layout>
);

const ConsoleAppBar = () => (
  <AppBar
    alwaysOn
    enableColorOnDark
    toolbar={
      <>
        <LocaleMenu />
        <ToggleThemeButton />
        <LoadingIndicator />
      </>
    }
    userMenu={<ConsoleUserMenu />}
  >
    <TitlePortal />
  </AppBar>
);

/** On a phone only the sign of it: the language's name would push the page's title out. */
const LocaleMenu = () => (
  <Box
    sx={{
      '& .MuiButton-root': { fontSize: { xs: 0, sm: '0.875rem' }, minWidth: 0 },
      '& .MuiButton-endIcon': { display: { xs: 'none', sm: 'inherit' } },
      '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } },
    }}
  >
    <LocalesMenuButton />
  </Box>
);
