import SearchIcon from '@mui/icons-material/Search';
import { Box, Button } from '@mui/material';
import { Suspense, useEffect, useState } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { useCan } from '../auth/permissions';
import { lazyComponent } from '../rooms/lazy-component';
import { FINDER_KEYS } from './finder-keys';
import { dropTyping, keepTyping } from './type-ahead';

const FinderDialog = lazyComponent(() => import('./finder-dialog'), 'FinderDialog');
/** Over another dialog it would lead away from what is typed there. */
const OVERLAY = '[role="dialog"], [role="menu"], .MuiModal-root';

/** The search over everything: its button, and its keys, which work in fields too. */
export const Finder = () => {
  const translate = useTranslate();
  const can = useCan();
  const { pathname } = useLocation();
  // Only where it was opened: another page, by the browser's way back, is not below it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  const open = () => {
    if (!isOpen) keepTyping();
    setOpenAt(pathname);
  };
  useEffect(() => (isOpen ? dropTyping : undefined), [isOpen]);
  const onKeyDown = useEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    // Otherwise the browser would go to its address bar.
    event.preventDefault();
    if (!(event.target instanceof Element && event.target.closest(OVERLAY))) open();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onKeyDown]);
  return (
    <>
      <Button
        aria-label={translate('finder.title')}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        color="inherit"
        onClick={open}
        sx={button}
      >
        <SearchIcon sx={{ fontSize: { xs: 24, md: 20 } }} />
        <Box component="span" sx={{ ...fromDesktop, ...words }}>
          {translate(can('orders.read') ? 'finder.button' : 'finder.buttonWithoutOrders')}
        </Box>
        <Box component="kbd" aria-hidden sx={{ ...fromDesktop, ...key }}>
          {FINDER_KEYS.join(' ')}
        </Box>
      </Button>
      {isOpen && (
        <Suspense>
          <FinderDialog onClose={() => setOpenAt(null)} />
        </Suspense>
      )}
    </>
  );
};

const fromDesktop = { display: { xs: 'none', md: 'inline' } } as const;
const button = {
  minWidth: 40,
  height: 36,
  px: { xs: 1, md: 1.5 },
  gap: 1,
  flex: { md: '0 1 480px' },
  justifyContent: 'flex-start',
  overflow: 'hidden',
  color: { md: 'text.secondary' },
  fontWeight: 400,
  border: { md: 1 },
  borderColor: { md: 'divider' },
} as const;
const words = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } as const;
const key = {
  ml: 'auto',
  px: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
  fontFamily: 'inherit',
  fontSize: '0.75rem',
} as const;
