/** How a message about an order begins. */
export const aboutOrder = (number: string): string => `Halo Patungan, tentang pesanan ${number}`;
