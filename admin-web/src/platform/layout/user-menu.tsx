import BadgeIcon from '@mui/icons-material/Badge';
import DarkModeIcon from '@mui/icons-material/DarkMode';
import KeyboardIcon from '@mui/icons-material/Keyboard';
import ManageAccountsIcon from '@mui/icons-material/ManageAccounts';
import { Divider, ListItemIcon, ListItemText, MenuItem, Switch, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { Logout, UserMenu, useTheme, useTranslate, useUserMenu } from 'react-admin';
import { Link } from 'react-router';
import { useSession } from '../auth/session';
import { useShortcutsEnabled } from '../shortcuts/use-shortcuts-enabled';
import { LanguageItems } from './language-items';

export const ConsoleUserMenu = () => (
  <UserMenu>
    <RoleLine />
    <AccountLink />
    <ShortcutSwitch />
    <DarkSwitch />
    <Divider component="li" />
    <LanguageItems />
    <Divider component="li" />
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
  const [enabled, setEnabled] = useShortcutsEnabled();
  return (
    <SwitchItem
      icon={<KeyboardIcon fontSize="small" />}
      label="shortcuts.menu"
      checked={enabled}
      onTurn={() => setEnabled(!enabled)}
    />
  );
};

const DarkSwitch = () => {
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const [theme, setTheme] = useTheme(prefersDark ? 'dark' : 'light');
  const isDark = theme === 'dark';
  return (
    <SwitchItem
      icon={<DarkModeIcon fontSize="small" />}
      label="console.dark"
      checked={isDark}
      onTurn={() => setTheme(isDark ? 'light' : 'dark')}
    />
  );
};

interface SwitchItemProps {
  icon: ReactNode;
  /** Key of the texts. */
  label: string;
  checked: boolean;
  onTurn: () => void;
}

const SwitchItem = ({ icon, label, checked, onTurn }: SwitchItemProps) => {
  const translate = useTranslate();
  return (
    <MenuItem role="menuitemcheckbox" aria-checked={checked} onClick={onTurn}>
      <ListItemIcon>{icon}</ListItemIcon>
      <ListItemText>{translate(label)}</ListItemText>
      {/* A picture of the state: the whole entry is what is pressed. */}
      <span inert>
        <Switch checked={checked} size="small" />
      </span>
    </MenuItem>
  );
};
