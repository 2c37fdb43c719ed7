import type { SeatRenewalView } from '#contracts/products/subscriptions/memberships.http';
import { durationLabel } from '#domain/catalogue/duration-label';
import { sen, toRupiah } from '#domain/platform/sen';
import { outstandingSen } from '#domain/sales/invoices/invoice';
import { lastMomentOf, paidUntil, periodsHad } from '#domain/products/subscriptions/periods/period';
import { renewalActions } from '#domain/products/subscriptions/periods/renewal-actions';
import { priceAt, renewalPrice } from '#domain/products/subscriptions/periods/renewal-price';
import { invoiceAt } from '#domain/products/subscriptions/periods/renewal-terms';
import type { Database } from '#runtime/platform/db/database';
import { type Renewal, datedPrice, readRenewal, stateOf } from '#runtime/products/subscriptions/periods/renewals.store';

const last = (at: Date): string => lastMomentOf(at).toISOString();
const amount = (value: bigint): number => toRupiah(sen(value));

/** What the page of a membership shows of its periods; null before the first one. */
export async function renewalView(database: Database, accountUid: string, now: Date): Promise<SeatRenewalView | null> {
  const renewal = await readRenewal(database, accountUid);
  if (!renewal) return null;
  const [periods, offered, invoice] = await Promise.all([
    readPeriods(database, accountUid),
    readOptions(database, renewal),
    renewal.invoiceUid
      ? database.invoice.findUniqueOrThrow({
          where: { uid: renewal.invoiceUid },
          select: {
            number: true,
            amountSen: true,
            receivedSen: true,
            dueAt: true,
            payments: { where: { state: 'confirmed', method: 'credit' }, select: { receivedSen: true } },
          },
        })
      : null,
  ]);
  const { paidUntil: until, stoppedAt, graceEndsAt, endedAt, terms, hasProof, waitsForAccess } = renewal;
  // What is invoiced costs what its invoice asks for, whatever the price list says since.
  const options = offered.map((option) =>
    invoice && option.variantUid === renewal.variantUid ? { ...option, amount: amount(invoice.amountSen) } : option,
  );
  const [chosen] = options;
  return {
    periods: (waitsForAccess ? [] : periodsHad(periods, endedAt)).map(
      ({ startsAt, endsAt, invoice: { amountSen } }) => ({
        startsAt: startsAt.toISOString(),
        endsAt: last(endsAt),
        amount: amount(amountSen),
      }),
    ),
    isStopped: stoppedAt !== null,
    graceEndsAt: graceEndsAt && last(graceEndsAt),
    invoicedAt: endedAt || stoppedAt || invoice || waitsForAccess ? null : invoiceAt(until, terms).toISOString(),
    invoice: invoice && {
      number: invoice.number,
      amount: amount(outstandingSen(invoice)),
      credit: amount(invoice.payments.reduce((sum, { receivedSen }) => sum + (receivedSen ?? 0n), 0n)),
      dueAt: last(invoice.dueAt ?? until),
      endsAt: chosen?.endsAt ?? last(until),
      isBeingChecked: hasProof,
    },
    options: endedAt || waitsForAccess ? [] : options,
    actions: endedAt ? [] : renewalActions(stateOf(renewal), periods.at(-1)!.startsAt, now),
  };
}

const readPeriods = (database: Database, accountUid: string) =>
  database.seatPeriod.findMany({
    where: { accountUid },
    orderBy: { number: 'asc' },
    select: { startsAt: true, endsAt: true, invoice: { select: { amountSen: true } } },
  });

/** The plan of the next period, then the other lengths of the same plan that can sit in the same group. */
async function readOptions(database: Database, renewal: Renewal): Promise<SeatRenewalView['options']> {
  const { variantUid, paidUntil: from, anchorDay, months, quoteSen, quoteFeeSen } = renewal;
  const { packageUid, familyUid } = await database.variant.findUniqueOrThrow({
    where: { uid: variantUid },
    select: { packageUid: true, familyUid: true },
  });
  const variants = await database.variant.findMany({
    where: { packageUid, familyUid, OR: [{ uid: variantUid }, { active: true }] },
    orderBy: { durationMonths: 'asc' },
    select: { uid: true, durationMonths: true, prices: true },
  });
  const sorted = variants.sort((a, b) => Number(b.uid === variantUid) - Number(a.uid === variantUid));
  return sorted.flatMap(({ uid, durationMonths, prices }) => {
    const price = priceAt(prices.map(datedPrice), from);
    if (!price) return [];
    const quote = uid === variantUid && quoteSen !== null ? { totalSen: quoteSen, feeSen: quoteFeeSen ?? 0n } : null;
    return [
      {
        variantUid: uid,
        durationLabel: durationLabel(durationMonths),
        amount: amount(renewalPrice(price, quote).totalSen),
        endsAt: last(paidUntil(anchorDay, months + durationMonths)),
      },
    ];
  });
}
