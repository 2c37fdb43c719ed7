import { expect, it } from '@jest/globals';
import { shipBody } from '#contracts/sales/shipping.admin.http';

it.each(['JP 1234 5678 90', 'ＪＰ１２３４５６７８９０', '\u200eJP1234567890\n', 'JP1234567890'])(
  'the tracking number %j is read as it stands on the receipt',
  (trackingNumber) => expect(shipBody.parse({ courier: 'JNE', trackingNumber }).trackingNumber).toBe('JP1234567890'),
);

it('a hyphen of a tracking number stays, whichever it is', () => {
  const read = shipBody.parse({ courier: 'JNE', trackingNumber: 'JP–1234‑567' });
  expect(read.trackingNumber).toBe('JP-1234-567');
  expect(shipBody.safeParse({ courier: 'JNE', trackingNumber: 'JP/12' }).success).toBe(false);
});
