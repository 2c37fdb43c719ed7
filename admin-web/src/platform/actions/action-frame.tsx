import { Box, Dialog } from '@mui/material';
import { type ReactNode, createContext, useContext } from 'react';

interface ActionFrameProps {
  titleId: string;
  contentId: string;
  /** Undefined: it cannot be left now. */
  onClose?: () => void;
  children: ReactNode;
}

const InPlace = createContext(false);
/** Around actions whose form stands where it is asked for, because it must not cover what is looked at. */
export const ActionsInPlace = ({ children }: { children: ReactNode }) => <InPlace value>{children}</InPlace>;

/** Around the form of an action: a dialog over the page, or a panel in it. Esc leaves both. */
export const ActionFrame = ({ titleId, contentId, onClose, children }: ActionFrameProps) =>
  useContext(InPlace) ? (
    <Box
      component="section"
      data-in-place
      aria-labelledby={titleId}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onClose?.()}
      sx={panel}
    >
      {children}
    </Box>
  ) : (
    <Dialog
      open
      onClose={onClose}
      // React events bubble through the component tree, out of the portal: rows and queues must not handle them.
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}
      aria-labelledby={titleId}
      aria-describedby={contentId}
      fullWidth
      maxWidth="xs"
    >
      {children}
    </Dialog>
  );

/** Where its place is low its middle scrolls, and its buttons stay at its foot; on a phone at that of the screen. */
const panel = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
  border: 1,
  borderColor: 'primary.main',
  borderRadius: 2,
  // What stands at its foot has no corners of its own; a scroll container would take the buttons off the foot of a phone's screen.
  overflow: 'clip',
  bgcolor: 'background.paper',
  // Narrower than a dialog.
  '& .MuiDialogTitle-root, & .MuiDialogContent-root': { px: 2 },
  '& .MuiDialogTitle-root': { pt: 1, pb: 0.5, fontSize: '1.125rem' },
  '& .MuiDialogContent-root': { pb: 1 },
  '& .MuiDialogContent-root .MuiDialogContentText-root': { fontSize: '0.875rem', mb: 1.5 },
  '& .MuiDialogActions-root': {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    flexShrink: 0,
    flexWrap: 'wrap',
    px: 2,
    py: 1,
    borderTop: 1,
    borderColor: 'divider',
    bgcolor: 'background.paper',
    '& .MuiButton-root': { minHeight: { xs: 48, md: 36 } },
  },
} as const;
