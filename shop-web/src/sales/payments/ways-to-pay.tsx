import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { PROOF_PART } from '#contracts/sales/proof-path';
import type { CheckoutView } from '#contracts/sales/payments.http';
import type { OrderKeys } from '#contracts/shop-paths';
import { PayLaterOnceVerified } from '../../identity/email-password/more-time';
import { part } from '../../platform/router/lazy-part';
import { useSession } from '../../platform/session/session';
import { Button } from '../../platform/ui/button';
import { leadTo } from '../../platform/ui/lead-to';
import { Unsettled } from '../../platform/ui/states';
import type { WithParts } from '../product-line';
import { AmountChanged, Breakdown, PaymentAmount, useAmountBefore } from './payment-amount';
import { whenChecked } from './check-time';
import { PaymentMethods, TransferSteps } from './payment-methods';
import { ProofForm } from './proof-form';

/** Fetched where the gateway is switched on. */
const GatewayPart = part(async () => (await import('./gateway-panel')).GatewayPanel);

/** Of the signed-in customer only; a payment link works without. */
const CreditPart = part(async () => (await import('./credit-choice')).UseCredit);

const CARD = 'card px-5 py-4 sm:p-5';

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
  const proof = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${PROOF_PART}`) leadTo(proof.current);
  }, [hash]);
  const { before, expectChange } = useAmountBefore(amount);
  const toTransfer = <PaymentAmount amount={amount} code={uniqueCode} />;
  const accounts = (
    <>
      <PaymentMethods methods={checkout.methods} amountWithoutCode={uniqueCode ? amount : null} />
      {/* On a wide screen the form stands beside it. */}
      <Button variant="secondary" wide className="mt-1 mb-2 lg:hidden" onClick={() => leadTo(proof.current)}>
        Sudah transfer? Kirim bukti
      </Button>
      <p className="text-sm text-muted">{whenChecked()}</p>
      <div className="mt-2 border-t border-line">
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
      <div className="in-order grid grid-cols-1 gap-4 lg:grid-cols-2 lg:items-start">
        <div className="in-order min-w-0 space-y-4">
          {channels.length > 0 ? (
            <>
              <div className={CARD}>{toTransfer}</div>
              {/* A number that was shown for another amount would be paid with that one. */}
              <GatewayPart
                key={amount}
                keys={keys}
                channels={channels}
                amount={amount}
                orderNumber={checkout.orderNumber}
                onRefused={() => queries.invalidateQueries({ queryKey: ['payments'] })}
                fallback={<Unsettled />}
              />
              <div className={CARD}>{accounts}</div>
            </>
          ) : (
            <div className={CARD}>
              {toTransfer}
              {accounts}
            </div>
          )}
          <PayLaterOnceVerified due={checkout.dueOnceVerified} />
          <Promises of={checkout} parts={parts} />
        </div>
        <div
          ref={proof}
          id={PROOF_PART}
          tabIndex={-1}
          role="group"
          aria-label="Bukti transfer"
          className="min-w-0 scroll-mt-20"
        >
          <ProofForm keys={keys} amount={amount} confirmationPath={outcomePath} />
        </div>
      </div>
    </>
  );
}

/** What the lines promise for the money, and by when. */
export const Promises = ({ of, parts }: WithParts & { of: CheckoutView }) =>
  parts.map(({ PaymentPromise }, line) => PaymentPromise && <PaymentPromise key={line} order={of} />);

const isInstalment = ({ additionalOrder }: CheckoutView) => additionalOrder?.instalment != null;
