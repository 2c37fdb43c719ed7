import { Box, Stack } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AdminPayment } from '#contracts/sales/payments.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { CopyButton } from '../../platform/ui/copy-button';
import { Fact, Facts } from '../../platform/records/facts';
import { Age, DateTime } from '../../platform/fields/fields';
import { CustomerFact } from '../../identity/shared/customer-fact';
import { planText } from '../../catalogue/shared/plan';
import { RecordLink } from '../../platform/records/record-link';
import { ProposedAlert } from '../shared/proposed-alert';
import { SameProofAlert } from '../shared/same-proof-alert';
import { WhatsAppButton } from '../../identity/shared/whatsapp-button';

/** The amount that the proof has to show. */
export const PaymentAmount = () => {
  const payment = useRecordContext<AdminPayment>();
  const translate = useTranslate();
  if (!payment) return null;
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <Box sx={amount}>{formatRupiah(payment.amount)}</Box>
      <CopyButton text={String(payment.amount)} what={translate('resources.payments.fields.amount')} />
    </Stack>
  );
};

const amount = {
  fontSize: { xs: '1.5rem', sm: '2rem' },
  fontWeight: 700,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
} as const;

/** What speaks against the payment; while it is decided its form says what was proposed. */
export const PaymentWarnings = ({ isDeciding = false }: { isDeciding?: boolean }) => {
  const payment = useRecordContext<AdminPayment>();
  if (!payment) return null;
  return (
    <Stack useFlexGap sx={{ gap: 1.5, '&:empty': { display: 'none' } }}>
      <SameProofAlert of={payment} isBrief={isDeciding} />
      {!isDeciding && <ProposedAlert proposed={payment.proposed} amount={payment.proposed?.received ?? 0} />}
    </Stack>
  );
};

/** What else the proof has to match, and whose it is. */
export const PaymentFacts = () => {
  const payment = useRecordContext<AdminPayment>();
  if (!payment) return null;
  return (
    <Stack useFlexGap sx={{ gap: 1.5 }}>
      <Facts sx={{ gap: 1 }}>
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
          <DateTime iso={payment.submittedAt} />
          {payment.state === 'submitted' && (
            <>
              {' · '}
              <Age iso={payment.submittedAt} dueAt={payment.checkDueAt} />
            </>
          )}
        </Fact>
      </Facts>
      <Stack direction="row">
        <WhatsAppButton href={payment.waLink} name={payment.customerName} />
      </Stack>
    </Stack>
  );
};
