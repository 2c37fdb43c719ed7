import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { Fragment, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useShortcutsEnabled } from '../shared/use-shortcuts-enabled';

const ROWS: { keys: string[]; does: string }[] = [
  { keys: ['J', '↓'], does: 'next' },
  { keys: ['K', '↑'], does: 'previous' },
  { keys: ['Enter', 'C'], does: 'confirm' },
  { keys: ['R'], does: 'reject' },
  { keys: ['?'], does: 'help' },
  { keys: ['Esc'], does: 'close' },
];
const GO_KEYS = ['P', 'O', 'G', 'H', 'R'];

export const DeskHelp = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const [enabled] = useShortcutsEnabled();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{translate('desk.helpTitle')}</DialogTitle>
      <DialogContent>
        {!enabled && <Typography gutterBottom>{translate('desk.helpOff')}</Typography>}
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1, columnGap: 2 }}>
          {ROWS.map(({ keys, does }) => (
            <Fragment key={does}>
              <dt>
                <Keys keys={keys} between={translate('desk.keys.or')} />
              </dt>
              <Box component="dd" sx={{ m: 0 }}>
                {translate(`desk.keys.${does}`)}
              </Box>
            </Fragment>
          ))}
          <dt>
            <Keys keys={['G']} between="" /> {translate('desk.keys.then')} <Keys keys={GO_KEYS} between="/" />
          </dt>
          <Box component="dd" sx={{ m: 0 }}>
            {translate('desk.keys.go')}
          </Box>
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
      <Fragment key={key}>
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
