import { done } from '#contracts/platform/common.http';
import { proposedSekeranjang } from '#contracts/products/sekeranjang/sekeranjang.http';
import { api } from '../../platform/api/api';

/** The texts of the form, as they are typed. */
export interface Proposal {
  name: string;
  description: string;
  link: string;
  price: string;
  target: string;
  weightGrams: string;
}

/**
 * Proposes a product and sends its picture; again after a failure it is the same proposal.
 * @throws ApiError
 */
export async function proposeProduct({ fields, picture }: { fields: Proposal; picture: File }): Promise<void> {
  const answer = await api.upload(
    '/customer/sekeranjang/product',
    formOf({ ...fields }),
    proposedSekeranjang,
    ignoreProgress,
  );
  const [sekeranjangUid = ''] = answer.split(',');
  const form = formOf({ sekeranjangUid, alt: fields.name.trim() });
  form.set('proof', picture, picture.name); // last, so that the API has the fields before the file
  await api.upload('/customer/sekeranjang/product/images', form, done, ignoreProgress);
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** Texts and one prepared picture are sent in a moment. */
const ignoreProgress = () => undefined;

/** Says on the page after the form that a proposal was just sent; without it nothing was. */
export const SENT = { sent: true };
