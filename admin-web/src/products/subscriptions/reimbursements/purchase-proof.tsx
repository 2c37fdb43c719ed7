import { Box } from '@mui/material';
import { useState } from 'react';
import { Link, useGetOne, useTranslate } from 'react-admin';
import type { AdminPurchase } from '#contracts/products/subscriptions/hosts.admin.http';
import { useCan } from '../../../platform/auth/permissions';
import { Actor } from '../../../platform/fields/actor';
import { formatDateTime } from '../../../platform/fields/format';

/** The proof of what the host has bought, small, with who has verified it; leads to the purchase. */
export const PurchaseProof = ({ purchaseUid }: { purchaseUid: string }) => {
  const translate = useTranslate();
  const enabled = useCan()('host-purchases.read');
  const { data } = useGetOne<AdminPurchase>('host-purchases', { id: purchaseUid }, { enabled });
  // What is no picture, or does not load, is still linked.
  const [broken, setBroken] = useState(false);
  if (!data) return null;
  return (
    <Link to={`/host-purchases/${purchaseUid}/show`} sx={row}>
      {data.proofUrl && !broken && (
        <Box component="img" src={data.proofUrl} alt="" role="img" onError={() => setBroken(true)} sx={thumbnail} />
      )}
      <span>
        <Box component="span" sx={{ textDecoration: 'underline' }}>
          {translate('reimbursement.proof')}
        </Box>
        {data.decidedAt && (
          <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
            {translate('reimbursement.verified', { at: formatDateTime(data.decidedAt) })} <Actor by={data.decidedBy} />
          </Box>
        )}
      </span>
    </Link>
  );
};

const row = {
  display: 'flex',
  textDecoration: 'none',
  alignItems: 'center',
  gap: 2,
  width: 'fit-content',
  maxWidth: '100%',
} as const;
const thumbnail = {
  width: 120,
  height: 120,
  flexShrink: 0,
  objectFit: 'cover',
  objectPosition: 'top',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
} as const;
