import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CheckoutView } from '#contracts/sales/payments.http';
import type { OrderKeys } from '#contracts/shop-paths';
import { part } from '../../platform/router/lazy-part';
import { useSession } from '../../platform/session/session';
import { Unsettled } from '../../platform/ui/states';
import type { WithParts } from '../product-line';
import { AmountChanged, Breakdown, PaymentAmount, useAmountBefore } from './payment-amount';
import { PaymentMethods, TransferSteps } from './payment-methods';
import { ProofBar } from './proof-bar';
import { ProofForm } from './proof-form';

/** Fetched where the gateway is switched on. */
const GatewayPart = part(async () => (await import('./gateway-panel')).GatewayPanel);

/** Of the signed-in customer only; a payment link works without. */
const CreditPart = part(async () => (await import('./credit-choice')).UseCredit);

interface WaysToPayProps extends WithParts {
  keys: OrderKeys;
  checkout: CheckoutView;
  outcomePath: string;
}

/** The amount with the accounts, what is promised for the money, and the proof; side by side where there is room. */
export function WaysToPay({ keys, checkout, outcomePath, parts }: WaysToPayProps) {
  const session = useSession();
  const queries = useQueryClient();
  const { amount, channels, uniqueCode } = checkout;
  const afterAccounts = useRef<HTMLDivElement>(null);
  const proof = useRef<HTMLDivElement>(null);
  const { before, expectChange } = useAmountBefore(amount);
  const toTransfer = <PaymentAmount amount={amount} code={uniqueCode} />;
  const accounts = (
    <>
      <PaymentMethods methods={checkout.methods} amountWithoutCode={uniqueCode ? amount : null} />
      <div ref={afterAccounts} className="mt-1 border-t border-line">
        <Breakdown price={amount} fee={checkout.fee} />
        <TransferSteps />
      </div>
    </>
  );
  return (
    <>
      {session?.customerUid === keys.customerUid && !isInstalment(checkout) && (
        <CreditPart keys={keys} amount={amount} onUsed={expectChange} fallback={<Unsettled />} />
      )}
      {before !== null && <AmountChanged before={before} now={amount} inInstalments={isInstalment(checkout)} />}
      <div className="in-order grid grid-cols-1 gap-5 lg:grid-cols-2 lg:items-start">
        <div className="in-order min-w-0 space-y-5">
          {channels.length > 0 ? (
            <>
              <div className="card p-5">{toTransfer}</div>
              {/* A number that was shown for another amount would be paid with that one. */}
              <GatewayPart
                key={amount}
                keys={keys}
                channels={channels}
                amount={amount}
                onRefused={() => queries.invalidateQueries({ queryKey: ['payments'] })}
                fallback={<Unsettled />}
              />
              <div className="card p-5">{accounts}</div>
            </>
          ) : (
            <div className="card p-5">
              {toTransfer}
              {accounts}
            </div>
          )}
          <Promises of={checkout} parts={parts} />
        </div>
        <div ref={proof} tabIndex={-1} className="min-w-0 scroll-mt-20">
          <ProofForm
            keys={keys}
            amount={amount}

            confirmationPath={outcomePath}
          />
        </div>
      </div>
      <ProofBar afterAccounts={afterAccounts} form={proof} />
    </>
  );
}

/** What the lines promise for the money, and by when. */
export const Promises = ({ of, parts }: WithParts & { of: CheckoutView }) =>
  parts.map(({ PaymentPromise }, line) => PaymentPromise && <PaymentPromise key={line} order={of} />);

const isInstalment = ({ additionalOrder }: CheckoutView) => additionalOrder?.instalment != null;
