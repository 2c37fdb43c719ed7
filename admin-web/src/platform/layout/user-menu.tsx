import BadgeIcon from '@mui/icons-material/Badge';
import KeyboardIcon from '@mui/icons-material/Keyboard';
import ManageAccountsIcon from '@mui/icons-material/ManageAccounts';
import { ListItemIcon, ListItemText, MenuItem, Switch } from '@mui/material';
import { Logout, UserMenu, useTranslate, useUserMenu } from 'react-admin';
import { Link } from 'react-router';
import { useSession } from '../auth/session';
import { useShortcutsEnabled } from '../shortcuts/use-shortcuts-enabled';

export const ConsoleUserMenu = () => (
  <UserMenu>
    <RoleLine />
    <AccountLink />
    <ShortcutSwitch />
    <Logout />
  </UserMenu>
);

/** Name and role of the signed-in admin. */
const RoleLine = () => {
  const translate = useTranslate();
  const session = useSession();
  return (
    session && (
      <MenuItem disabled sx={{ '&.Mui-disabled': { opacity: 1 } }}>
        <ListItemIcon>
          <BadgeIcon fontSize="small" />
        </ListItemIcon>
        <ListItemText primary={session.name} secondary={translate(`adminRole.${session.role}`)} />
      </MenuItem>
    )
  );
};

const AccountLink = () => {
  const translate = useTranslate();
  const { onClose } = useUserMenu() ?? {};
  return (
    <MenuItem component={Link} to="/account" onClick={onClose}>
      <ListItemIcon>
        <ManageAccountsIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{translate('console.account')}</ListItemText>
    </MenuItem>
  );
};

const ShortcutSwitch = () => {
  const translate = useTranslate();
  const [enabled, setEnabled] = useShortcutsEnabled();
  return (
    <MenuItem role="menuitemcheckbox" aria-checked={enabled} onClick={() => setEnabled(!enabled)}>
      <ListItemIcon>
        <KeyboardIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{translate('shortcuts.menu')}</ListItemText>
      <Switch checked={enabled} tabIndex={-1} size="small" slotProps={{ input: { 'aria-hidden': true } }} />
    </MenuItem>
  );
};
