import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { sessionView } from '#contracts/identity/session.http';
import { PAGE, WEBVIEW_ROOT } from '#contracts/shop-paths';
import { api } from '../../platform/api/api';
import { clearSession, deviceId, readSession, saveSession } from '../../platform/session/session';
import { enterWebView } from '../../platform/session/web-view';
import { Button, LinkButton } from '../../platform/ui/button';
import { Notice } from '../../platform/ui/notice';
import { usePageTitle } from '../../platform/ui/page-head';
import { AuthCard } from '../auth-card';
import { rememberEmail } from '../email-password/email-reminder';

/**
 * /webview/{atoken?}/{rtoken?} : opened by the app. The one-time code is removed from the address at once, and a
 * visitor who is signed in already confirms before the account changes.
 */
export function WebviewPage() {
  const { atoken, rtoken } = useCodeOnce();
  const navigate = useNavigate();
  const open = useOpenWebview();
  usePageTitle(open.isError ? 'Tautan tidak berlaku' : 'Membuka Patungan');
  const started = useRef(false);
  const [before] = useState(readSession);

  const start = () => {
    started.current = true;
    if (!atoken) return void navigate(PAGE.home, { replace: true });
    open.mutate({ atoken, rtoken: rtoken ?? '' });
  };
  useEffect(() => {
    if (!started.current && !(before && atoken)) start();
  });

  if (open.isError)
    return (
      <AuthCard title="Tautan ini tidak berlaku lagi" lead="Tautan dari aplikasi hanya bisa dipakai sekali.">
        <Notice tone="bad" live>
          Buka lagi dari aplikasinya, ya.
        </Notice>
        <LinkButton to={PAGE.home} variant="secondary" className="mt-4">
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
          <LinkButton to={PAGE.home} replace variant="secondary" wide>
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

/** The code of the address, which is then replaced: it must not be in the history or be sent to the next page. */
function useCodeOnce() {
  const { atoken, rtoken } = useParams();
  const [code] = useState({ atoken, rtoken });
  useEffect(() => history.replaceState(history.state, '', WEBVIEW_ROOT), []);
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
      await navigate(PAGE.home, { replace: true });
    },
  });
}
