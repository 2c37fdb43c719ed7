import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';

/** An empty queue or search. Takes the focus after the last decision: the element that had it is gone. */
export const DeskEmpty = ({ takeFocus }: { takeFocus: boolean }) => {
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takeFocus) heading.current?.focus();
  }, [takeFocus]);
  const searching = Boolean(filterValues.q);
  return (
    <Box sx={{ p: 6, textAlign: 'center' }}>
      {!searching && <CheckCircleIcon color="success" sx={{ fontSize: 56 }} aria-hidden />}
      <Typography ref={heading} tabIndex={-1} component="h2" variant="h6" sx={{ outline: 'none' }}>
        {translate(searching ? 'desk.noMatch' : 'desk.empty')}
      </Typography>
      {searching ? (
        <Button onClick={() => setFilters({ ...filterValues, q: undefined }, displayedFilters)}>
          {translate('ra.navigation.clear_filters')}
        </Button>
      ) : (
        <Typography color="textSecondary">{translate('desk.emptyHelp')}</Typography>
      )}
    </Box>
  );
};
