import { ALL_CATEGORIES } from '#domain/catalogue/all-categories';
import { violatedUnique } from '#runtime/platform/db/sql-errors';
import { invalid } from '../../platform/http/errors/refusal.js';

/**
 * Runs `write` for a category of this name.
 * @throws Refusal 422 on `name` when it is taken, or is "Semua" in any letter case, because customers filter by name.
 */
export async function withUniqueName<T>(name: string, write: () => Promise<T>): Promise<T> {
  if (name.toLowerCase() === ALL_CATEGORIES.name.toLowerCase()) throw reservedCategoryName();
  try {
    return await write();
  } catch (error) {
    if (violatedUnique(error) !== 'category_name') throw error;
    throw invalid({ field: 'name', message: 'Kategori lain sudah memakai nama ini' });
  }
}

export const reservedCategoryName = () =>
  invalid({ field: 'name', message: '"Semua" adalah tanpa saringan, bukan kategori' });
