import { Box, Stack, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AdminVoucher } from '#contracts/http/vouchers.http';
import { ConsoleShow } from '../shared/console-show';
import { CopyButton } from '../shared/copy-button';
import { Fact, Facts } from '../shared/facts';
import { Moment } from '../shared/fields';
import { planText } from '../shared/plan';
import { RecordLink } from '../shared/record-link';
import { StatusChip } from '../shared/status-chip';
import { WaButton } from '../shared/wa-button';
import { VoucherActions } from './voucher-actions';

export const VoucherShow = () => (
  <ConsoleShow>
    <VoucherDetail />
  </ConsoleShow>
);

const VoucherDetail = () => {
  const voucher = useRecordContext<AdminVoucher>();
  if (!voucher) return null;
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h2" variant="h6">
          {voucher.code}
        </Typography>
        <CopyButton text={voucher.code} what={voucher.code} />
        <StatusChip subject="voucher" value={voucher.state} />
      </Stack>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <VoucherActions />
        <WaButton href={voucher.waLink} name={voucher.customerName} />
      </Stack>
      <Facts>
        <Fact source="customerName">
          <RecordLink resource="customers" id={voucher.customerUid}>
            {voucher.customerName}
          </RecordLink>
        </Fact>
        <Fact source="orderNumber">
          <RecordLink resource="orders" id={voucher.orderUid}>
            {voucher.orderNumber}
          </RecordLink>
        </Fact>
        <Fact source="plan">{planText(voucher)}</Fact>
        <Fact source="used">
          {voucher.used}/{voucher.treatments}
        </Fact>
        <Fact source="issuedAt">
          <Moment iso={voucher.issuedAt} />
        </Fact>
        <Fact source="useBy">
          <Moment iso={voucher.useBy} />
        </Fact>
        <Fact source="firstUsedAt">
          <Moment iso={voucher.firstUsedAt} />
        </Fact>
      </Facts>
      <Uses uses={voucher.uses} />
    </>
  );
};

const Uses = ({ uses }: Pick<AdminVoucher, 'uses'>) => {
  const translate = useTranslate();
  return (
    <Box component="section" aria-labelledby="uses-title">
      <Typography id="uses-title" component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {translate('voucher.uses')}
      </Typography>
      {uses.length === 0 && <Typography color="text.secondary">{translate('voucher.noUses')}</Typography>}
      <Stack component="ol" sx={{ listStyle: 'none', p: 0, m: 0, gap: 0.5 }}>
        {uses.map(({ number, usedAt, recordedBy }) => (
          <Typography key={number} component="li" variant="body2">
            {translate('voucher.use', { number })} · <Moment iso={usedAt} /> · {recordedBy}
          </Typography>
        ))}
      </Stack>
    </Box>
  );
};
