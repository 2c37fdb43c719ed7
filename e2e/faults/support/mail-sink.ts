import net from 'node:net';

export interface SinkMail {
  messageId: string;
  at: number;
}

/** An SMTP server that takes everything and remembers what came, every copy of it. */
export class MailSink {
  readonly mails: SinkMail[] = [];
  private readonly sockets = new Set<net.Socket>();

  private constructor(private readonly server: net.Server) {}

  static async open(): Promise<MailSink> {
    const server = net.createServer();
    const sink = new MailSink(server);
    server.on('connection', (socket) => sink.converse(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return sink;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as net.AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private converse(socket: net.Socket): void {
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
    socket.on('error', () => undefined); // a sender that was killed
    let text = '';
    let message: string[] | null = null;
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (text + chunk).split('\r\n');
      text = lines.pop() ?? '';
      for (const line of lines) {
        if (message === null) {
          message = /^data$/i.test(line) ? [] : null;
          socket.write(replyTo(line));
        } else if (line === '.') {
          this.keep(message);
          message = null;
          socket.write('250 kept\r\n');
        } else message.push(line);
      }
    });
    socket.write('220 sink\r\n');
  }

  private keep(lines: string[]): void {
    const header = lines.find((line) => /^message-id:/i.test(line)) ?? '';
    this.mails.push({ messageId: header.replace(/^message-id:\s*/i, ''), at: Date.now() });
  }
}

function replyTo(line: string): string {
  if (/^data$/i.test(line)) return '354 go on\r\n';
  return /^quit$/i.test(line) ? '221 bye\r\n' : '250 ok\r\n';
}
