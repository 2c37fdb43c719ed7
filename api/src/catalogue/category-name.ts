import { ALL_CATEGORIES } from '#domain/catalogue/all-categories';
import { violatedUnique } from '#runtime/db/sql-errors';
import { invalid } from '../http/refusal.js';

/**
 * Writes a category under its name. @throws Refusal 422 on `name` when another one is called so, or when it is "Semua",
 * in any letter case: customers filter by it.
 */
export async function underItsName<T>(name: string, write: () => Promise<T>): Promise<T> {
  if (name.toLowerCase() === ALL_CATEGORIES.name.toLowerCase()) throw notACategory();
  try {
    return await write();
  } catch (error) {
    if (violatedUnique(error) !== 'category_name') throw error;
    throw invalid({ field: 'name', message: 'Kategori lain sudah memakai nama ini' });
  }
}

export const notACategory = () => invalid({ field: 'name', message: '"Semua" adalah tanpa saringan, bukan kategori' });
