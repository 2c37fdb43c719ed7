import { type Theme, useMediaQuery } from '@mui/material';
import { useLayoutEffect, useState } from 'react';
import { Sidebar, type SidebarProps, useSidebarState, useStoreContext } from 'react-admin';

/**
 * react-admin's, which on a phone lies over the page. One that stands open beside the page must not fall over it when
 * the phone is turned or the window made narrow: whatever is open there would be cut off from keyboard and reader. On a
 * tablet it begins as icons, until somebody opens it: with words it takes a quarter of what tables need.
 */
export const ConsoleSidebar = (props: SidebarProps) => {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const isTablet = useMediaQuery((theme: Theme) => theme.breakpoints.between('sm', 'lg'), { noSsr: true });
  const [, setOpen] = useSidebarState();
  const store = useStoreContext();
  const [drawnForPhone, setDrawnForPhone] = useState(isPhone);
  const turned = drawnForPhone !== isPhone;
  useLayoutEffect(() => {
    if (!turned) return;
    setOpen(!isPhone);
    setDrawnForPhone(isPhone);
  }, [turned, isPhone, setOpen]);
  useLayoutEffect(() => {
    if (isTablet && store.getItem('sidebar.open') === undefined) setOpen(false);
  }, [isTablet, setOpen, store]);
  return turned ? null : <Sidebar {...props} />;
};
