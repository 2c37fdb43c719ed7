import type { VenueSummary } from '#contracts/products/venues/venues.http';
import { sen, toRupiah } from '#domain/platform/sen';
import { BOOK_AHEAD_DAYS, type Span, dayAfter, overlaps, slotsOfDay } from '#domain/products/venues/schedule';
import { SPORTS, type Sport } from '#domain/products/venues/sports';
import { TAKEN_STATES } from '#domain/products/venues/slot';
import { bookable, playerShare } from '#domain/products/venues/terms';
import { daysAfter } from '#domain/platform/durations';
import { dayInWib, startOfDayInWib } from '#domain/platform/wib';
import type { Prisma, VenueSlot } from '#runtime/generated/prisma/client';
import type { Database } from '#runtime/platform/db/database';

export const venueColumns = { prices: true } as const;
export type VenueRow = Prisma.VenueGetPayload<{ include: typeof venueColumns }>;

/** Public and for ever: the file behind a uid never changes. */
export const venuePicturePath = (fileUid: string): string => `/api/customer/semabar/picture/${fileUid}`;

/** What is taken in venues between two instants. */
export const findTaken = (database: Database, venueUids: string[], from: Date, to: Date): Promise<VenueSlot[]> =>
  database.venueSlot.findMany({
    where: { venueUid: { in: venueUids }, state: { in: TAKEN_STATES }, startsAt: { lt: to }, endsAt: { gt: from } },
    orderBy: { startsAt: 'asc' },
  });

export type Week = ReturnType<typeof daysOf>;
/** The slots of consecutive days, each with what has taken it. */
export const daysOf = (venue: VenueRow, from: string, days: number, taken: VenueSlot[]) =>
  Array.from({ length: days }, (_, index) => {
    const day = dayAfter(from, index);
    const slots = slotsOfDay(day, venue.prices, venue.slotHours).map((slot) => ({
      ...slot,
      price: sen(slot.rule.priceSen),
      taken: taken.find((other) => other.venueUid === venue.uid && overlaps(slot, other as Span)) ?? null,
    }));
    return { day, slots };
  });

const SHOWN_SLOTS = 3;

export function venueSummary(venue: VenueRow, taken: VenueSlot[], now: Date): VenueSummary {
  const free = daysOf(venue, dayInWib(now), BOOK_AHEAD_DAYS, taken).flatMap(({ slots }) =>
    slots.filter((slot) => !slot.taken && bookable(slot.startsAt, venue.cancelHours, now).whole),
  );
  return {
    ...venueFacts(venue),
    nextSlots: free.slice(0, SHOWN_SLOTS).map(({ startsAt, endsAt, price }) => ({
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      price: toRupiah(price),
    })),
  };
}

export function venueFacts(venue: VenueRow) {
  const cheapest = sen(venue.prices.map(({ priceSen }) => priceSen).reduce((a, b) => (b < a ? b : a)));
  const { fileUid, pictureAlt: alt, pictureWidth: width, pictureHeight: height } = venue;
  return {
    venueUid: venue.uid,
    slug: venue.slug,
    name: venue.name,
    sport: venue.sport as Sport,
    sportLabel: SPORTS[venue.sport as Sport],
    city: venue.city,
    picture: fileUid ? { url: venuePicturePath(fileUid), alt, width, height } : null,
    players: venue.players,
    slotHours: venue.slotHours,
    priceFrom: toRupiah(cheapest),
    perPlayerFrom: toRupiah(playerShare(cheapest, venue.players)),
  };
}

/** Until when anything can be booked. */
export const lastMoment = (now: Date): Date => daysAfter(startOfDayInWib(dayInWib(now)), BOOK_AHEAD_DAYS + 1);
