import http from 'node:http';

/** @returns '' when the API reports database, queue and worker as up, else the problem. Not fetch: it would keep the connection. */
export function healthProblem(port) {
  return new Promise((resolve) => {
    const request = http.get(
      { host: '127.0.0.1', port, path: '/api/health', timeout: 5_000, agent: false },
      (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (chunk) => (body += chunk));
        response.on('end', () =>
          resolve(response.statusCode === 200 ? '' : `health ${response.statusCode}: ${body.slice(0, 300)}`),
        );
      },
    );
    request.on('timeout', () => request.destroy(new Error('no answer within 5 s')));
    request.on('error', (error) => resolve(error.code ?? error.message));
  });
}
