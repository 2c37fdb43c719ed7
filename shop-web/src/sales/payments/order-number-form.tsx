import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { REQUIRED } from '#contracts/errors';
import { PAGE } from '#contracts/shop-paths';
import { Button } from '../../platform/ui/button';
import { Field } from '../../platform/ui/field';
import { TEXT_LINK } from '../../platform/ui/info-page';

/** Asks which order it is about. */
export function OrderNumberForm({ send, onNumber }: { send: string; onNumber: (orderNumber: string) => void }) {
  const [number, setNumber] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(number.trim() === '');
    if (number.trim()) onNumber(number.trim().toUpperCase());
  };
  return (
    <form noValidate onSubmit={submit} className="card mt-5 space-y-4 p-5">
      <Field
        label="Nomor pesanan"
        name="orderNumber"
        placeholder="PTG-261120-7KQ2MXA"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={30}
        value={number}
        onChange={({ target }) => setNumber(target.value)}
        error={isMissing ? REQUIRED : undefined}
        hint={
          <>
            Ada di email dari kami dan di{' '}
            <Link to={PAGE.orders} className={TEXT_LINK}>
              daftar pesananmu
            </Link>
            .
          </>
        }
      />
      <Button type="submit" wide>
        {send}
      </Button>
    </form>
  );
}
