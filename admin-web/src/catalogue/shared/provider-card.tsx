import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type CardProvider, cardFacts } from '#domain/catalogue/card-facts';
import { seatArcs } from '#domain/catalogue/seat-arcs';
import { formatRupiah } from '#domain/platform/sen';
import { type Marked, ProviderMark } from './provider-mark';

type ProviderCardFacts = CardProvider & Marked;

const small = { fontSize: '0.75rem', lineHeight: '1rem' } as const;

/** A provider's card as in the list of the shop; without plans it has no price yet. */
export const ProviderCard = ({ card }: { card: ProviderCardFacts }) => {
  const translate = useTranslate();
  const { isPo, from, period, saves, seats } = cardFacts(card);
  return (
    <Box
      role="group"
      aria-label={translate('preview.card')}
      lang="id"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        width: 236,
        maxWidth: '100%',
        minHeight: 200,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.75,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <RingedMark of={card} />
        {isPo && (
          <Box
            component="span"
            sx={{ ...small, px: 0.75, py: 0.25, borderRadius: 0.75, fontWeight: 600, color: 'info.main', border: 1 }}
          >
            Pre-Order
          </Box>
        )}
      </Box>
      <Typography noWrap sx={{ mt: 1, fontWeight: 600 }}>
        {card.name || '…'}
      </Typography>
      {card.variants.length > 0 && (
        <>
          <Box sx={{ ...small, mt: 'auto', pt: 0.5, color: 'text.secondary' }}>
            {from}
            <Box component="b" sx={{ fontSize: '1.125rem', lineHeight: '1.625rem', color: 'text.primary' }}>
              {formatRupiah(card.startingPrice)}
            </Box>
            {period}
          </Box>
        </>
      )}
      <Box sx={{ ...small, color: 'text.secondary' }}>
        {saves && (
          <Box component="b" sx={{ fontWeight: 600, color: 'primary.main' }}>
            {saves}
          </Box>
        )}
        {saves && seats && ' · '}
        {seats}
      </Box>
    </Box>
  );
};

const RingedMark = ({ of }: { of: ProviderCardFacts }) => (
  <Box
    aria-hidden
    sx={{ position: 'relative', width: 56, height: 56, display: 'grid', placeItems: 'center', flexShrink: 0 }}
  >
    {of.member > 1 && (
      <Box
        component="svg"
        viewBox="0 0 40 40"
        sx={{ position: 'absolute', inset: 0, fill: 'none', stroke: 'currentColor', strokeWidth: 4, color: 'divider' }}
      >
        {seatArcs(of.member).map((arc) => (
          <path key={arc} d={arc} />
        ))}
      </Box>
    )}
    <ProviderMark of={of} round={of.member > 1} />
  </Box>
);
