import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { api } from '../../platform/api/api';
import { messageOf } from '../../platform/api/api-error';
import { saveAs } from '../../platform/documents/save-as';
import { Button } from '../../platform/ui/button';
import { toast } from '../../platform/ui/toast';

/** All data about the customer as a file (UU PDP 27/2022). */
export function DataExport() {
  const download = useMutation({
    mutationFn: async () => saveAs('data-patungan.json', inJson(await api.file('/customer/export'))),
    onSuccess: () => toast('success', 'Data kamu sudah diunduh'),
    onError: (error) => toast('error', messageOf(error)),
  });
  return (
    <Button variant="secondary" busy={download.isPending} onClick={() => download.mutate()}>
      <Download aria-hidden="true" className="size-4" /> Unduh dataku
    </Button>
  );
}

const inJson = (content: unknown) => new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
