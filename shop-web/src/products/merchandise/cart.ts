import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { CART_LIMIT } from '#domain/products/merchandise/cart';

export interface CartItem {
  variantUid: string;
  quantity: number;
}

const KEY = 'cart';
const stored = z.array(z.object({ variantUid: z.uuid(), quantity: z.int().check(z.minimum(1)) }));
const EMPTY: readonly CartItem[] = [];
const listeners = new Set<() => void>();
let known: { text: string | null; items: readonly CartItem[] } = { text: null, items: EMPTY };

/** The cart of this browser, also of a visitor. It names things and counts only; what they cost the API says. */
export function readCart(): readonly CartItem[] {
  const text = read();
  // The same object while nothing has changed: useSyncExternalStore compares by identity.
  if (text !== known.text) known = { text, items: parse(text) };
  return known.items;
}

export const useCart = (): readonly CartItem[] => useSyncExternalStore(subscribe, readCart, () => EMPTY);

/** Adds pieces to the cart. @returns false when it is full. */
export function addToCart(variantUid: string, quantity: number): boolean {
  const items = readCart();
  const before = items.find((item) => item.variantUid === variantUid);
  if (!before && items.length >= CART_LIMIT.lines) return false;
  setQuantity(variantUid, (before?.quantity ?? 0) + quantity);
  return true;
}

/** 0 removes the thing. */
export function setQuantity(variantUid: string, quantity: number): void {
  const items = readCart();
  const wanted = Math.min(quantity, CART_LIMIT.quantity);
  const others = items.filter((item) => item.variantUid !== variantUid);
  if (wanted <= 0) return write(others);
  write(
    items.length === others.length
      ? [...items, { variantUid, quantity: wanted }]
      : items.map((item) => (item.variantUid === variantUid ? { variantUid, quantity: wanted } : item)),
  );
}

export const clearCart = (): void => write([]);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return known.text; // Storage is blocked: the cart lasts as long as the page.
  }
}

function write(items: readonly CartItem[]): void {
  const text = items.length ? JSON.stringify(items) : null;
  known = { text, items };
  try {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    // Storage is blocked.
  }
  listeners.forEach((listener) => listener());
}

/** Anything that is no cart is an empty one. */
function parse(text: string | null): readonly CartItem[] {
  try {
    return z.safeParse(stored, JSON.parse(text ?? '[]')).data ?? EMPTY;
  } catch {
    return EMPTY;
  }
}
