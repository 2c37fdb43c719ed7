import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent, MouseEventHandler } from 'react';
import { Link } from 'react-router';

const BASE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-xl px-5 py-2.5 text-center font-semibold no-underline transition-colors disabled:opacity-55 aria-disabled:opacity-55';
const VARIANT = {
  primary: 'bg-action text-white hover:bg-action-hover',
  secondary: 'border border-edge bg-surface text-ink hover:bg-sunken',
  quiet: 'text-accent hover:bg-tint',
  danger: 'bg-danger-fill text-white hover:opacity-95',
  onDark: 'bg-white text-[#06382e] hover:opacity-95',
};
interface Look {
  variant?: keyof typeof VARIANT;
  wide?: boolean;
}

const classesOf = ({ variant = 'primary', wide }: Look, className?: string) =>
  clsx(BASE, VARIANT[variant], wide && 'w-full', className);

/** `busy` keeps width and focus, is announced to screen readers, and ignores presses. */
export function Button({
  variant,
  wide,
  busy,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ComponentProps<'button'> & Look & { busy?: boolean }) {
  return (
    <button type={type} className={classesOf({ variant, wide }, className)} {...rest} {...whileBusy(busy, onClick)}>
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/**
 * Attributes of a busy button. Unlike `disabled` it keeps the focus, which would go to the top of the page. Enter in a
 * field presses the form's button too, so a form is not sent twice.
 */
export const whileBusy = (busy: boolean | undefined, onClick?: MouseEventHandler<HTMLButtonElement>) =>
  busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: ignore } : { onClick };

const ignore = (event: MouseEvent) => event.preventDefault();

export function LinkButton({ variant, wide, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link className={classesOf({ variant, wide }, className)} {...rest} />;
}

function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}
