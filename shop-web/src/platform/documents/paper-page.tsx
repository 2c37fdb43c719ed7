import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { shopDocument } from '#contracts/platform/document.http';
import { api } from '../api/api';
import { isNotFound, messageOf } from '../api/api-error';
import { blobTransport } from '../api/blob-transport';
import { AsyncBoundary } from '../ui/async-boundary';
import { Button, LinkButton } from '../ui/button';
import { usePageTitle } from '../ui/page-head';
import { Loading, MissingRecord, Skeleton } from '../ui/states';
import { BackLink } from '../ui/titled';
import { toast } from '../ui/toast';
import { Paper } from './paper';
import { saveAs } from './save-as';

interface PaperPageProps {
  /** Of the API, without its query. `/pdf` after it is the same as a file. */
  path: string;
  query: Record<string, string>;
  back: { to: string; label: string };
}

/** On paper nothing around it is drawn, and what it lies in takes no room. */
const ONLY_THE_PAPER = `@media print {
  body :not(:has(.paper), .paper, .paper *) { display: none }
  @page { margin: 15mm }
  body :has(.paper) { display: block; margin: 0; padding: 0; max-width: none }
}`;

/** A paper with its buttons: print it, or take it as PDF. */
export const PaperPage = ({ back, ...paper }: PaperPageProps) => (
  <>
    <style>{ONLY_THE_PAPER}</style>
    <BackLink to={back.to}>{back.label}</BackLink>
    <AsyncBoundary
      skeleton={
        <Loading label="Memuat dokumen…">
          <Skeleton className="mt-4 h-96 !rounded-[14px]" />
        </Loading>
      }
      onError={(error) =>
        isNotFound(error) && (
          <MissingRecord title="Dokumen tidak ditemukan" action={<LinkButton to={back.to}>{back.label}</LinkButton>}>
            Mungkin tautannya salah, atau dokumen ini bukan milikmu.
          </MissingRecord>
        )
      }
    >
      <Loaded {...paper} />
    </AsyncBoundary>
  </>
);

const paperQuery = (path: string, query: Record<string, string>) =>
  queryOptions({
    queryKey: ['documents', path, query],
    queryFn: ({ signal }) => api.get(path, shopDocument, { query, signal }),
  });

function Loaded({ path, query }: Omit<PaperPageProps, 'back'>) {
  const { data: document } = useSuspenseQuery(paperQuery(path, query));
  usePageTitle(`${document.title} ${document.number}`);
  const download = useMutation({
    mutationFn: async () => {
      const pdf = await api.file(`${path}/pdf?${new URLSearchParams(query)}`, blobTransport);
      saveAs(`${document.fileName}.pdf`, pdf as Blob);
    },
    onError: (error) => toast('error', messageOf(error)),
  });
  return (
    <>
      <div className="my-4 flex flex-wrap gap-3">
        <Button busy={download.isPending} onClick={() => download.mutate()}>
          <Download aria-hidden="true" className="size-4" /> Unduh PDF
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" /> Cetak
        </Button>
      </div>
      <Paper of={document} />
    </>
  );
}
