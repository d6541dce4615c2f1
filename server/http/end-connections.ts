import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Ends idle connections when the server closes: it waits for every connection, and browsers keep theirs open for the next request. Running
 * requests are answered, and their connections end after the reply.
 */
export function endConnectionsOnClose(app: FastifyInstance) {
  const { server } = app;
  const sockets = new Set<Socket>();
  let closing = false;
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('onSend', async (_, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    closing = true;
    // For replies whose headers were already sent, and for files.
    server.keepAliveTimeout = 1;
    // Connections that a browser opened in advance and has not used: Node does not count them as idle.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  });
}
