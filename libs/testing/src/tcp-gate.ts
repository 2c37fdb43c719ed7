import net from 'node:net';
import { freePort } from '#testing/free-port';

/** A TCP proxy in front of a server that can be open, closed or silent, to simulate an outage. */
export class TcpGate {
  private server: net.Server | null = null;
  private frozen = false;
  private readonly sockets = new Set<net.Socket>();

  private constructor(
    private readonly target: URL,
    private readonly port: number,
  ) {}

  /** Closed at first. */
  static async before(url: string): Promise<TcpGate> {
    return new TcpGate(new URL(url), await freePort());
  }

  /** The server's URL with the proxy's address. */
  get url(): string {
    const through = new URL(this.target);
    through.hostname = '127.0.0.1';
    through.port = String(this.port);
    return through.href;
  }

  async open(): Promise<void> {
    this.server = net.createServer((near) => this.join(near));
    await new Promise<void>((resolve) => this.server!.listen(this.port, '127.0.0.1', resolve));
  }

  /** Refuses new connections and destroys the existing ones. */
  async close(): Promise<void> {
    const { server } = this;
    this.server = null;
    this.frozen = false;
    if (!server) return;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of this.sockets) socket.resetAndDestroy();
    await closed;
  }

  /** Keeps connections open but forwards nothing. */
  silence(): void {
    for (const socket of this.sockets) socket.unpipe().pause();
  }

  /** As a server that was stopped by a signal: connections, new ones too, stay open and nothing comes back. Until `close`. */
  freeze(): void {
    this.frozen = true;
    this.silence();
  }

  private join(near: net.Socket): void {
    const usual = this.target.protocol.startsWith('redis') ? 6379 : 5432;
    const far = net.connect(Number(this.target.port) || usual, this.target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        this.sockets.delete(socket);
        other.destroy();
      });
      if (!this.frozen) socket.pipe(other);
    }
  }
}
