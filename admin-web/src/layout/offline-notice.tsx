import { Alert, Box } from '@mui/material';
import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';

/** Without a line nothing is read again, and nothing else would say so: a queue that stands still looks like one that is done. */
export const OfflineNotice = () => {
  const translate = useTranslate();
  const online = useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
  );
  return (
    // In the page from the beginning, so that a screen reader hears what comes into it.
    <Box role="status" sx={{ position: 'sticky', top: 56, zIndex: 'appBar' }}>
      {!online && (
        <Alert severity="warning" role="presentation" sx={{ my: 1 }}>
          {translate('trouble.offline')}
        </Alert>
      )}
    </Box>
  );
};
