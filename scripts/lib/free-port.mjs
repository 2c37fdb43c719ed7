import net from 'node:net';

/** A port that is free at this moment. */
export const freePort = (host = '127.0.0.1') => listenOnce({ port: 0, host });

/** @returns undefined when the port may be used, else the reason ('EADDRINUSE', 'EACCES', …). */
export async function whyNotPort(port, host) {
  try {
    await listenOnce({ port, host });
    return undefined;
  } catch (error) {
    return error.code ?? error.message;
  }
}

function listenOnce(options) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(options, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
