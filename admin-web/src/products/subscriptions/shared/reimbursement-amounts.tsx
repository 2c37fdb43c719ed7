import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatRupiah } from '#domain/platform/sen';

interface ReimbursementAmountsProps {
  resource: 'host-purchases' | 'reimbursements';
  providerPrice: number;
  /** The provider's price is what the host says. */
  isClaimed?: boolean;
  hostShare: number;
  transferFee: number;
  correction?: number;
  total: number | null;
}

/** Provider price − host share − transfer fee = reimbursement (docs/rules/hosts.md). A negative fee is added. */
export const ReimbursementAmounts = ({
  resource,
  providerPrice,
  isClaimed = false,
  hostShare,
  transferFee,
  correction = 0,
  total,
}: ReimbursementAmountsProps) => {
  const translate = useTranslate();
  const label = (field: string) => translate(`resources.${resource}.fields.${field}`);
  return (
    <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' }}>
      <Typography component="caption" variant="subtitle2" sx={{ textAlign: 'left', pb: 0.5 }}>
        {translate('amounts.title')}
      </Typography>
      <tbody>
        <Line label={label(isClaimed ? 'claimed' : 'providerPrice')} amount={providerPrice} />
        <Line label={label('hostShare')} amount={-hostShare} />
        <Line label={label('transferFee')} amount={-transferFee} />
        {correction !== 0 && <Line label={translate('amounts.correction')} amount={correction} />}
        <Line label={translate('amounts.total')} amount={total} strong />
      </tbody>
    </Box>
  );
};

const Line = ({ label, amount, strong = false }: { label: string; amount: number | null; strong?: boolean }) => {
  const translate = useTranslate();
  return (
    <Box component="tr" sx={strong ? { borderTop: 1, borderColor: 'divider', fontWeight: 700 } : undefined}>
      <Box component="th" scope="row" sx={{ textAlign: 'left', fontWeight: 'inherit', py: 0.5 }}>
        {label}
      </Box>
      <Box component="td" sx={{ textAlign: 'right', whiteSpace: 'nowrap', pl: 2 }}>
        {amount === null ? translate('amounts.unknown') : formatRupiah(amount)}
      </Box>
    </Box>
  );
};
