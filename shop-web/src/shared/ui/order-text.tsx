import { aroundOrderNumbers } from '#domain/orders/order-number';

/** A text whose order numbers are never broken over two lines: people read them to each other. */
export const OrderText = ({ children }: { children: string }) =>
  aroundOrderNumbers(children).map((part, index) =>
    index % 2 ? (
      <span key={`${index} ${part}`} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
