import { WaitingOrders } from '../sales/orders/waiting-orders';
import { PRODUCT_LINES } from './product-lines';

/** For the top of the home page: what waits for the signed-in customer, and what the product lines have of theirs. */
export async function myStart() {
  const [parts, ofLines] = await Promise.all([
    Promise.all(PRODUCT_LINES.flatMap(({ orderParts }) => (orderParts ? [orderParts()] : []))),
    Promise.all(PRODUCT_LINES.flatMap(({ homeParts }) => (homeParts ? [homeParts()] : []))),
  ]);
  const tasks = ofLines.map((line) => line.tasks);
  return () => (
    <>
      <WaitingOrders parts={parts} tasks={tasks} />
      {ofLines.map(({ Shelf }, index) => (
        <Shelf key={index} />
      ))}
    </>
  );
}
