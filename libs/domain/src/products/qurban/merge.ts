/** An animal that is not full, with its paid orders. */
export interface OpenAnimal {
  uid: string;
  shares: number;
  orders: readonly { orderUid: string; shares: number }[];
}
export interface Merge {
  orderUid: string;
  to: string;
}

type Order = OpenAnimal['orders'][number];
const sumOf = (orders: readonly Order[]): number => orders.reduce((sum, { shares }) => sum + shares, 0);

/**
 * Moves orders of animals of one kind and price so that as many animals as possible become full: the fullest one takes
 * orders of the emptiest that fit exactly. The shares of an order stay together. docs/rules/qurban.md#deadline
 */
export function mergesOf(animals: readonly OpenAnimal[]): Merge[] {
  const herd = animals
    .map(({ uid, shares, orders }) => ({ uid, shares, orders: [...orders] }))
    .toSorted((a, b) => sumOf(b.orders) - sumOf(a.orders) || (a.uid < b.uid ? -1 : 1));
  const merges: Merge[] = [];
  for (const [index, animal] of herd.entries()) {
    const missing = animal.shares - sumOf(animal.orders);
    const others = herd.slice(index + 1).filter(({ orders }) => orders.length > 0);
    const found =
      missing > 0
        ? exactly(
            missing,
            others.toReversed().flatMap(({ orders }) => orders),
          )
        : null;
    for (const order of found ?? []) {
      const from = others.find(({ orders }) => orders.includes(order))!;
      from.orders = from.orders.filter((other) => other !== order);
      animal.orders.push(order);
      merges.push({ orderUid: order.orderUid, to: animal.uid });
    }
  }
  return merges;
}

/** Orders with exactly so many shares together, the first ones preferred; null when there are none. */
function exactly(wanted: number, orders: readonly Order[]): Order[] | null {
  const reached = new Map<number, Order[]>([[0, []]]);
  for (const order of orders) {
    const before = [...reached];
    for (const [sum, chosen] of before)
      if (sum + order.shares <= wanted && !reached.has(sum + order.shares))
        reached.set(sum + order.shares, [...chosen, order]);
  }
  return reached.get(wanted) ?? null;
}
