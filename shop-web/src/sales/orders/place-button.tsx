import { type ComponentProps, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../platform/ui/button';
import { type UnpaidOf, useUnpaidOrder } from './use-unpaid-order';

/** A press waits no longer than this for the answer: an order is worth more than the warning. */
const WAITS_MS = 5000;

/**
 * The button that places an order. Pressed before it is known whether the customer has an unpaid one, it waits for the answer: without
 * one the form is sent, else the warning (`UnpaidOrder`) is shown first. docs/rules/orders.md#second-order
 */
export function PlaceButton({
  line,
  providerSlug,
  busy = false,
  onClick,
  children,
  ...rest
}: UnpaidOf & Omit<ComponentProps<typeof Button>, 'type' | 'wide'>) {
  const button = useRef<HTMLButtonElement>(null);
  const { unpaid, isKnown } = useUnpaidOrder({ line, providerSlug });
  const [press, setPress] = useState<'none' | 'waits' | 'passes' | 'asks'>('none');
  useEffect(() => {
    if (press !== 'waits') return undefined;
    if (isKnown) {
      setPress(unpaid ? 'asks' : 'passes');
      return undefined;
    }
    const timer = setTimeout(() => setPress('passes'), WAITS_MS);
    return () => clearTimeout(timer);
  }, [press, isKnown, unpaid]);
  const pass = useEffectEvent(() => {
    button.current?.click();
    setPress('none');
  });
  useEffect(() => {
    if (press === 'passes') pass();
  }, [press]);
  const wait = (event: MouseEvent<HTMLButtonElement>) => {
    if (press !== 'passes' && !isKnown) {
      event.preventDefault();
      setPress('waits');
      return;
    }
    setPress('none');
    onClick?.(event);
  };
  return (
    <>
      {press === 'asks' && (
        <p role="alert" className="text-sm font-semibold">
          Masih ada pesananmu yang belum dibayar. Tekan sekali lagi kalau memang mau pesan baru.
        </p>
      )}
      <Button ref={button} type="submit" wide busy={busy || press === 'waits'} onClick={wait} {...rest}>
        {children}
      </Button>
    </>
  );
}
