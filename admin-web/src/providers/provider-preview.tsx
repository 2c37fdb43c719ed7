import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ListCard } from '../shared/list-card';

/** The card in the shop's list, while it is being written. Prices come from the variants. */
export const ProviderPreview = () => {
  const translate = useTranslate();
  const { name = '', tagline = '', color = '' } = useWatch() as { name?: string; tagline?: string; color?: string };
  const card = { name, tagline, color, member: 0, isPo: false, isHost: false, startingPrice: null };
  return (
    <Box component="section" aria-label={translate('preview.title')} sx={{ mb: 2 }}>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 1 }}>
        {translate('preview.title')}
      </Typography>
      <ListCard card={card} />
    </Box>
  );
};
