import type { ProductLines } from '#runtime/sales/product-lines';
import { invalid } from '../../platform/http/errors/refusal.js';

/** Of a filter of the books: a table of a line that there is not would be empty, as if nothing was sold. @throws Refusal 422 at `productLine` */
export function checkLine(lines: ProductLines, productLine: string | undefined): void {
  if (productLine !== undefined && !lines.names().includes(productLine))
    throw invalid({ field: 'productLine', message: 'Lini produk ini tidak ada' });
}
