import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';

const MOST = 5;

/** '★★★★☆', read out as a number. */
export const Stars = ({ n }: { n: number }) => {
  const translate = useTranslate();
  return (
    <Box component="span" role="img" aria-label={translate('reviews.stars', { n })} sx={{ whiteSpace: 'nowrap' }}>
      {'★'.repeat(n)}
      {'☆'.repeat(MOST - n)}
    </Box>
  );
};
