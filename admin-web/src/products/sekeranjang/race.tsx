import { Box, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminSekeranjangProduct } from '#contracts/products/sekeranjang/sekeranjang.admin.http';

/** Who has paid on the way to the target; who has only ordered stands beside it. */
export const Race = ({ product }: { product: AdminSekeranjangProduct }) => {
  const translate = useTranslate();
  const { target, held, maxBuyers } = product;
  const buyers = product.finalBuyers ?? product.joined;
  const isReached = buyers >= target;
  return (
    <Box sx={{ minWidth: 140 }}>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: isReached ? 600 : undefined }}>
        {translate(buyers > target ? 'sekeranjang.raceWon' : 'sekeranjang.race', { buyers, target })}
        {held > 0 && ` · ${translate('sekeranjang.held', { held })}`}
        {maxBuyers !== null && ` · ${translate('sekeranjang.most', { most: maxBuyers })}`}
      </Typography>
      <LinearProgress
        aria-hidden
        variant="determinate"
        value={Math.min(100, (buyers / target) * 100)}
        color={product.state === 'missed' ? 'error' : isReached ? 'success' : 'primary'}
        sx={{ height: 8, borderRadius: 4, mt: 0.5 }}
      />
    </Box>
  );
};
