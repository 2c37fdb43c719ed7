import { firstNameOf } from '#domain/customers/first-name';
import type { Tx } from '#runtime/db/database';

/** @throws PrismaClientKnownRequestError P2025 when there is no such customer. */
export async function greetedName(tx: Tx, customerUid: string): Promise<string> {
  const { name } = await tx.customer.findUniqueOrThrow({ where: { uid: customerUid }, select: { name: true } });
  return firstNameOf(name);
}
