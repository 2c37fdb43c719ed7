interface Account {
  bankName: string | null;
  accountNumber: string | null;
}

/** ' ke rekening BCA yang berakhiran 6789', or nothing where the account is not known. */
export const toAccount = ({ bankName, accountNumber }: Account): string =>
  accountNumber ? ` ke rekening ${bankName ?? 'bank'}${endingIn(accountNumber)}` : '';

/** ' yang berakhiran 6789', or nothing where the number is not known. */
export const endingIn = (accountNumber: string | null): string =>
  accountNumber ? ` yang berakhiran ${accountNumber.slice(-4)}` : '';
