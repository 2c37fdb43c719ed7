import { type Theme, useMediaQuery } from '@mui/material';
import { useLayoutEffect, useState } from 'react';
import { Sidebar, type SidebarProps, useSidebarState, useStoreContext } from 'react-admin';

/**
 * react-admin's sidebar, which on a phone is an overlay. Open beside the page, it must not become an overlay when the
 * window gets narrow: it would hide what is open there from keyboard and screen reader. On a tablet it begins collapsed.
 */
export const ConsoleSidebar = (props: SidebarProps) => {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const isTablet = useMediaQuery((theme: Theme) => theme.breakpoints.between('sm', 'lg'), { noSsr: true });
  const [, setOpen] = useSidebarState();
  const store = useStoreContext();
  const [renderedForPhone, setRenderedForPhone] = useState(isPhone);
  const turned = renderedForPhone !== isPhone;
  useLayoutEffect(() => {
    if (!turned) return;
    setOpen(!isPhone);
    setRenderedForPhone(isPhone);
  }, [turned, isPhone, setOpen]);
  useLayoutEffect(() => {
    if (isTablet && store.getItem('sidebar.open') === undefined) setOpen(false);
  }, [isTablet, setOpen, store]);
  return turned ? null : <Sidebar {...props} />;
};
