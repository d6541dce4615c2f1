// Plain JavaScript without packages, because `npm start` asks for the port before there are any.
import { createServer } from 'node:net';
import { holderOfFolder } from './lock-holder.mjs';

/**
 * Why a server cannot listen there, and what helps; undefined when the code is of another kind.
 * @param {string | undefined} code
 * @param {{ host: string, port: number, dataDir: string }} at
 * @returns {{ what: string, cure: string } | undefined}
 */
export function listenFault(code, { host, port, dataDir }) {
  switch (code) {
    case 'EADDRINUSE': {
      const pid = holderOfFolder(dataDir);
      if (pid !== undefined)
        return {
          what: `Port ${port} is taken, and a server of this shop is running: process ${pid} uses the data folder ${dataDir}.`,
          cure: `Stop it (kill ${pid}), or start another one beside it: DATA_DIR=./data-2 PORT=${port + 1} npm start`,
        };
      return {
        what: `Port ${port} is taken by another program.`,
        cure: `Stop that program, or take another port: PORT=${port + 1} npm start`,
      };
    }
    case 'EACCES':
      return {
        what: `This user may not listen on port ${port}.`,
        cure: 'Take a port above 1023: PORT=3000 npm start',
      };
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return {
        what:
          code === 'ENOTFOUND' ? `The name ${host} is not known.` : `This machine has no address ${host}.`,
        cure: 'Leave HOST out, or name an address of this machine: HOST=127.0.0.1',
      };
    default:
      return undefined;
  }
}

/**
 * Listens there for a moment, so that a fault is known before the work that the server needs.
 * @param {{ host: string, port: number, dataDir: string }} at
 * @returns {Promise<{ what: string, cure: string } | undefined>}
 */
export function whyNotListen({ host, port, dataDir }) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(listenFault(error.code, { host, port, dataDir })));
    probe.listen({ host, port }, () => probe.close(() => resolve(undefined)));
  });
}
