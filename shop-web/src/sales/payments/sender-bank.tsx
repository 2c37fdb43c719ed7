import type { UseControllerReturn } from 'react-hook-form';
import { useState } from 'react';
import { BankField } from './bank-field';

/** The banks of most transfers; any other bank or wallet is typed. */
const COMMON = ['BCA', 'Mandiri', 'BRI', 'BNI'];
const OTHER = 'Lainnya';

/** From where the money was sent, as one press for most. */
export function SenderBank({
  bank: { field, fieldState },
}: {
  bank: UseControllerReturn<{ bankFrom: string; accountName: string }, 'bankFrom'>;
}) {
  const [isOther, setOther] = useState(false);
  const error = fieldState.error?.message;
  const choose = (name: string) => {
    setOther(name === OTHER);
    field.onChange(name === OTHER ? '' : name);
  };
  return (
    <>
      <fieldset aria-describedby={error && !isOther ? 'sender-bank-error' : undefined}>
        <legend className="mb-1.5 text-sm font-semibold">Transfer dari bank</legend>
        <div className="flex flex-wrap gap-2">
          {[...COMMON, OTHER].map((name, at) => (
            <label
              key={name}
              className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-edge/60 bg-surface px-4 text-sm font-semibold hover:bg-sunken has-checked:border-action has-checked:bg-action has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              {/* Named apart from the text field: a draft keeps both. */}
              <input
                ref={at === 0 && !isOther ? field.ref : undefined}
                type="radio"
                name="senderBank"
                value={name}
                checked={isOther ? name === OTHER : name === field.value}
                onChange={() => choose(name)}
                className="sr-only"
              />
              {name}
            </label>
          ))}
        </div>
        {error && !isOther && (
          <p id="sender-bank-error" className="mt-1 text-sm font-semibold text-danger">
            {error}
          </p>
        )}
      </fieldset>
      {isOther && (
        <BankField label="Nama bank atau dompet digital" placeholder="Misalnya SeaBank" error={error} {...field} />
      )}
    </>
  );
}
