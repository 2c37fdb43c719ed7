import { Alert, Box, Link } from '@mui/material';
import { Fragment, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AdminPayment } from '#contracts/sales/payments.admin.http';
import { NoWrap } from '../../platform/fields/no-wrap';
import { RecordLink } from '../../platform/records/record-link';
import { CompareProofsDialog } from './compare-proofs-dialog';

type Proofs = Pick<AdminPayment, 'orderNumber' | 'proofUrl' | 'sameProofOrders' | 'similarProofOrders'>;

/** Warns when the same picture was sent as proof for other orders too, by mistake or on purpose, or one that looks like it saved again. */
export const SameProofAlert = ({ of: record, isBrief = false }: { of: Proofs | undefined; isBrief?: boolean }) =>
  record && (
    <>
      <Orders text="sameProof.same" mine={record} others={record.sameProofOrders ?? []} isBrief={isBrief} />
      <Orders text="sameProof.similar" mine={record} others={record.similarProofOrders ?? []} isBrief={isBrief} />
    </>
  );

interface OrdersProps {
  text: string;
  mine: Proofs;
  others: Proofs['sameProofOrders'];
  /** Several are only counted, where there is little room. */
  isBrief: boolean;
}

const Orders = ({ text, mine, others, isBrief }: OrdersProps) => {
  const translate = useTranslate();
  const [compares, setCompares] = useState(false);
  if (others.length === 0) return null;
  return (
    <Alert severity="warning" sx={alert}>
      <Box component="span">{translate(text)} </Box>
      {isBrief && others.length > 1 && translate('sameProof.others', { n: others.length })}
      {(isBrief && others.length > 1 ? [] : others).map(({ orderUid, orderNumber }, nth) => (
        <Fragment key={orderUid}>
          {nth > 0 && ', '}
          <NoWrap>
            <RecordLink resource="orders" id={orderUid}>
              {orderNumber}
            </RecordLink>
          </NoWrap>
        </Fragment>
      ))}
      {' · '}
      <Link component="button" type="button" onClick={() => setCompares(true)} sx={compare}>
        {translate('sameProof.compare')}
      </Link>
      {compares && <CompareProofsDialog mine={mine} others={others} onClose={() => setCompares(false)} />}
    </Alert>
  );
};

/** Low, because it stands above what is decided. */
const alert = { py: 0, px: 1.5, fontSize: '0.8125rem', '& .MuiAlert-icon': { mr: 1 } } as const;
const compare = {
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  verticalAlign: 'baseline',
  minHeight: 24,
} as const;
