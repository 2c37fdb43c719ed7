import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import { IconButton, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SavedView } from '#contracts/identity/saved-views.admin.http';

interface SavedViewMenuProps {
  view: SavedView;
  onChoose: (what: 'rename' | 'remove') => void;
}

/** What its owner can do with a view, behind ⋮ beside its chip. */
export const SavedViewMenu = ({ view, onChoose }: SavedViewMenuProps) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (what: 'rename' | 'remove') => {
    setAnchor(null);
    onChoose(what);
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={translate('views.menu', { name: view.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => choose('rename')}>
          <ListItemIcon>
            <EditIcon fontSize="small" />
          </ListItemIcon>
          {translate('views.rename')}
        </MenuItem>
        <MenuItem onClick={() => choose('remove')} sx={danger}>
          <ListItemIcon>
            <DeleteIcon fontSize="small" />
          </ListItemIcon>
          {translate('views.remove')}
        </MenuItem>
      </Menu>
    </>
  );
};

const danger = { color: 'error.main', '& .MuiListItemIcon-root': { color: 'inherit' } } as const;
