import { useResourceContext, useTranslate } from 'react-admin';
import { CopyButton } from './copy-button';
import { Fact, Facts } from './facts';

interface BankAccount {
  bankName: string | null;
  accountNumber: string | null;
  accountName: string | null;
}

/** Where a host wants the money; the number copies as digits only, as banking apps want it. */
export const BankFacts = ({ record }: { record: BankAccount }) => {
  const resource = useResourceContext();
  const translate = useTranslate();
  return (
    <Facts>
      <Fact source="bankName">{record.bankName ?? '–'}</Fact>
      <Fact source="accountNumber">
        {record.accountNumber ?? '–'}
        {record.accountNumber && (
          <CopyButton
            text={record.accountNumber.replace(/\D/g, '')}
            what={translate(`resources.${resource}.fields.accountNumber`)}
          />
        )}
      </Fact>
      <Fact source="accountName">{record.accountName ?? '–'}</Fact>
    </Facts>
  );
};
