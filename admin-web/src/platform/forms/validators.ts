interface LengthError {
  message: string;
  args: { min: number };
}

/**
 * react-admin's `minLength` without the spaces around the text, and for an empty one as well.
 * `message`: a key that takes the place of the usual messages.
 */
export const minTrimmedLength =
  (min: number, message?: string) =>
  (text: string | null | undefined): LengthError | undefined => {
    const { length } = (text ?? '').trim();
    if (length >= min) return undefined;
    return { message: message ?? `ra.validation.${length ? 'minLength' : 'required'}`, args: { min } };
  };
