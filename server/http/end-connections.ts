import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Lets a server that closes come to its end: it waits for every connection, and browsers keep theirs open for the next request. What is
 * under way is answered; the connection ends with it.
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
    // For replies whose head has gone out already, and those that are files.
    server.keepAliveTimeout = 1;
    // Connections that a browser opens beforehand and has not used: to Node they are not idle.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  });
}
