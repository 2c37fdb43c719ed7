import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ProviderCard } from '../shared/provider-card';

/** Live preview of the card in the shop's list. */
export const ProviderPreview = () => {
  const translate = useTranslate();
  const { name = '', tagline = '', color = '' } = useWatch() as { name?: string; tagline?: string; color?: string };
  const card = { name, tagline, color, member: 0, isHost: false, startingPrice: 0, saving: null, variants: [] };
  return (
    <Box component="section" aria-label={translate('preview.title')} sx={{ mb: 2 }}>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 1 }}>
        {translate('preview.title')}
      </Typography>
      <ProviderCard card={card} />
    </Box>
  );
};
