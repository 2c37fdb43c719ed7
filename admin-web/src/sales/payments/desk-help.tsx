import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ShortcutHelp, type ShortcutRow } from '../../platform/shortcuts/shortcut-help';
import { useShortcutsEnabled } from '../../platform/shortcuts/use-shortcuts-enabled';

const ROWS: ShortcutRow[] = [
  { keys: ['J', '↓'], does: 'steps.next' },
  { keys: ['K', '↑'], does: 'steps.previous' },
  { keys: ['Enter', 'C'], does: 'desk.keys.confirm' },
  { keys: ['B'], does: 'desk.keys.confirmByLine' },
  { keys: ['R'], does: 'desk.keys.reject' },
];

export const DeskHelp = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const [enabled] = useShortcutsEnabled();
  return (
    <ShortcutHelp
      rows={ROWS}
      note={!enabled && <Typography gutterBottom>{translate('desk.helpOff')}</Typography>}
      onClose={onClose}
    />
  );
};
