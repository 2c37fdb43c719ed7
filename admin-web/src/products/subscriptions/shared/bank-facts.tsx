import { useResourceContext, useTranslate } from 'react-admin';
import { CopyButton } from '../../../platform/ui/copy-button';
import { Fact, Facts } from '../../../platform/records/facts';

interface BankAccount {
  bankName: string | null;
  accountNumber: string | null;
  accountName: string | null;
}

/** A host's bank account; its number is copied as digits only, as banking apps need it. */
export const BankAccountFacts = ({ record }: { record: BankAccount }) => {
  const resource = useResourceContext();
  const translate = useTranslate();
  return (
    <Facts>
      <Fact source="bankName">{record.bankName}</Fact>
      <Fact source="accountNumber">
        {record.accountNumber}
        {record.accountNumber && (
          <CopyButton
            text={record.accountNumber.replace(/\D/g, '')}
            what={translate(`resources.${resource}.fields.accountNumber`)}
          />
        )}
      </Fact>
      <Fact source="accountName">{record.accountName}</Fact>
    </Facts>
  );
};
