import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { providersQuery } from './catalogue.queries';
import { mostSimilar } from '../most-similar';
import { ProviderCards } from './provider-cards';

/** For 'netflx' or 'yutub': what the visitor may have meant, in all categories; `otherwise` where nothing is similar. */
export default function SimilarProviders({ keyword, otherwise }: { keyword: string; otherwise: ReactNode }) {
  const { data, isPending } = useQuery(providersQuery({ page: 1, keyword: '', category: '' }));
  const similar = mostSimilar(keyword, data?.items ?? []);
  if (similar.length === 0) return isPending ? null : otherwise;
  return (
    <>
      <p role="status" className="mb-3 font-bold">
        Mungkin maksudmu
      </p>
      <ProviderCards providers={similar} />
    </>
  );
}
