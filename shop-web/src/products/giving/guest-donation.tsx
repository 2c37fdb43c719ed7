import { useState } from 'react';
import { createPath, useLocation } from 'react-router';
import { withQuery } from '#contracts/shop-paths';
import { GIVING_AMOUNT } from '#domain/products/giving/amounts';
import { formatRupiah } from '#domain/platform/sen';
import { SignInOrRegister } from '../../platform/session/sign-in-or-register';
import { AmountField } from './fields';

/** In rupiah, as it can be given, of what a page or its address says; 0: none. */
export function donationIn(text: string | number | null): number {
  const amount = Number(text);
  const { min, max } = GIVING_AMOUNT.donation;
  return Number.isInteger(amount) && amount >= min && amount <= max ? amount : 0;
}

/** What a guest sees in place of the form: the amounts, and the sign-in, which leads back with the chosen one. */
export function GuestDonation() {
  const [typed, setTyped] = useState(0);
  const { pathname } = useLocation();
  const amount = donationIn(typed);
  const back = amount ? withQuery(pathname, { amount: String(amount) }) : createPath({ pathname });
  return (
    <div className="space-y-4">
      <AmountField face="donation" value={typed} onChange={setTyped} />
      <SignInOrRegister
        back={back}
        label={amount ? `Masuk untuk donasi ${formatRupiah(amount)}` : 'Masuk untuk donasi'}
        promise="Donasimu tercatat dan bisa kamu pantau."
        wide
      />
    </div>
  );
}
