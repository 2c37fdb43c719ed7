import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { sessionView } from '#contracts/http/session.http';
import { api } from '../../shared/api/api';
import { rememberEmail } from '../../shared/session/email-reminder';
import { clearSession, deviceId, readSession, saveSession } from '../../shared/session/session';
import { enterWebView } from '../../shared/session/web-view';
import { AuthCard } from '../../shared/ui/auth-card';
import { Button, LinkButton } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { usePageTitle } from '../../shared/ui/use-page-title';

/**
 * /webview/{atoken?}/{rtoken?} : an app opens the shop. The halves of the one-time code leave the address at once, and
 * whoever is signed in here already is asked before somebody else takes the place. Spec 1 §4, reliability.md §5.14.
 */
export function WebviewPage() {
  usePageTitle('Membuka Patungan');
  const { atoken, rtoken } = useCodeOnce();
  const navigate = useNavigate();
  const open = useOpenWebview();
  const started = useRef(false);
  const [before] = useState(readSession);

  const start = () => {
    started.current = true;
    enterWebView();
    if (!atoken) return void navigate('/', { replace: true });
    open.mutate({ atoken, rtoken: rtoken ?? '' });
  };
  useEffect(() => {
    if (!started.current && !(before && atoken)) start();
  });

  if (open.isError)
    return (
      <AuthCard title="Tautan ini tidak berlaku lagi" lead="Tautan dari aplikasi hanya bisa dipakai sekali.">
        <Notice tone="bad" live>
          Kembali ke aplikasi, lalu buka lagi dari sana.
        </Notice>
        <LinkButton to="/" variant="secondary" className="mt-4">
          Ke beranda
        </LinkButton>
      </AuthCard>
    );
  if (before && atoken && open.isIdle)
    return (
      <AuthCard
        title="Ganti akun?"
        lead={`Kamu sudah masuk sebagai ${before.username}. Aplikasi mau membuka Patungan dengan akunnya sendiri.`}
      >
        <div className="space-y-3">
          <Button wide onClick={start}>
            Pakai akun dari aplikasi
          </Button>
          <LinkButton to="/" replace variant="secondary" wide>
            Tetap sebagai {before.username}
          </LinkButton>
        </div>
      </AuthCard>
    );
  return (
    <p role="status" className="column py-20 text-center text-muted">
      Membuka Patungan…
    </p>
  );
}

/** What the address said, and an address that does not say it any more: not to the history, not to the next page. */
function useCodeOnce() {
  const { atoken, rtoken } = useParams();
  const [code] = useState({ atoken, rtoken });
  useEffect(() => history.replaceState(history.state, '', '/webview'), []);
  return code;
}

function useOpenWebview() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ atoken, rtoken }: { atoken: string; rtoken: string }) =>
      api.get('/customer/token/webview', sessionView, {
        anonymous: true,
        headers: { authorization: `Bearer ${atoken}`, 'x-refresh-token': rtoken, 'x-device-id': deviceId() },
      }),
    onSuccess: async (session) => {
      const device = deviceId();
      clearSession();
      rememberEmail(session);
      saveSession({ ...session, deviceId: device });
      enterWebView();
      queryClient.clear();
      await navigate('/', { replace: true });
    },
  });
}
