import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { type OwnAccountBody, ownAccountBody } from '#contracts/sales/own-account.http';
import { Button } from '../../platform/ui/button';
import { FailureNotice, applyFieldErrors } from '../../platform/ui/form-errors';
import { ACCOUNT_FIELDS, AccountFields } from './bank-field';

interface Props {
  /** Keeps the account; the form is busy until it has, and shows why it was refused. */
  send: (account: OwnAccountBody) => Promise<unknown>;
  failed: string;
  className?: string;
  /** The text of the button. */
  children: ReactNode;
}

/** Where money of the customer is to go: a bank, a number and a holder. */
export function AccountForm({ send, failed, className = '', children }: Props) {
  const { register, handleSubmit, setError, formState } = useForm<OwnAccountBody>({
    resolver: standardSchemaResolver(ownAccountBody),
    defaultValues: { bankName: '', accountNumber: '', accountName: '' },
  });
  const { errors } = formState;
  const sending = useMutation({
    mutationFn: send,
    onError: (error) => applyFieldErrors(error, ACCOUNT_FIELDS, setError),
  });
  return (
    <form noValidate className={`space-y-4 ${className}`} onSubmit={handleSubmit((account) => sending.mutate(account))}>
      <AccountFields register={register} errors={errors} />
      <FailureNotice error={sending.error} fields={errors} title={failed} />
      <Button type="submit" wide busy={sending.isPending}>
        {children}
      </Button>
    </form>
  );
}
