import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { initials, textColourOn } from '#domain/catalogue/mark';
import { formatRupiah } from '#domain/platform/sen';

export interface ProviderCardFacts {
  name: string;
  tagline: string;
  color: string;
  member: number;
  isPo: boolean;
  isHost: boolean;
  startingPrice: number | null;
}

const HEX = /^#[0-9a-f]{6}$/i;

/** A provider's card as in the list of the shop. */
export const ProviderCard = ({ card }: { card: ProviderCardFacts }) => {
  const translate = useTranslate();
  const badge = card.isPo
    ? 'Pre-Order'
    : card.isHost
      ? 'Bisa jadi host'
      : card.member > 1
        ? `${card.member} orang`
        : '';
  return (
    <Box
      role="group"
      aria-label={translate('preview.card')}
      sx={{ display: 'flex', gap: 1.75, p: 2, border: 1, borderColor: 'divider', borderRadius: 3, maxWidth: 360 }}
    >
      <Box
        aria-hidden
        sx={{
          width: 44,
          height: 44,
          flexShrink: 0,
          borderRadius: 2.5,
          display: 'grid',
          placeItems: 'center',
          fontWeight: 700,
          color: HEX.test(card.color) ? textColourOn(card.color) : 'text.primary',
          bgcolor: HEX.test(card.color) ? card.color : 'action.selected',
        }}
      >
        {initials(card.name)}
      </Box>
      <Box lang="id" sx={{ minWidth: 0, flex: 1 }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{card.name || '…'}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {card.tagline}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
          {card.startingPrice !== null && (
            <Typography variant="body2" color="text.secondary" sx={{ mr: 'auto' }}>
              mulai{' '}
              <Box component="b" sx={{ color: 'text.primary' }}>
                {formatRupiah(card.startingPrice)}
              </Box>
            </Typography>
          )}
          {badge && (
            <Box
              component="span"
              sx={{ px: 1, border: 1, borderColor: 'divider', borderRadius: 4, fontSize: '0.75rem' }}
            >
              {badge}
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  );
};
