import { waitsForSeats } from '#domain/products/subscriptions/groups/missing-people';

/** Of a pre-order whose group still fills, before it is asked to pay: the same on the order and on the membership. */
export const fillingGroup = ({
  size,
  taken,
  freeHostSeats,
}: {
  size: number;
  taken: number;
  freeHostSeats: number;
}) => ({
  // Full a moment before the payment is asked for.
  title: taken < size ? waitsForSeats(size - taken, freeHostSeats) : 'Grupmu sudah penuh',
  text: 'Belum perlu bayar. Kami kabari begitu grupmu lengkap.',
});
