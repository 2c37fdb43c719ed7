/** Works through the list with so many hands at once. */
export async function withHands<H, T>(hands: H[], work: T[], act: (hand: H, item: T) => Promise<void>): Promise<void> {
  const left = [...work];
  await Promise.all(
    hands.map(async (hand) => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await act(hand, item);
    }),
  );
}
