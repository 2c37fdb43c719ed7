import HelpOutlineIcon from '@mui/icons-material/HelpOutlined';
import { FormControlLabel, IconButton, Stack, Switch, Tooltip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useShortcutsEnabled } from '../../platform/shortcuts/use-shortcuts-enabled';

interface DeskToolbarProps {
  shown: number;
  total: number;
  onHelp: () => void;
}

export const DeskToolbar = ({ shown, total, onHelp }: DeskToolbarProps) => {
  const translate = useTranslate();
  const [enabled, setEnabled] = useShortcutsEnabled();
  return (
    <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, mb: 0.5 }}>
      <Typography sx={{ flexGrow: 1 }} role="status">
        {shown > 0 && (
          <>
            <strong>{total}</strong> {translate('desk.waiting')}
          </>
        )}
        {shown > 0 && shown < total && ` (${translate('desk.more', { shown })})`}
      </Typography>
      <FormControlLabel
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
        control={<Switch size="small" checked={enabled} onChange={(event) => setEnabled(event.target.checked)} />}
        label={translate('desk.shortcutsOn')}
      />
      <Tooltip title={translate('desk.help')}>
        <IconButton
          aria-label={translate('desk.help')}
          aria-keyshortcuts="?"
          onClick={onHelp}
          sx={{ display: { xs: 'none', md: 'inline-flex' } }}
        >
          <HelpOutlineIcon />
        </IconButton>
      </Tooltip>
    </Stack>
  );
};
