import { Box } from '@mui/material';
import { KeyCap } from './key-cap';
import { useShortcutsEnabled } from './use-shortcuts-enabled';

/** The key of a button, on a screen wide enough for a keyboard. Screen readers have it from `aria-keyshortcuts`. */
export const KeyHint = ({ children }: { children: string }) => {
  const [enabled] = useShortcutsEnabled();
  return (
    enabled && (
      <Box
        component="span"
        aria-hidden
        sx={{
          display: { xs: 'none', md: 'inline' },
          ml: 0.75,
          fontSize: '0.75rem',
          '& kbd': { borderColor: 'currentColor' },
        }}
      >
        <KeyCap>{children}</KeyCap>
      </Box>
    )
  );
};
