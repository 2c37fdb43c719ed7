import { Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminVoucher } from '#contracts/products/vouchers/vouchers.http';
import { DeadlineFact } from '../../platform/fields/deadline';
import { ConsoleShow } from '../../platform/records/console-show';
import { Fact, Facts, DateTimeFact } from '../../platform/records/facts';
import { DateTime } from '../../platform/fields/fields';
import { CustomerFact } from '../../identity/shared/customer-fact';
import { OrderFact } from '../../sales/shared/order-fact';
import { planText } from '../../catalogue/shared/plan';
import { Row } from '../../platform/ui/row';
import { ShowTitle } from '../../platform/records/show-title';
import { Answered } from '../../platform/ui/answered';
import { TitledSection } from '../../platform/ui/titled-section';
import { WhatsAppButton } from '../../identity/shared/whatsapp-button';
import { VoucherActions } from './voucher-actions';

export const VoucherShow = () => <ConsoleShow of={VoucherDetail} />;

const VoucherDetail = ({ record: voucher }: { record: AdminVoucher }) => (
  <>
    <ShowTitle status={{ subject: 'voucher', value: voucher.state }} copy={{ text: voucher.code }}>
      {voucher.code}
    </ShowTitle>
    <Row>
      <VoucherActions />
      <WhatsAppButton href={voucher.waLink} name={voucher.customerName} />
    </Row>
    <Facts>
      <CustomerFact of={voucher} />
      <OrderFact of={voucher} />
      <Fact source="plan">{planText(voucher)}</Fact>
      <Fact source="used">
        {voucher.used}/{voucher.treatments}
      </Fact>
      <DateTimeFact source="issuedAt" iso={voucher.issuedAt} />
      <DeadlineFact source="useBy" iso={voucher.useBy} />
      <DateTimeFact source="firstUsedAt" iso={voucher.firstUsedAt} />
    </Facts>
    <Uses uses={voucher.uses} />
  </>
);

const Uses = ({ uses }: Pick<AdminVoucher, 'uses'>) => {
  const translate = useTranslate();
  return (
    <TitledSection title="voucher.uses">
      <Answered rows={uses} empty="voucher.noUses">
        {(all) => (
          <Stack component="ol" sx={{ listStyle: 'none', p: 0, m: 0, gap: 0.5 }}>
            {all.map(({ number, usedAt, recordedBy }) => (
              <Typography key={number} component="li" variant="body2">
                {translate('voucher.use', { number })} · <DateTime iso={usedAt} /> · {recordedBy}
              </Typography>
            ))}
          </Stack>
        )}
      </Answered>
    </TitledSection>
  );
};
