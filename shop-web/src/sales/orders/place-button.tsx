import { type ComponentProps, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../platform/ui/button';
import { UnpaidQuestion } from './unpaid-question';
import { type UnpaidOf, useUnpaidOrder } from './use-unpaid-order';

/** A press waits no longer than this for the answer: an order is worth more than the warning. */
const WAITS_MS = 5000;

/**
 * The button that places an order. With an unpaid one of the same line it asks first; pressed before it is known whether there is one,
 * it waits for the answer. A form with a mistake shows that first. Without an unpaid order the form is sent. docs/rules/orders.md#second-order
 */
export function PlaceButton({
  line,
  providerSlug,
  isSame,
  busy = false,
  check,
  onClick,
  children,
  ...rest
}: UnpaidOf &
  Omit<ComponentProps<typeof Button>, 'type' | 'wide'> & {
    /** Whether the form is filled in rightly. */
    check: () => Promise<boolean>;
  }) {
  const button = useRef<HTMLButtonElement>(null);
  const { unpaid, isKnown } = useUnpaidOrder({ line, providerSlug, ...(isSame && { isSame }) });
  const [press, setPress] = useState<'none' | 'waits' | 'passes' | 'asks'>('none');
  /** The unpaid order beside which the customer wants another one: a correction of the form does not ask again. */
  const [accepted, setAccepted] = useState<string | null>(null);
  const first = unpaid && unpaid.orderUid !== accepted ? unpaid : null;
  useEffect(() => {
    // The order was paid meanwhile, so that there is nothing left to ask.
    if (press === 'asks' && !first) setPress('none');
    if (press !== 'waits') return undefined;
    if (isKnown) {
      setPress(first ? 'asks' : 'passes');
      return undefined;
    }
    const timer = setTimeout(() => setPress('passes'), WAITS_MS);
    return () => clearTimeout(timer);
  }, [press, isKnown, first]);
  const pass = useEffectEvent(() => {
    button.current?.click();
    setPress('none');
  });
  useEffect(() => {
    if (press === 'passes') pass();
  }, [press]);
  const askOnceRight = async () => setPress((await check()) ? 'waits' : 'passes');
  const stopOrPass = (event: MouseEvent<HTMLButtonElement>) => {
    if (press !== 'passes' && (first || !isKnown)) {
      event.preventDefault();
      void askOnceRight();
      return;
    }
    setPress('none');
    onClick?.(event);
  };
  return (
    <>
      <Button ref={button} type="submit" wide busy={busy || press === 'waits'} onClick={stopOrPass} {...rest}>
        {children}
      </Button>
      {press === 'asks' && first && (
        <UnpaidQuestion
          order={first}
          onAnother={() => {
            setAccepted(first.orderUid);
            setPress('passes');
          }}
          onClose={() => setPress('none')}
        />
      )}
    </>
  );
}
