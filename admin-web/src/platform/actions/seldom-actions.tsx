import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import { IconButton, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useForbiddenText } from '../auth/use-forbidden-text';
import type { ActionPlans } from './action-plan';

interface SeldomActionsProps {
  allowed: string[];
  forbidden: string[];
  plans: ActionPlans;
  labelOf: (action: string) => string;
  onChoose: (action: string) => void;
}

/** Acts behind ⋯, where nobody presses them for the one beside; nothing where there is none. */
export const SeldomActions = ({ allowed, forbidden, plans, labelOf, onChoose }: SeldomActionsProps) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const why = useForbiddenText();
  if (allowed.length + forbidden.length === 0) return null;
  return (
    <>
      <IconButton
        size="small"
        aria-label={translate('console.otherActions')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreHorizIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {allowed.map((action) => (
          <MenuItem
            key={action}
            sx={plans[action]?.danger ? danger : undefined}
            onClick={() => {
              setAnchor(null);
              onChoose(action);
            }}
          >
            <ListItemIcon>{plans[action]?.icon}</ListItemIcon>
            {labelOf(action)}
          </MenuItem>
        ))}
        {/* In reach of the keys, so that the reason is read. */}
        {forbidden.map((action) => (
          <MenuItem key={action} aria-disabled disableRipple sx={{ color: 'text.secondary', cursor: 'not-allowed' }}>
            <ListItemIcon>{plans[action]?.icon}</ListItemIcon>
            <ListItemText primary={labelOf(action)} secondary={why} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

const danger = { color: 'error.main', '& .MuiListItemIcon-root': { color: 'inherit' } } as const;
