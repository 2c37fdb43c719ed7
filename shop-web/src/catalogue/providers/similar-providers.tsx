import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { providersQuery } from './catalogue.queries';
import { mostSimilar } from '../most-similar';
import { ProposeService, notHere } from './not-sold-yet';
import { ProviderCards } from './provider-cards';

/** For 'netflx' or 'yutub': that it is not here, what the visitor may have meant, in all categories; `otherwise` where nothing is similar. */
export default function SimilarProviders({
  keyword,
  isMissing,
  otherwise,
}: {
  keyword: string;
  /** It was looked for in all categories. */
  isMissing: boolean;
  otherwise: ReactNode;
}) {
  const { data, isPending } = useQuery(providersQuery({ page: 1, keyword: '', category: '' }));
  const similar = mostSimilar(keyword, data?.items ?? []);
  if (similar.length === 0) return isPending ? null : otherwise;
  return (
    <>
      <div role="status" className="mb-3">
        {isMissing && <p>{notHere(keyword)}</p>}
        <p className="font-bold">Mungkin maksudmu</p>
      </div>
      <ProviderCards providers={similar} />
      {isMissing && <ProposeService keyword={keyword} />}
    </>
  );
}
