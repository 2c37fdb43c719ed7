import KeyboardIcon from '@mui/icons-material/Keyboard';
import { ListItemIcon, ListItemText, MenuItem, Switch } from '@mui/material';
import { Logout, UserMenu, useTranslate } from 'react-admin';
import { useShortcutsEnabled } from '../shared/use-shortcuts-enabled';

export const ConsoleUserMenu = () => (
  <UserMenu>
    <ShortcutSwitch />
    <Logout />
  </UserMenu>
);

const ShortcutSwitch = () => {
  const translate = useTranslate();
  const [enabled, setEnabled] = useShortcutsEnabled();
  return (
    <MenuItem role="menuitemcheckbox" aria-checked={enabled} onClick={() => setEnabled(!enabled)}>
      <ListItemIcon>
        <KeyboardIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{translate('menu.shortcuts')}</ListItemText>
      <Switch checked={enabled} tabIndex={-1} size="small" slotProps={{ input: { 'aria-hidden': true } }} />
    </MenuItem>
  );
};
