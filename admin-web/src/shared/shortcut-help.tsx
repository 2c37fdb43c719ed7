import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { Fragment, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Permission } from '#domain/admins/admin-role';
import { GO_KEYS } from './go-keys';
import { useMay } from './use-may';

export interface ShortcutRow {
  keys: string[];
  /** Between the keys, which are one or the other unless told otherwise. */
  between?: string;
  /** Key of the text of what they do. */
  does: string;
}

interface ShortcutHelpProps {
  /** What the page has of its own; the console's keys follow. */
  rows?: ShortcutRow[];
  note?: ReactNode;
  onClose: () => void;
}

const EVERYWHERE: ShortcutRow[] = [
  { keys: ['/'], does: 'keys.search' },
  { keys: ['?'], does: 'keys.help' },
  { keys: ['Esc'], does: 'keys.close' },
];
const NONE: ShortcutRow[] = [];

/** All keys that work on this page, for the role that asks. */
export const ShortcutHelp = ({ rows = NONE, note, onClose }: ShortcutHelpProps) => {
  const translate = useTranslate();
  const may = useMay();
  const titleId = useId();
  const go: ShortcutRow[] = Object.entries(GO_KEYS)
    .filter(([resource]) => may(`${resource}.read` as Permission))
    .map(([resource, key]) => ({ keys: ['G', key], between: 'keys.then', does: `resources.${resource}.name` }));
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{translate('keys.title')}</DialogTitle>
      <DialogContent>
        {note}
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1, columnGap: 2 }}>
          {[...rows, ...EVERYWHERE, ...go].map(({ keys, between = 'keys.or', does }) => (
            <Fragment key={does}>
              <dt>
                <Keys keys={keys} between={translate(between)} />
              </dt>
              <Box component="dd" sx={{ m: 0 }}>
                {translate(does, { smart_count: 2 })}
              </Box>
            </Fragment>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const Keys = ({ keys, between }: { keys: string[]; between: string }) => (
  <>
    {keys.map((key, index) => (
      <Fragment key={`${index} ${key}`}>
        {index > 0 && ` ${between} `}
        <Box
          component="kbd"
          sx={{ px: 0.75, border: 1, borderColor: 'divider', borderRadius: 1, whiteSpace: 'nowrap' }}
        >
          {key}
        </Box>
      </Fragment>
    ))}
  </>
);
