import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { Fragment, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Permission } from '#domain/platform/admin-role';
import { useCan } from '../auth/permissions';
import { FINDER_KEYS } from '../finder/finder-keys';
import { useRegistry } from '../rooms/registry';
import { KeyCap } from './key-cap';

export interface ShortcutRow {
  keys: string[];
  /** Key of the text between the keys: 'or' by default. */
  between?: string;
  /** Key of the description. */
  does: string;
}

interface ShortcutHelpProps {
  /** Shortcuts of the page itself; the console's follow. */
  rows?: ShortcutRow[];
  note?: ReactNode;
  onClose: () => void;
}

const EVERYWHERE: ShortcutRow[] = [
  { keys: FINDER_KEYS, between: 'shortcuts.with', does: 'finder.title' },
  { keys: ['/'], does: 'shortcuts.search' },
  { keys: ['?'], does: 'shortcuts.help' },
  { keys: ['Esc'], does: 'shortcuts.close' },
];
const NONE: ShortcutRow[] = [];

/** All shortcuts of this page that the role may use. */
export const ShortcutHelp = ({ rows = NONE, note, onClose }: ShortcutHelpProps) => {
  const translate = useTranslate();
  const can = useCan();
  const titleId = useId();
  const lists = useRegistry().resources.flatMap(({ name, menu: { shortcut } }): ShortcutRow[] =>
    shortcut && can(`${name}.read` as Permission)
      ? [{ keys: ['G', shortcut], between: 'shortcuts.sequence', does: `resources.${name}.name` }]
      : [],
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{translate('shortcuts.title')}</DialogTitle>
      <DialogContent>
        {note}
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1, columnGap: 2 }}>
          {[...rows, ...EVERYWHERE, ...lists].map(({ keys, between = 'shortcuts.or', does }) => (
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
        <KeyCap>{key}</KeyCap>
      </Fragment>
    ))}
  </>
);
