import type { ReactNode } from 'react';
import { AppBar, Layout, LoadingIndicator, LocalesMenuButton, TitlePortal, ToggleThemeButton } from 'react-admin';
import { ConsoleMenu } from './menu';
import { ConsoleUserMenu } from './user-menu';

export const ConsoleLayout = ({ children }: { children: ReactNode }) => (
  <Layout
    appBar={ConsoleAppBar}
    appBarAlwaysOn
    menu={ConsoleMenu}
    // RA grows with its content; on a phone a wide table must scroll inside, not push the page.
    sx={{ minWidth: 0, '& .RaLayout-content': { minWidth: 0 } }}
  >
    {children}
  </Layout>
);

const ConsoleAppBar = () => (
  <AppBar
    alwaysOn
    toolbar={
      <>
        <LocalesMenuButton />
        <ToggleThemeButton />
        <LoadingIndicator />
      </>
    }
    userMenu={<ConsoleUserMenu />}
  >
    <TitlePortal />
  </AppBar>
);
