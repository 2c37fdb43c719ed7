import type { PriceList } from '#domain/scheme/price-list';
import { CategoryChips } from '../../shared/ui/category-chips';
import { KeywordField } from '../../shared/ui/keyword-field';
import type { BrandFilter } from './brand-search';

interface Props {
  categories: PriceList['categories'];
  filter: BrandFilter;
  onChange: (part: Partial<BrandFilter>) => void;
}

/** The list is here already, so it follows every letter. */
export const SchemeFilters = ({ categories, filter, onChange }: Props) => (
  <div className="mt-6">
    <KeywordField keyword={filter.keyword} className="lg:w-96" onKeyword={(keyword) => onChange({ keyword })} />
    <CategoryChips
      choices={[{ name: 'Semua', value: '' }, ...categories.map(({ slug, name }) => ({ name, value: slug }))]}
      chosen={filter.category}
      onChoose={(category) => onChange({ category })}
    />
  </div>
);
