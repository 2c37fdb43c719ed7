import { ApiError } from '../src/platform/api/api-error';
import { Badge } from '../src/platform/ui/badge';
import { FailureNotice } from '../src/platform/ui/form-errors';
import { RoomSkeleton } from '../src/platform/ui/kept-room';
import { Notice } from '../src/platform/ui/notice';
import {
  EmptyState,
  ErrorState,
  FailedLine,
  Loading,
  MissingPage,
  MissingRecord,
  Skeleton,
  SkeletonList,
  Unsettled,
} from '../src/platform/ui/states';
import { Button } from '../src/platform/ui/button';
import { FailedProgress } from '../src/platform/ui/progress-bar';
import { Example, Part, Row } from './example';

const TONES = ['neutral', 'good', 'warn', 'info', 'bad', 'solid', 'outline'] as const;
const NOTICES = ['info', 'good', 'warn', 'bad'] as const;
const SERVER_ERROR = new ApiError(503, 'UNAVAILABLE', 'Server sedang sibuk. Coba sebentar lagi, ya.');
const ignore = () => undefined;

export const Feedback = () => (
  <Part id="feedback" title="Keadaan">
    <Example of="Badge">
      <Row>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
    </Example>
    <Example of="Notice dan FailureNotice">
      <div className="space-y-3">
        {NOTICES.map((tone) => (
          <Notice key={tone} tone={tone} title={`Judul (${tone})`}>
            Apa yang terjadi, dan apa langkahmu berikutnya.
          </Notice>
        ))}
        <FailureNotice error={SERVER_ERROR} />
      </div>
    </Example>
    <Example of="EmptyState">
      <EmptyState title="Belum ada pesanan" drawing="empty-cart" action={<Button>Cari layanan</Button>}>
        Pesananmu muncul di sini.
      </EmptyState>
    </Example>
    <Example of="ErrorState, FailedProgress (di tepi atas)">
      <FailedProgress />
      <ErrorState error={SERVER_ERROR} onRetry={ignore} />
      <FailedLine what="Ulasan" onRetry={ignore} />
    </Example>
    <Example of="MissingRecord, MissingPage">
      <MissingRecord title="Pesanan ini tidak ada">Mungkin alamatnya salah ketik.</MissingRecord>
      <MissingPage title="Halaman ini tidak ada">Mungkin alamatnya salah ketik.</MissingPage>
    </Example>
    <Example of="Skeleton, SkeletonList dan RoomSkeleton">
      <Loading>
        <Skeleton className="mb-3 h-8 w-40" />
      </Loading>
      <SkeletonList item="h-20" />
      <RoomSkeleton name="contoh" title="Langgananmu" high="min-h-52" />
      <Unsettled />
    </Example>
  </Part>
);
