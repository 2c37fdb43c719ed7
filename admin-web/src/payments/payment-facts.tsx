import { Box, Stack } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AdminPayment } from '#contracts/http/admin/payments.http';
import { formatRupiah } from '#domain/money/sen';
import { CopyButton } from '../shared/copy-button';
import { Fact, Facts } from '../shared/facts';
import { Age, Moment } from '../shared/fields';
import { CustomerFact } from '../shared/link-facts';
import { planText } from '../shared/plan';
import { RecordLink } from '../shared/record-link';
import { SameProof } from '../shared/same-proof';
import { WaButton } from '../shared/wa-button';

/** What the proof has to agree with, the amount first and largest. */
export const PaymentFacts = () => {
  const payment = useRecordContext<AdminPayment>();
  const translate = useTranslate();
  if (!payment) return null;
  return (
    <Stack useFlexGap sx={{ gap: 1.5 }}>
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <Box sx={{ fontSize: '2rem', fontWeight: 700, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' }}>
          {formatRupiah(payment.amount)}
        </Box>
        <CopyButton text={String(payment.amount)} what={translate('resources.payments.fields.amount')} />
      </Stack>
      <SameProof />
      <Facts>
        <Fact source="bankFrom">{payment.bankFrom}</Fact>
        <Fact source="accountName">{payment.accountName}</Fact>
        <CustomerFact of={payment} />
        <Fact source="orderNumber">
          <RecordLink resource="orders" id={payment.orderUid}>
            {payment.orderNumber}
          </RecordLink>
          <CopyButton text={payment.orderNumber} what={payment.orderNumber} />
        </Fact>
        <Fact source="plan">{planText(payment)}</Fact>
        <Fact source="submittedAt">
          <Moment iso={payment.submittedAt} />
          {payment.state === 'submitted' && (
            <>
              {' · '}
              <Age iso={payment.submittedAt} />
            </>
          )}
        </Fact>
      </Facts>
      <Stack direction="row">
        <WaButton href={payment.waLink} name={payment.customerName} />
      </Stack>
    </Stack>
  );
};
