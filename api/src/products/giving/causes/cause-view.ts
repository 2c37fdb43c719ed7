import type { CauseDetail, CauseSummary } from '#contracts/products/giving/donations.http';
import type { GivenBackView } from '#contracts/sales/given-back.http';
import { rupiahOrNull, sen, toRupiah } from '#domain/platform/sen';
import type { GivingCause, GivingDisbursement, Prisma } from '#runtime/generated/prisma/client';

/** Public and for ever: the file behind a uid never changes. */
export const givingPicturePath = (fileUid: string): string => `/api/customer/donation/picture/${fileUid}`;

export function causePicture(cause: GivingCause): CauseSummary['picture'] {
  if (!cause.fileUid) return null;
  const { fileUid, pictureAlt: alt, pictureWidth: width, pictureHeight: height } = cause;
  return { url: givingPicturePath(fileUid), alt, width, height };
}

export const causeSummary = (cause: GivingCause): CauseSummary => ({
  uid: cause.uid,
  type: cause.slug,
  name: cause.name,
  summary: cause.summary,
  picture: causePicture(cause),
  target: rupiahOrNull(cause.targetSen),
  raised: toRupiah(sen(cause.raisedSen)),
  donations: cause.donations,
  sharePrice: rupiahOrNull(cause.sharePriceSen),
});

type Proof = Prisma.FileGetPayload<{ select: { uid: true; width: true; height: true } }>;

type Disbursed = GivingDisbursement & { givenBack: GivenBackView };

export const causeDetail = (cause: GivingCause, disbursements: Disbursed[], proofs: Proof[]): CauseDetail => ({
  ...causeSummary(cause),
  story: cause.story,
  beneficiary: cause.beneficiary,
  disbursed: toRupiah(sen(cause.disbursedSen)),
  disbursements: disbursements.map(({ uid, title, note, amountSen, at, fileUid, givenBack }) => {
    const proof = proofs.find((file) => file.uid === fileUid);
    return {
      uid,
      title,
      note,
      amount: toRupiah(sen(amountSen)),
      at: at.toISOString(),
      givenBack,
      proof: proof
        ? { url: givingPicturePath(proof.uid), alt: `Bukti: ${title}`, width: proof.width, height: proof.height }
        : null,
    };
  }),
});
