import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminCredential } from '#contracts/products/subscriptions/vault.http';
import { DateTime } from '../../../platform/fields/fields';
import { RecordLink } from '../../../platform/records/record-link';

/** Who stored and who opened the login, newest first. */
export const VaultAccessLog = ({ accesses }: Pick<AdminCredential, 'accesses'>) => {
  const translate = useTranslate();
  return (
    <Box sx={{ width: '100%' }}>
      <Typography component="h4" variant="subtitle2" color="textSecondary">
        {translate('vault.accesses')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {accesses.map((access, index) => (
          <Box
            component="li"
            key={`${access.at}-${index}`}
            sx={{ py: 0.75, borderTop: index ? 1 : 0, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            {access.accountUid ? (
              <RecordLink resource="accounts" id={access.accountUid}>
                {access.name}
              </RecordLink>
            ) : (
              access.name
            )}{' '}
            {translate(`vault.${access.kind}By`, { version: access.version })}
            {access.seatNumber !== null && ` · ${translate('seat.number', { n: access.seatNumber })}`}
            <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
              <DateTime iso={access.at} />
              {access.ip && ` · ${access.ip}`}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
