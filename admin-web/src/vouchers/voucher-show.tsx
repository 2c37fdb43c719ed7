import { Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminVoucher } from '#contracts/http/vouchers.http';
import { ConsoleShow } from '../shared/console-show';
import { Fact, Facts, MomentFact } from '../shared/facts';
import { Moment } from '../shared/fields';
import { CustomerFact, OrderFact } from '../shared/link-facts';
import { planText } from '../shared/plan';
import { Row } from '../shared/row';
import { ShowTitle } from '../shared/show-title';
import { TitledSection } from '../shared/titled-section';
import { WaButton } from '../shared/wa-button';
import { VoucherActions } from './voucher-actions';

export const VoucherShow = () => <ConsoleShow of={VoucherDetail} />;

const VoucherDetail = ({ record: voucher }: { record: AdminVoucher }) => (
  <>
    <ShowTitle status={{ subject: 'voucher', value: voucher.state }} copy={{ text: voucher.code }}>
      {voucher.code}
    </ShowTitle>
    <Row>
      <VoucherActions />
      <WaButton href={voucher.waLink} name={voucher.customerName} />
    </Row>
    <Facts>
      <CustomerFact of={voucher} />
      <OrderFact of={voucher} />
      <Fact source="plan">{planText(voucher)}</Fact>
      <Fact source="used">
        {voucher.used}/{voucher.treatments}
      </Fact>
      <MomentFact source="issuedAt" iso={voucher.issuedAt} />
      <MomentFact source="useBy" iso={voucher.useBy} />
      <MomentFact source="firstUsedAt" iso={voucher.firstUsedAt} />
    </Facts>
    <Uses uses={voucher.uses} />
  </>
);

const Uses = ({ uses }: Pick<AdminVoucher, 'uses'>) => {
  const translate = useTranslate();
  return (
    <TitledSection title="voucher.uses">
      {uses.length === 0 && <Typography color="text.secondary">{translate('voucher.noUses')}</Typography>}
      <Stack component="ol" sx={{ listStyle: 'none', p: 0, m: 0, gap: 0.5 }}>
        {uses.map(({ number, usedAt, recordedBy }) => (
          <Typography key={number} component="li" variant="body2">
            {translate('voucher.use', { number })} · <Moment iso={usedAt} /> · {recordedBy}
          </Typography>
        ))}
      </Stack>
    </TitledSection>
  );
};
