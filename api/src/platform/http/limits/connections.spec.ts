import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '#testing/settle';
import { addressOf, limitConnections } from './connections.js';

describe('connections of one address', () => {
  let server: Server;
  let port: number;
  let sockets: Socket[];
  let said: number[];

  beforeEach(async () => {
    [sockets, said] = [[], []];
    server = createServer((_, response) => response.end('ok'));
    limitConnections(server, 3, (refused) => said.push(refused));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  });
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  /** Unfinished: of a request it sends the first line only. */
  async function open(from: string): Promise<Socket> {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    sockets.push(socket);
    socket.on('error', () => undefined).write('GET / HTTP/1.1\r\n');
    await once(socket, 'connect');
    return socket;
  }
  const answers = async (from: string) => {
    const socket = await open(from);
    socket.write('Host: x\r\nConnection: close\r\n\r\n');
    let text = '';
    for await (const part of socket) text += String(part);
    return text.includes('200 OK');
  };

  it('leave room for others, and for itself once they are closed', async () => {
    const mine = [await open('127.0.0.2'), await open('127.0.0.2'), await open('127.0.0.2')];
    expect(await answers('127.0.0.2').catch(() => false)).toBe(false);
    expect(await answers('127.0.0.3')).toBe(true);
    expect(said).toEqual([1]);
    mine[0]!.destroy();
    await once(mine[0]!, 'close');
    // The server hears of it a little later.
    await until('room', () => answers('127.0.0.2').catch(() => false));
  });
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('%s counts as %s', (remote, counted) => expect(addressOf(remote)).toBe(counted));
