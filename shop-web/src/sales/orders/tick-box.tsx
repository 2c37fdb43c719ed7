import { useId } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import type { OrderInput } from './order-input';

/** A sentence that the buyer confirms. */
export function TickBox({
  text,
  error,
  ...input
}: { text: string; error?: string } & ReturnType<UseFormRegister<OrderInput>>) {
  const errorId = useId();
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2 text-sm">
        <input
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="mt-px size-5 shrink-0"
          {...input}
        />
        <span>{text}</span>
      </label>
      {error && (
        <p id={errorId} className="mb-1 pl-8 text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
