import type { PriceList } from '#domain/catalogue/scheme/price-list';
import { CategoryChips } from '../category-chips';
import { KeywordField } from '../keyword-field';
import type { SchemeFilter } from './provider-search';

interface Props {
  categories: PriceList['categories'];
  filter: SchemeFilter;
  onChange: (part: Partial<SchemeFilter>) => void;
}

/** The list is loaded already, so it is filtered at every letter. */
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
