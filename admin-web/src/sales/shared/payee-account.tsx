import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { NoWrap } from '../../platform/fields/no-wrap';
import { CopyButton } from '../../platform/ui/copy-button';

interface PayeeAccountProps {
  of: { bankName: string | null; accountNumber: string | null; accountName: string | null };
}

/** In a list: the account that money goes to, with its number to copy as banking apps take it, and its holder. */
export const PayeeAccount = ({ of: { bankName, accountNumber, accountName } }: PayeeAccountProps) => {
  const translate = useTranslate();
  if (!accountNumber) return <>{bankName ?? '–'}</>;
  const what = translate('resources.reimbursements.fields.accountNumber');
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <NoWrap>
        {bankName} {accountNumber}
      </NoWrap>
      {/* Otherwise the row would open the record as well. */}
      <Box component="span" onClick={(event) => (event.preventDefault(), event.stopPropagation())}>
        <CopyButton text={accountNumber.replace(/\D/g, '')} what={what} />
      </Box>
      {accountName && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {translate('transfer.holder', { name: accountName })}
        </Box>
      )}
    </Box>
  );
};
