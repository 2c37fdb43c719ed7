import InboxIcon from '@mui/icons-material/Inbox';
import { Box, Button, Typography } from '@mui/material';
import { useGetResourceLabel, useListContext, useTranslate } from 'react-admin';

/** Empty state of a list; with a filter it offers to clear it. */
export const EmptyList = () => {
  const { filterValues, setFilters, resource } = useListContext();
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const filtered = Object.values(filterValues ?? {}).some((value) => value !== undefined && value !== '');
  return (
    <Box sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>
      <InboxIcon sx={{ fontSize: 48, opacity: 0.5 }} aria-hidden />
      <Typography>
        {filtered
          ? translate('ra.navigation.no_filtered_results', { name: label(resource, 2).toLowerCase() })
          : translate(`resources.${resource}.empty`)}
      </Typography>
      {filtered && (
        <Button sx={{ mt: 1 }} onClick={() => setFilters({}, [])}>
          {translate('ra.navigation.clear_filters')}
        </Button>
      )}
    </Box>
  );
};
