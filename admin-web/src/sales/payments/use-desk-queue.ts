import { useState } from 'react';
import type { AdminPayment } from '#contracts/sales/payments.admin.http';

interface Place {
  id: string | null;
  index: number;
}

/** Which payment is selected: stays when the queue is refetched, moves on when a payment is decided. */
export function useDeskQueue(waiting: AdminPayment[]) {
  const [place, setPlace] = useState<Place>({ id: null, index: 0 });
  // Decided, but perhaps still in the queue until it is refetched.
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());

  const queue = waiting.filter(({ id }) => !decided.has(id));
  const found = queue.findIndex(({ id }) => id === place.id);
  const position = found >= 0 ? found : Math.max(0, Math.min(place.index, queue.length - 1));
  const current = queue[position];

  const goTo = (index: number) => {
    const payment = queue[index];
    if (payment) setPlace({ id: payment.id, index });
  };
  return {
    queue,
    current,
    position,
    select: (id: string) => goTo(queue.findIndex((payment) => payment.id === id)),
    move: (step: number) => goTo(Math.max(0, Math.min(queue.length - 1, position + step))),
    /** Removes a decided payment and selects the next one, or the last. */
    remove: (id: string) => {
      const index = queue.findIndex((payment) => payment.id === id);
      const next = queue[index + 1] ?? queue[index - 1];
      setDecided((ids) => new Set([...ids, id]));
      if (index >= 0) setPlace({ id: next?.id ?? null, index });
    },
  };
}
