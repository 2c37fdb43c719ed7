import { Alert, Box } from '@mui/material';
import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';

/** Offline nothing is refetched, and an outdated queue would look like a finished one. */
export const OfflineNotice = () => {
  const translate = useTranslate();
  const online = useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
  );
  return (
    // Always mounted: screen readers announce changes only of an existing live region.
    <Box role="status" sx={{ position: 'sticky', top: 56, zIndex: 'appBar' }}>
      {!online && (
        <Alert severity="warning" role="presentation" sx={{ my: 1 }}>
          {translate('trouble.offline')}
        </Alert>
      )}
    </Box>
  );
};
