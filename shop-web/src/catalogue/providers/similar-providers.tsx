import { useQuery } from '@tanstack/react-query';
import { providersQuery } from './catalogue.queries';
import { mostSimilar } from './most-similar';
import { ProviderCard } from './provider-card';
import { GRID } from './provider-list-skeleton';

/** For 'netflx' or 'yutub': what the visitor may have meant, in all categories. */
export default function SimilarProviders({ keyword }: { keyword: string }) {
  const { data } = useQuery(providersQuery({ page: 1, keyword: '', category: '' }));
  const similar = mostSimilar(keyword, data?.items ?? []);
  return (
    <>
      <p role="status" className="mb-3 font-bold">
        {similar.length > 0 && 'Mungkin maksudmu'}
      </p>
      <ul className={GRID}>
        {similar.map((provider) => (
          <li key={provider.uid}>
            <ProviderCard provider={provider} />
          </li>
        ))}
      </ul>
    </>
  );
}
