import CloseIcon from '@mui/icons-material/Close';
import { Box, Checkbox, IconButton } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useGetRecordRepresentation, useListContext, useTranslate } from 'react-admin';

/** Chooses a row on a phone, where the list is no table. The row around it is a link, which it does not follow. */
export const RowChoice = ({ of: record }: { of: RaRecord }) => {
  const { resource, selectedIds, onToggleItem } = useListContext();
  const translate = useTranslate();
  const name = useGetRecordRepresentation(resource)(record);
  return (
    <Checkbox
      checked={selectedIds.includes(record.id)}
      onClick={(event) => event.stopPropagation()}
      onChange={() => onToggleItem(record.id)}
      aria-label={`${translate('ra.action.select_row')} ${typeof name === 'string' ? name : ''}`.trim()}
      sx={{ ml: -1.5, p: 1.5 }}
    />
  );
};

/** What can be done with the chosen rows, at the foot of a phone as long as there are any. */
export const ChosenBar = ({ children }: { children: ReactNode }) => {
  const { selectedIds, onUnselectItems } = useListContext();
  const translate = useTranslate();
  if (selectedIds.length === 0) return null;
  return (
    <Box role="group" aria-label={translate('ra.action.bulk_actions', { smart_count: selectedIds.length })} sx={bar}>
      <IconButton aria-label={translate('ra.action.unselect')} onClick={() => onUnselectItems()} size="small">
        <CloseIcon fontSize="small" />
      </IconButton>
      <Box component="span" sx={{ flex: 1, fontSize: '0.875rem' }}>
        {translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}
      </Box>
      {children}
    </Box>
  );
};

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  p: 1,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '& .MuiButton-root': { minHeight: 44 },
  // What none of the chosen rows allows takes no room.
  '& .Mui-disabled': { display: 'none' },
} as const;
